/// A field of the manifest.
struct LandmineProperty {
    let name: String
    private let type: String
    private let fallback: String?

    /// Of another type at each position.
    init(name: String, position: Int) {
        self.name = name
        let types: [(String, String?)] = [
            ("boolean", "false"), ("string", "''"), ("'a' | 'b'", "'a'"), ("number", "3"), ("string | undefined", nil),
            ("string[]", "[]"), ("(value: string) => string", nil), ("Date | null", "null"), ("1 | 2 | 3", "1"),
        ]
        (type, fallback) = types[position % types.count]
    }

    /// A closed set of words, of which the last is the default.
    init(name: String, values: [String]) {
        self.name = name
        let words = values.map(Self.quoted)
        type = words.joined(separator: " | ")
        fallback = words.last
    }

    func field(_ text: String) -> [String: Any] {
        var field: [String: Any] = [
            "kind": "field", "name": name, "attribute": name, "description": text, "type": ["text": type],
        ]
        if let fallback { field["default"] = fallback }
        return field
    }

    /// As a literal of TypeScript.
    private static func quoted(_ value: String) -> String {
        var result = "'"
        for scalar in value.unicodeScalars {
            switch scalar {
            case "'", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\0": result += "\\0"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "'"
    }
}
