import SwiftModel

/// The colors of the parts of a component, as the arguments of `ComponentParts`: only what tokens say.
struct PartLook {
    let looks: ComponentLooks
    let tone: SwiftIdentifier?
    let parts: [DrawnPart]

    /// nil where no token says any of them.
    var value: SwiftValueText? {
        let arguments = parts.compactMap { part in
            colors(of: part).map { SwiftValueText.Argument(part.label, $0) }
        }
        return arguments.isEmpty ? nil : .call("ComponentParts", arguments)
    }

    private func colors(of part: DrawnPart) -> SwiftValueText? {
        let arguments = part.properties.compactMap { property in
            states(of: property, of: part).map { SwiftValueText.Argument(Self.label(of: property), $0) }
        }
        return arguments.isEmpty ? nil : .call("ComponentPartColors", arguments)
    }

    private func states(of property: LookProperty, of part: DrawnPart) -> SwiftValueText? {
        let arguments = Self.states.filter { part.showsInvalid || $0.states != .invalid }.compactMap { state in
            color(property, state.states, state.interactions, in: part.chain).map {
                SwiftValueText.Argument(state.label, .word($0))
            }
        }
        return arguments.isEmpty ? nil : .call("ComponentStateColors", arguments)
    }

    private static func label(of property: LookProperty) -> String {
        switch property {
        case .text: "text"
        case .border: "border"
        default: "fill"
        }
    }

    /// In the order of the arguments of `ComponentStateColors`. On a phone a press stands for hovering.
    private static let states: [(label: String, states: LookStates, interactions: [LookInteraction])] = [
        ("normal", .normal, [.none]),
        ("pressed", .normal, [.pressed, .hovered]),
        ("selected", .selected, [.none]),
        ("selectedPressed", .selected, [.pressed, .hovered]),
        ("disabled", .disabled, [.none]),
        ("selectedDisabled", [.selected, .disabled], [.none]),
        ("invalid", .invalid, [.none]),
    ]

    private func color(
        _ property: LookProperty,
        _ states: LookStates,
        _ interactions: [LookInteraction],
        in chain: [LookPart]
    ) -> String? {
        for part in chain {
            for interaction in interactions {
                // What fills a mark is its color, whatever a system calls that.
                for property in property == .border ? [property] : [property, .background, .text] {
                    if part == .whole, property == .text { continue }
                    var purpose = LookPurpose(property, of: part)
                    purpose.states = states
                    purpose.interaction = interaction
                    if let token = looks.color(purpose, for: tone) { return token.home.reference }
                }
            }
        }
        return nil
    }
}
