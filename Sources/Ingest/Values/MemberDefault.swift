import WebModel

/// A default that names a member of an enumeration: `Size.M`, `.m`.
enum MemberDefault {
    /// The value that the member stands for, in quotes, if the type has exactly one such value; anything else as it is.
    static func resolved(_ text: String, type: WebType) -> String {
        guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, isIdentifier(parts[1]), let literals = type.literals else { return text }
        guard parts[0].isEmpty || (isIdentifier(parts[0]) && (type.alias ?? String(parts[0])) == parts[0]) else {
            return text
        }
        let member = MemberName.folded(parts[1])
        let values = literals.compactMap { literal -> String? in
            guard case .string(let value) = literal, MemberName.folded(value) == member else { return nil }
            return value
        }
        return values.count == 1 ? "'\(values[0])'" : text
    }

    private static func isIdentifier(_ text: Substring) -> Bool {
        guard let first = text.first, first.isWordLetter || first == "_" || first == "$" else { return false }
        return text.allSatisfy { $0.isLetterOrNumber || $0 == "_" || $0 == "$" }
    }
}
