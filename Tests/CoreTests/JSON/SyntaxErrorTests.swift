import Core
import Testing

@Suite("Errors of JSON")
struct SyntaxErrorTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let text: String
        let place: String
        let message: String
        var suggestion: String?
        var notes: [String] = []

        var testDescription: String { text }
    }

    static let cases: [Case] = [
        Case(
            text: "{\n  \"a\": 1,\n}",
            place: "3:1",
            message: "found '}', expected a key in double quotes after ','",
            suggestion: "remove the comma before it",
            notes: ["1:1 the object was opened here and is not closed"]
        ),
        Case(
            text: "[1, 2,]",
            place: "1:7",
            message: "found ']', expected a value after ','",
            suggestion: "remove the comma before it",
            notes: ["1:1 the array was opened here and is not closed"]
        ),
        Case(
            text: "{a: 1}",
            place: "1:2",
            message: "found 'a', expected a key in double quotes or '}'",
            suggestion: "write \"a\"",
            notes: ["1:1 the object was opened here and is not closed"]
        ),
        Case(
            text: "{\"a\" 1}",
            place: "1:6",
            message: "found '1', expected ':' after the key",
            notes: ["1:1 the object was opened here and is not closed"]
        ),
        Case(
            text: "[1 2]",
            place: "1:4",
            message: "found '2', expected ',' or ']'",
            notes: ["1:1 the array was opened here and is not closed"]
        ),
        Case(
            text: "[\n{\"a\": 1]",
            place: "2:8",
            message: "found ']', expected ',' or '}'",
            notes: ["2:1 the object was opened here and is not closed"]
        ),
        Case(text: "[] []", place: "1:4", message: "found '[', expected nothing more after the value"),
        Case(text: "True", place: "1:1", message: "found 'True', expected a value", suggestion: "write true"),
        Case(
            text: "nul",
            place: "1:4",
            message: "the file ends inside a word, expected 'null'",
            notes: ["1:1 the word begins here"]
        ),
        Case(text: "nil", place: "1:1", message: "found 'nil', expected 'null'"),
        Case(
            text: "'a'",
            place: "1:1",
            message: "found a single quote, expected a value",
            suggestion: "strings and keys stand in double quotes"
        ),
        Case(
            text: "[1, // one\n2]",
            place: "1:5",
            message: "found '/', expected a value after ','",
            suggestion: "remove the comment: JSON has none",
            notes: ["1:1 the array was opened here and is not closed"]
        ),
        Case(text: "-x", place: "1:2", message: "found 'x', expected a digit", notes: ["1:1 the number begins here"]),
        Case(text: "012", place: "1:1", message: "found a number that begins with 0, expected no digit behind the 0"),
        Case(
            text: "1.",
            place: "1:3",
            message: "the file ends inside a number, expected a digit",
            notes: ["1:1 the number begins here"]
        ),
        Case(
            text: "\"a\\x\"",
            place: "1:4",
            message: "found 'x', expected one of \" \\ / b f n r t u after '\\'",
            suggestion: "a backslash itself is written \\\\",
            notes: ["1:1 the string begins here"]
        ),
        Case(
            text: "\"\\u12G4\"",
            place: "1:6",
            message: "found 'G', expected four hexadecimal digits after '\\u'",
            notes: ["1:1 the string begins here"]
        ),
        Case(
            text: "\"a\nb\"",
            place: "1:3",
            message: "found a line break (U+000A) in a string, expected it as an escape or the closing quote before it",
            notes: ["1:1 the string begins here"]
        ),
        Case(
            text: "[\"a",
            place: "1:4",
            message: "the file ends inside a string, expected the closing quote",
            notes: ["1:2 the string begins here", "1:1 the array was opened here and is not closed"]
        ),
        Case(
            text: "{\"a\": [{\"b\": 1",
            place: "1:15",
            message: "the file ends inside an object, expected ',' or '}'",
            notes: [
                "1:8 the object was opened here and is not closed",
                "1:1 3 arrays and objects are not closed, the outermost was opened here",
            ]
        ),
        Case(
            text: "[\u{A0}1]",
            place: "1:2",
            message: "found U+00A0, expected a value or ']'",
            notes: ["1:1 the array was opened here and is not closed"]
        ),
        Case(text: "\u{1B}[31m", place: "1:1", message: "found U+001B, expected a value"),
    ]

    @Test("an error says where, what was found and what was expected", arguments: cases)
    func message(_ expected: Case) throws {
        let reading = Reading(expected.text)
        #expect(reading.document == nil)
        #expect(reading.summary == ["\(expected.place) json.syntax"])
        let error = try #require(reading.errors.first)
        #expect(error.message == expected.message)
        #expect(error.suggestion == expected.suggestion)
        #expect(error.notes.map { "\($0.location.map(place) ?? "-") \($0.message)" } == expected.notes)
    }

    @Test("a file without a value is empty, not wrong", arguments: ["", " ", "\n\t \r\n", "\u{FEFF}", "\u{FEFF}  "])
    func empty(text: String) {
        #expect(Reading(text).document == nil)
        #expect(Reading(text).summary == ["1:1 input.empty"])
    }

    @Test("512 levels are read, the 513th is an error at its bracket")
    func depth() throws {
        for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
            func nested(_ levels: Int) -> String {
                String(repeating: open, count: levels) + "0" + String(repeating: close, count: levels)
            }
            var value = try #require(Reading(nested(512)).root)
            var levels = 0
            while let inner = value.elements.first(where: { _ in true }) ?? value["a"] {
                value = inner
                levels += 1
            }
            #expect(levels == 512)
            #expect(value.numberText == "0")
            #expect(Reading(nested(513)).summary == ["1:\(512 * open.utf8.count + 1) json.too-deep"])
        }
    }

    @Test("brackets that close again don't add up to depth")
    func wide() {
        let text = "[" + repeatElement("[[]]", count: 2000).joined(separator: ",") + "]"
        #expect(Reading(text).root?.count == 2000)
    }

    @Test("100,000 levels end in the same error", arguments: ["[", "{\"a\":", "[{\"a\":"])
    func veryDeep(open: String) {
        let reading = Reading(String(repeating: open, count: 100_000))
        #expect(reading.document == nil)
        #expect(reading.errors.map(\.id) == [.jsonTooDeep])
    }

    @Test("a file that is too large for the tape is an error, not a crash")
    func tooLarge() {
        let reading = Reading(bytes: [UInt8](repeating: 0x20, count: 1 << 28))
        #expect(reading.summary == ["1:1 input.too-large"])
    }
}
