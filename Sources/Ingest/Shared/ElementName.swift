/// The name of a custom element, as HTML allows it.
enum ElementName {
    static func isValid(_ name: some StringProtocol) -> Bool {
        guard let first = name.unicodeScalars.first, ("a"..."z").contains(first), name.contains("-") else {
            return false
        }
        return name.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "0"..."9", "-", "_", ".": true
            default: !scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            }
        }
    }

    /// A title that is a tag and nothing else: `my-button`, `<my-button>`.
    static func inTitle(_ title: String) -> String? {
        var name = title.trimmed.filter { $0 != "`" }
        if name.hasPrefix("<"), name.hasSuffix(">") { name = String(name.dropFirst().dropLast()) }
        return isValid(name) ? name : nil
    }

    /// Text that stands before the names of pages in the tags of nearly all of them: `scale-` of `scale-button`.
    static func prefix(_ prefixes: [String], of pages: Int) -> String? {
        // A rule needs as many pages that show it, and as large a part of all.
        let (leastPages, leastShare) = (2, 0.8)
        let counts = Dictionary(prefixes.map { ($0, 1) }, uniquingKeysWith: +)
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
        return most.value >= leastPages && Double(most.value) >= leastShare * Double(pages) ? most.key : nil
    }
}
