import Core
import Testing

@Suite("JSON values")
struct ValueTests {
    @Test("each kind of value answers for itself and for nothing else")
    func kinds() throws {
        let root = try #require(Reading(#"[{"a": 1, "b": 2}, [1, 2, 3], "text", -1.5, true, false, null]"#).root)
        let values = Array(root.elements)
        #expect(values.map(\.kind) == [.object, .array, .string, .number, .boolean, .boolean, .null])
        #expect(values.map(\.count) == [2, 3, 0, 0, 0, 0, 0])
        #expect(values.map(\.string) == [nil, nil, "text", nil, nil, nil, nil])
        #expect(values.map(\.isString) == [false, false, true, false, false, false, false])
        #expect(values.map(\.bool) == [nil, nil, nil, nil, true, false, nil])
        #expect(values.map(\.isNull) == [false, false, false, false, false, false, true])
        #expect(values.map(\.numberText) == [nil, nil, nil, "-1.5", nil, nil, nil])
        #expect(values.map { $0.members.map(\.key.text) } == [["a", "b"], [], [], [], [], [], []])
        #expect(values.map { $0.elements.count { _ in true } } == [0, 3, 0, 0, 0, 0, 0])
        #expect(values.map { $0["a"]?.numberText } == ["1", nil, nil, nil, nil, nil, nil])
        #expect(root.count == 7)
    }

    @Test(
        "a value alone is a document",
        arguments: ["0", "-0", "\"\"", "true", "false", "null", "[]", "{}", " \t\n7\r "]
    )
    func scalarRoot(text: String) throws {
        let root = try #require(Reading(text).root)
        #expect(root.sourceText == text.filter { !$0.isWhitespace })
        #expect(root.count == 0)
    }

    @Test("members keep the order of the file, whatever lies between them")
    func order() throws {
        let root = try #require(Reading(#"{"z": {"y": [[], {}]}, "a": [], "m": {"a": 0}, "b": 1}"#).root)
        #expect(root.members.map(\.key.text) == ["z", "a", "m", "b"])
        #expect(root.members.map(\.value.sourceText) == [#"{"y": [[], {}]}"#, "[]", #"{"a": 0}"#, "1"])
    }

    @Test("strings and keys are compared byte for byte, escapes resolved")
    func comparison() throws {
        let root = try #require(Reading(#"{"kind": "class", "\u006bind2": "cl\u0061ss", "é": "é"}"#).root)
        #expect(root["kind"]?.isString("class") == true)
        #expect(root["kind"]?.isString("clas") == false)
        #expect(root["kind"]?.isString("classy") == false)
        #expect(root["kind"]?.isString("clasz") == false)
        #expect(root["kind2"]?.isString("class") == true)
        #expect(root["kind2"]?.isString("klass") == false)
        #expect(root["é"]?.isString("é") == true)
        // The same letter, composed of two characters: Swift finds them equal, JSON does not.
        #expect(root["e\u{301}"] == nil)
        #expect(root["é"]?.isString("e\u{301}") == false)
        #expect(root.isString("class") == false)
        let words = root.members.map { member in
            switch member.key {
            case "kind": 1
            case "kind2": 2
            default: 3
            }
        }
        #expect(words == [1, 2, 3])
    }

    @Test("long strings that differ only in their last byte are told apart")
    func longComparison() throws {
        for length in 1...40 {
            let text = String(repeating: "k", count: length)
            let root = try #require(Reading("{\"\(text)\": \"\(text)\"}").root)
            #expect(root[text]?.isString(text) == true)
            #expect(root[text.dropLast() + "j"] == nil)
            #expect(root[text]?.isString(text.dropLast() + "j") == false)
        }
    }

    @Test("the bytes of a string are its text as UTF-8")
    func bytes() throws {
        let root = try #require(Reading(#"["größe", "a\nb", ""]"#).root)
        let bytes = root.elements.map { $0.asString?.withUTF8 { Array($0) } }
        #expect(bytes == [Array("größe".utf8), Array("a\nb".utf8), []])
    }

    @Test("source text is exact, compact text only loses the white space between parts")
    func texts() throws {
        let text = "[ 1.50 , { \"a b\" : \" \\u0041\\\" , : \" , \"c\" : [ ] } , { } , true ]"
        let root = try #require(Reading("  " + text + "\n").root)
        #expect(root.sourceText == text)
        #expect(root.compactText == #"[1.50,{"a b":" \u0041\" , : ","c":[]},{},true]"#)
        #expect(root.elements.map(\.compactText) == ["1.50", #"{"a b":" \u0041\" , : ","c":[]}"#, "{}", "true"])
        #expect(root.elements.map(\.sourceText).last == "true")
    }

    @Test(
        "numbers stay as they are spelt",
        arguments: [
            "0", "-0", "-0.0", "1E5", "1e+05", "1.10", "12345678901234567890123456789", "0.1e-400", "1e99999",
            "-12.5E-07",
        ]
    )
    func numbers(text: String) throws {
        let root = try #require(Reading("[\(text), \(text)]").root)
        #expect(root.elements.map(\.numberText) == [text, text])
        #expect(root.compactText == "[\(text),\(text)]")
    }

    @Test("a value is hollow that says nothing: null, and lists and objects with nothing else in them")
    func hollow() throws {
        for text in ["null", "[]", "{}", #"{"a": {"b": [null, {}]}}"#] {
            #expect(try #require(Reading("[\(text)]").root).isHollow, "\(text)")
        }
        for text in ["0", "false", #""""#, #"{"a": [{"b": ""}]}"#] {
            #expect(try !#require(Reading("[\(text)]").root).isHollow, "\(text)")
        }
    }
}
