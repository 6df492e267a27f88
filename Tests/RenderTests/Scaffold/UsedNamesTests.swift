import TestSupport
import Testing

@testable import Render

/// Whether a body speaks of a member decides what becomes of the member: a name too few is a member that is shown twice,
/// one too many a member that is lost.
@Suite("The names that a piece of Swift uses from outside of itself")
struct UsedNamesTests {
    private func names(_ source: String) -> [String] {
        UsedNames(in: Array(source.utf8)).names.sorted()
    }

    @Test("are names that stand for themselves, wherever they stand")
    func plain() {
        #expect(names("Text(label)") == ["Text", "label"])
        #expect(names("a + b * c[d]") == ["a", "b", "c", "d"])
        #expect(names("isOn&&!isOff") == ["isOff", "isOn"])
        #expect(names("1 + 0x1F + 1_000 + 2.5e3") == [])
        #expect(names("größe + übermut") == ["größe", "übermut"])
    }

    @Test("are not what stands behind a dot, but what stands before one")
    func members() {
        #expect(names("view.label.size") == ["view"])
        #expect(names(".disabled(isDisabled)") == ["isDisabled"])
        #expect(names("self.label") == ["label", "self"])
        #expect(names("a\n    .label") == ["a"])
    }

    @Test("are not labels of arguments, but what the arguments are")
    func labels() {
        #expect(names("Toggle(isOn: $isOn, label: title)") == ["Toggle", "isOn", "title"])
        #expect(names("call(label: label)") == ["call", "label"])
    }

    @Test("are both sides of a condition, though a colon stands between them")
    func ternaries() {
        #expect(names("isOn ? first : second") == ["first", "isOn", "second"])
        #expect(names("isOn ? first: second") == ["first", "isOn", "second"])
        #expect(names("a ? b : c ? d : e") == ["a", "b", "c", "d", "e"])
    }

    @Test("are not in strings, except where these have values of Swift in them")
    func strings() {
        #expect(names(#"Text("label")"#) == ["Text"])
        #expect(names(#"Text("label \(title) icon")"#) == ["Text", "title"])
        #expect(names(#"Text("a \(b.map { "c \(d)" } ?? "e") f") + g"#) == ["Text", "b", "d", "g"])
        #expect(names(#""a\"b" + c"#) == ["c"])
        #expect(names(#""\\" + c"#) == ["c"])
        #expect(names(#""\((a + b) * c) d" + e"#) == ["a", "b", "c", "e"])
    }

    @Test("are not in strings of several lines either, whose quotes stand for themselves")
    func longStrings() {
        #expect(names("Text(\"\"\"\n    label \"icon\"\n    \"\"\") + a") == ["Text", "a"])
        #expect(names("\"\"\"\n\\(title) label\n\\(\"b \\(c)\") icon\n\"\"\" + d") == ["c", "d", "title"])
        #expect(names("Text(\"\") + Text(\"\" + a)") == ["Text", "a"])
    }

    @Test("are not what a closure or a pattern names itself")
    func bound() {
        #expect(names("items.map { item in item.label }") == ["in", "items"])
        #expect(names("items.map { item, index in (item, index, other) }") == ["in", "items", "other"])
        #expect(names("items.map { (item) in item }") == ["in", "items"])
        #expect(!names("if let value = selection { Text(value) }").contains("value"))
        #expect(names("if let value = selection { Text(value) }").contains("selection"))
        #expect(!names("for item in items { item }").contains("item"))
    }

    @Test("are what is unwrapped under its own name")
    func unwrapped() {
        #expect(names("if let label { Text(label) }").contains("label"))
        #expect(names("if let label, let icon { }").contains("label"))
        #expect(names("if let label, let icon { }").contains("icon"))
        #expect(names("if let `default` { Text(`default`) }").contains("default"))
    }

    @Test("are known in backticks, as bindings and as their storage")
    func spellings() {
        #expect(names("`default`") == ["default"])
        #expect(names("$isOn") == ["isOn"])
        #expect(names("_isOn") == ["isOn"])
        #expect(names("{ $0 + a }").contains("a"))
    }

    @Test("are not in comments")
    func comments() {
        #expect(names("a // label\n+ b") == ["a", "b"])
        #expect(names("a /* label */ + b") == ["a", "b"])
    }

    @Test("are found in any bytes at all, without an end that never comes")
    func fuzz() {
        var random = SeededGenerator(seed: 4)
        let pieces = [
            "\"", "\"\"\"", "\\(", "\\", "{", "}", " in ", "let ", "`", "$", "_", ".", ":", "?", "//", "/*", "\n", "a",
            ")",
        ].map { Array($0.utf8) }
        for _ in 0..<Loop.rounds(3000) {
            let count = Int.random(in: 0..<60, using: &random)
            let bytes: [UInt8] = (0..<count).flatMap { _ in
                Bool.random(using: &random)
                    ? pieces[Int.random(in: pieces.indices, using: &random)]
                    : [UInt8.random(in: 0...255, using: &random)]
            }
            _ = UsedNames(in: bytes)
        }
    }
}
