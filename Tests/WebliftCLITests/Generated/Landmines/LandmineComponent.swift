/// A class declaration of the manifest.
struct LandmineComponent {
    let tag: String
    /// A description of it and of all that it has.
    var text = "What it is."
    var properties: [LandmineProperty] = []
    var slots: [String] = []
    var events: [String] = []
    var methods: [String] = []

    mutating func addProperty(_ name: String, values: [String]) {
        // JavaScript has one field of a name.
        properties.removeAll { $0.name == name }
        properties.append(LandmineProperty(name: name, values: values))
    }

    func declaration(_ index: Int) -> [String: Any] {
        let fields = properties.map { $0.field(text) }
        let fieldNames = Set(properties.map(\.name))
        let functions = methods.filter { !fieldNames.contains($0) }.map { name in
            [
                "kind": "method", "name": name, "description": text,
                "parameters": [["name": name, "type": ["text": "string"]] as [String: Any]],
                "return": ["type": ["text": "void"]],
            ] as [String: Any]
        }
        return [
            "kind": "class", "name": "Landmine\(index)", "customElement": true, "tagName": tag,
            "summary": text, "description": text, "deprecated": text == "What it is." ? false : text as Any,
            "members": fields + functions,
            "slots": slots.map { ["name": $0, "description": text] },
            "events": events.enumerated().map { position, name in
                let types = ["Event", "CustomEvent<{ value: string }>", "CustomEvent<number>"]
                return ["name": name, "description": text, "type": ["text": types[position % types.count]]]
                    as [String: Any]
            },
        ]
    }
}

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

/// Text that would leave the comment or the literal that it is put into, if it could.
enum LandmineText {
    static let short =
        "*/ /* \"\"\" \" \\( \\u{0} `code` ``` \r \r\n \u{0} \u{2028} \u{2029} \u{200F}\u{202E}txet\u{2066} #if \u{FEFF} \\"

    /// 100 KB in one line, and as many again in many.
    static let long =
        String(repeating: "long */ \\(text) ", count: 6_400) + String(repeating: "line\n*/\n", count: 12_500)

    /// Values of one enumeration that are hard to tell apart or to name.
    static let values = [
        "", " ", "-", "+", "a", "A", "a+", "a-", "+a", "-a", "a b", "a-b", "aB", "AB", "a_b", "1", "01", "1a", "1.5",
        "-1", "🙂", "🙂🙂", "👩‍👩‍👧", "é", "e\u{301}", "ß", "SS", "default", "Default", "DEFAULT", "self", "Self", "init",
        "Type", "rawValue", "allCases", "hashValue", "description", "none", "some", "\\(x)", "\"", "'", "*/",
        "\u{202E}x", "\u{0}", "\n", "_", "__", "$0", "#if", "`a`", "//", "x/y", "../x",
    ]
}
