import Core

/// A manifest that decisions make: always JSON of the right shape, with names, types and texts that nobody expects.
struct ManifestText {
    private var choices: Choices

    init(_ choices: Choices) {
        self.choices = choices
    }

    mutating func bytes() -> [UInt8] {
        var declarations: [String] = []
        repeat { declarations.append(declaration()) } while !choices.isEmpty && declarations.count < 6
        return JSONWriter.bytes(.compact) { writer in
            writer.object { object in
                object.member("schemaVersion", "1.0.0")
                object.member("modules", array: [0]) { writer, _ in
                    writer.object { object in
                        object.member("kind", "javascript-module")
                        object.member("path", "a.js")
                        object.member("declarations", array: declarations) { writer, declaration in
                            writer.raw(json: declaration)
                        }
                    }
                }
            }
        }
    }

    private mutating func declaration() -> String {
        var members: [String] = []
        let tag = choices.number(below: 4) == 0 ? choices.text() : "x-" + choices.one(of: Self.tags)
        members.append(member("kind", "class"))
        members.append(member("name", "C\(choices.number(below: 5))"))
        members.append(member("tagName", tag))
        members.append("\"customElement\":true")
        members.append(member("description", text()))
        for list in ["attributes", "members", "events", "slots", "cssParts", "cssProperties"] {
            let items = (0..<choices.number(below: 4)).map { _ in item(of: list) }
            members.append("\"\(list)\":[\(items.joined(separator: ","))]")
        }
        return "{\(members.joined(separator: ","))}"
    }

    private mutating func item(of list: String) -> String {
        var members = [member("name", name()), member("description", text())]
        switch list {
        case "members":
            let isMethod = choices.number(below: 4) == 0
            members.append(member("kind", isMethod ? "method" : "field"))
            members.append("\"type\":{\(member("text", type()))}")
            members.append(member("default", value()))
            if isMethod {
                members.append("\"parameters\":[{\(member("name", name())),\"type\":{\(member("text", type()))}}]")
                members.append("\"return\":{\"type\":{\(member("text", type()))}}")
            }
        case "attributes":
            members.append("\"type\":{\(member("text", type()))}")
            members.append(member("default", value()))
            members.append(member("fieldName", name()))
        case "events": members.append("\"type\":{\(member("text", "CustomEvent<\(type())>"))}")
        default: break
        }
        return "{\(members.joined(separator: ","))}"
    }

    private func member(_ key: String, _ text: String) -> String {
        let string = JSONWriter.bytes(.compact) { $0.value(text) }
        return "\"\(key)\":\(String(decoding: string, as: UTF8.self))"
    }

    private mutating func name() -> String {
        choices.number(below: 3) == 0 ? choices.text() : choices.one(of: Self.names)
    }

    private mutating func type() -> String {
        switch choices.number(below: 6) {
        case 0: choices.text()
        case 1: "'\(name())' | '\(name())'"
        case 2: "\(type()) | \(choices.one(of: Self.types))"
        case 3: "Array<\(choices.one(of: Self.types))>"
        default: choices.one(of: Self.types)
        }
    }

    private mutating func value() -> String {
        choices.number(below: 2) == 0 ? choices.text() : choices.one(of: Self.values)
    }

    private mutating func text() -> String {
        choices.number(below: 2) == 0 ? choices.text(atMost: 60) : choices.one(of: Self.texts)
    }

    private static let tags = [
        "button", "input", "checkbox", "select", "option", "tabs", "tab", "dialog", "card", "slider", "table",
        "con", "icon",
    ]
    private static let names = [
        "", "label", "value", "disabled", "size", "variant", "open", "checked", "change", "self", "init", "Type",
        "body", "default", "icon", "max", "min", "content", "id", "$0", "on-click", "a b", "😀", "é", "0", "_",
    ]
    private static let types = [
        "string", "number", "boolean", "Date", "() => void", "null", "undefined", "{ a: string; b?: number }",
        "string[]", "T", "unknown", "Map<string, number>", "(a: string) => Promise<number>", "'a' | 'b'",
    ]
    private static let values = [
        "''", "'a'", "0", "-1.5e9", "true", "null", "[]", "`[a](javascript:1)``", "new Date()", "undefined",
    ]
    private static let texts = [
        "", "*/ let a = 1", "`code` and \"\"\"", "\\(value) \u{202E}", "[a](javascript:1) ![](https://b)",
        "a\n\n- b\n- c", "| a | `b`` \\![c](https://d) https://e/<img src=f> |", "</script><b>", "#if os(iOS)",
        "MARK: -",
    ]
}
