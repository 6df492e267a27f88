import SwiftModel

/// A part that the helper of a native primitive draws by itself, and which tokens say its colors.
struct DrawnPart {
    /// What `ComponentParts` calls it.
    let label: String
    /// What tokens call it, the clearest name first. The whole component stands last where it is nothing but this part.
    let chain: [LookPart]
    /// What is drawn of it.
    let properties: [LookProperty]
    /// Whether its helper knows what is invalid.
    var showsInvalid = false

    static func parts(of primitive: NativePrimitive?) -> [DrawnPart] {
        switch primitive {
        case .toggleCheckbox:
            [
                DrawnPart(
                    label: "box",
                    chain: [.box, .whole],
                    properties: [.background, .border],
                    showsInvalid: true
                ),
                DrawnPart(
                    label: "mark",
                    chain: [.mark, .tick, .indicator, .icon],
                    properties: [.text],
                    showsInvalid: true
                ),
            ]
        case .pickerRadioGroup:
            [
                DrawnPart(label: "box", chain: [.box], properties: [.background, .border]),
                DrawnPart(label: "mark", chain: [.mark, .indicator], properties: [.text]),
            ]
        case .toggleSwitch:
            [
                DrawnPart(label: "track", chain: [.track, .box, .whole], properties: [.background, .border]),
                DrawnPart(label: "handle", chain: [.handle, .mark, .indicator], properties: [.background, .border]),
            ]
        default: []
        }
    }
}
