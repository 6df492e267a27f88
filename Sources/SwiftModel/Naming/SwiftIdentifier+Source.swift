extension SwiftIdentifier {
    /// Spelling in the declaration of the name: `default` in backticks.
    package var declaration: String {
        SwiftKeyword.reserves(name) ? escaped : name
    }

    /// Spelling where the name is used by itself.
    package var reference: String {
        SwiftKeyword.reservesAlone(name) ? escaped : name
    }

    /// Spelling behind a dot.
    package var member: String {
        switch context {
        case .type, .nestedType, .genericParameter, .namePart: declaration
        case .property, .uiKitProperty, .enumCase, .function:
            SwiftKeyword.reservesAsMember(name) ? escaped : name
        }
    }

    /// Spelling as the label of an argument in a call: `default:` needs no backticks there.
    package var label: String {
        SwiftKeyword.reservedAsLabel.contains(name) ? escaped : name
    }

    /// The name for the state of a view, never one in backticks: `@State`, a macro from Xcode 27 on, makes other names of it.
    package func ofState(beside isTaken: (String) -> Bool = { _ in false }) -> SwiftIdentifier {
        guard declaration != name else { return self }
        var other = name + "Value"
        while isTaken(other) || Self.isHidden(other, as: context) { other += "Value" }
        return SwiftIdentifier(checked: other, as: context)
    }

    private var escaped: String { "`\(name)`" }
}
