extension SwiftIdentifier {
    /// As it is written where the name is declared: `default` in backticks.
    package var declaration: String {
        SwiftKeyword.reserves(name) ? escaped : name
    }

    /// As it is written where the name is used by itself.
    package var reference: String {
        SwiftKeyword.reservesAlone(name) ? escaped : name
    }

    /// As it is written behind a dot.
    package var member: String {
        switch context {
        case .type, .nestedType, .genericParameter, .namePart: declaration
        case .property, .uiKitProperty, .enumCase, .function:
            SwiftKeyword.reservesAsMember(name) ? escaped : name
        }
    }

    /// As it is written as the label of an argument in a call: `default:` needs no backticks there.
    package var label: String {
        SwiftKeyword.reservedAsLabel.contains(name) ? escaped : name
    }

    private var escaped: String { "`\(name)`" }
}
