import Core

extension SwiftIdentifier {
    /// Spelling in the declaration of the name: `default` in backticks.
    package var declaration: String { SwiftKeyword.reserved.contains(name) ? escaped : name }

    package var reference: String { SwiftKeyword.reservedAlone.contains(name) ? escaped : name }

    package var member: String {
        switch context {
        case .type, .nestedType, .genericParameter, .namePart: declaration
        case .property, .uiKitProperty, .enumCase, .function:
            SwiftKeyword.reservedAsMember.contains(name) ? escaped : name
        }
    }

    /// Spelling as the label of an argument in a call: `default:` needs no backticks there.
    package var label: String { SwiftKeyword.reservedAsLabel.contains(name) ? escaped : name }

    /// Name for the state of a view, never in backticks: `@State`, a macro from Xcode 27 on, makes other names of it.
    package func ofState(beside isTaken: (String) -> Bool = { _ in false }) -> SwiftIdentifier {
        guard declaration != name else { return self }
        var other = name + "Value"
        while isTaken(other) || Self.isHidden(other, as: context) { other += "Value" }
        return SwiftIdentifier(checked: other, as: context)
    }

    private var escaped: String { "\(code: name)" }
}

/// Names that need backticks, and where, as the compiler (6.3) says of every keyword; a test asks it again.
enum SwiftKeyword {
    static let reserved: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Free to be declared, but an expression or a type that begins with one goes on behind it.
    static let reservedInUse: Set<String> = ["any", "await", "each", "some"]

    static let reservedAlone = reserved.union(reservedInUse)

    /// Words that even behind a dot mean the initializer, the value itself and the metatypes.
    static let reservedAsMember: Set<String> = ["Protocol", "Type", "init", "self"]

    /// Not free as the label of an argument; of all others the compiler says that they need no backticks there.
    static let reservedAsLabel: Set<String> = ["inout"]
}
