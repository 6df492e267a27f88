/// The colors of parts of a component as the generated `ComponentParts` says them.
struct DrawnParts {
    /// What a part is in when it is drawn.
    typealias Situation = DrawnColors.Situation

    /// By the part, its property and the name of the state.
    private let colors: [String: [String: [String: DrawnLooks.Ink]]]

    /// nil stands for what no token says.
    init(_ value: SwiftValueText?, _ ink: (String) -> DrawnLooks.Ink?) {
        var colors: [String: [String: [String: DrawnLooks.Ink]]] = [:]
        for part in value?.arguments ?? [] {
            for property in part.value.arguments {
                for state in property.value.arguments {
                    if case .word(let word) = state.value, let ink = ink(word) {
                        colors[part.label, default: [:]][property.label, default: [:]][state.label] = ink
                    }
                }
            }
        }
        self.colors = colors
    }

    func has(_ part: String) -> Bool { colors[part] != nil }

    /// As `ComponentStateColors` chooses: disabled wins over invalid, invalid over pressed, and pressed over selected.
    func color(_ part: String, _ property: String, _ situation: Situation) -> DrawnLooks.Ink? {
        guard let states = colors[part]?[property] else { return nil }
        let resting = (situation.isSelected ? states["selected"] : nil) ?? states["normal"]
        if situation.isDisabled {
            return (situation.isSelected ? states["selectedDisabled"] : nil) ?? states["disabled"] ?? resting
        }
        if situation.isInvalid, let invalid = states["invalid"] { return invalid }
        if situation.isPressed {
            return (situation.isSelected ? states["selectedPressed"] : nil) ?? states["pressed"] ?? resting
        }
        return resting
    }
}

extension SwiftValueText {
    /// Of a call; nothing for all else.
    var arguments: [Argument] {
        if case .call(_, let arguments) = self { arguments } else { [] }
    }
}
