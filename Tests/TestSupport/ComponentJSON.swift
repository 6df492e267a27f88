/// The inside of the declaration of a component in a manifest, from its items as a matrix spells them: `name: type = default`,
/// `method()`, `@event: type`, `#slot`, `::part(name)` and `--style = default`.
package enum ComponentJSON {
    package static func of(_ items: String...) -> String { of(items) }

    package static func of(_ items: [String]) -> String {
        items.isEmpty ? #""members":[]"# : lists(of: items).joined(separator: ",")
    }

    /// Its lists that are not empty.
    package static func lists(of items: [String]) -> [String] {
        let entries = items.map(entry)
        return ["members", "events", "slots", "cssParts", "cssProperties"].compactMap { list in
            let own = entries.filter { $0.list == list }.map(\.json)
            return own.isEmpty ? nil : #""\#(list)":[\#(own.joined(separator: ","))]"#
        }
    }

    /// A manifest of components, by their tags and the inside of their declarations.
    package static func manifest(_ components: [(tag: String, json: String)]) -> String {
        let declarations = components.map { tag, json in
            #"{"kind":"class","customElement":true,"name":"C\#(tag.filter { $0 != "-" })","tagName":"\#(tag)",\#(json)}"#
        }
        return """
            {"schemaVersion":"2.1.0","modules":[{"kind":"javascript-module","path":"x.js",
            "declarations":[\(declarations.joined(separator: ",\n"))]}]}
            """
    }

    private static func entry(_ item: String) -> (list: String, json: String) {
        let sides = item.split(separator: " = ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let words = sides[0].split(separator: ": ", maxSplits: 1).map(String.init)
        let type = words.count > 1 ? #","type":{"text":\#(quoted(words[1]))}"# : ""
        let value = sides.count > 1 ? #","default":\#(quoted(sides[1]))"# : ""
        func json(_ kind: String, _ name: Substring) -> String { "{\(kind)\"name\":\(quoted(name))\(type)\(value)}" }
        let name = words[0][...]
        switch name.first {
        case "@": return ("events", json("", name.dropFirst()))
        case "#": return ("slots", json("", name.dropFirst()))
        case ":": return ("cssParts", json("", name.dropFirst("::part(".count).dropLast()))
        case "-": return ("cssProperties", json("", name))
        default:
            let isMethod = name.hasSuffix("()")
            return (
                "members", json(#""kind":"\#(isMethod ? "method" : "field")","#, isMethod ? name.dropLast(2) : name)
            )
        }
    }

    /// A text as JSON.
    package static func quoted(_ text: some StringProtocol) -> String {
        "\"\(String(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
