import Core

/// A reference to a token in braces: `{color.brand.primary}`.
struct TokenAlias {
    /// Steps to the token, none of which is empty or begins with `$`; without the `$root` at the end.
    private let steps: [Substring]
    /// Whether it is for the `$root` of a group, and so has the name of the group.
    let isRoot: Bool

    var name: TokenName { TokenPath.name(of: steps) }

    var path: [String] { steps.map(String.init) + (isRoot ? ["$root"] : []) }

    init?(_ text: String, _ dialect: TokenDialect) {
        guard text.utf8.count > 2, text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}") else {
            return nil
        }
        var inside = Substring(text.utf8.dropFirst().dropLast())
        guard !inside.utf8.contains(where: Self.isBrace) else { return nil }
        if dialect.isLoose { inside = inside.trimmingSpaces }
        var steps = inside.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map {
            Substring($0)
        }
        isRoot = steps.last == "$root"
        // Style Dictionary named the value of a token at first, and not the token.
        let isOfValue = dialect.isLoose && steps.count > 1 && ["value", "$value"].contains(steps.last)
        if isRoot || isOfValue { steps.removeLast() }
        guard !steps.isEmpty, steps.allSatisfy(Self.isStep) else { return nil }
        self.steps = steps
    }

    private static func isStep(_ step: Substring) -> Bool {
        guard let first = step.utf8.first, let last = step.utf8.last else { return false }
        return first != UInt8(ascii: "$") && first != UInt8(ascii: " ") && last != UInt8(ascii: " ")
    }

    static func isBrace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") }
}

extension Substring {
    var trimmingSpaces: Substring { Substring(utf8.trimming { $0 == UInt8(ascii: " ") }) }
}
