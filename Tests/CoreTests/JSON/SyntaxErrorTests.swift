import Core
import Testing

@Suite("Errors of JSON")
struct SyntaxErrorTests {
    private static let object = "the object was opened here and is not closed"
    private static let array = "the array was opened here and is not closed"

    /// A text, the place and the message of its error, a suggestion and notes.
    private static let cases: [(text: String, error: String, suggestion: String?, notes: [String])] = [
        (
            "{\n  \"a\": 1,\n}", "3:1 found '}', expected a key in double quotes after ','",
            "remove the comma before it", ["1:1 \(object)"]
        ),
        ("[1, 2,]", "1:7 found ']', expected a value after ','", "remove the comma before it", ["1:1 \(array)"]),
        ("{a: 1}", "1:2 found 'a', expected a key in double quotes or '}'", "write \"a\"", ["1:1 \(object)"]),
        ("{\"a\" 1}", "1:6 found '1', expected ':' after the key", nil, ["1:1 \(object)"]),
        ("[1 2]", "1:4 found '2', expected ',' or ']'", nil, ["1:1 \(array)"]),
        ("[\n{\"a\": 1]", "2:8 found ']', expected ',' or '}'", nil, ["2:1 \(object)"]),
        ("[] []", "1:4 found '[', expected nothing more after the value", nil, []),
        ("True", "1:1 found 'True', expected a value", "write true", []),
        ("nul", "1:4 the file ends inside a word, expected 'null'", nil, ["1:1 the word begins here"]),
        ("nil", "1:1 found 'nil', expected 'null'", nil, []),
        ("'a'", "1:1 found a single quote, expected a value", "strings and keys stand in double quotes", []),
        (
            "[1, // one\n2]", "1:5 found '/', expected a value after ','", "remove the comment: JSON has none",
            ["1:1 \(array)"]
        ),
        ("-x", "1:2 found 'x', expected a digit", nil, ["1:1 the number begins here"]),
        ("012", "1:1 found a number that begins with 0, expected no digit behind the 0", nil, []),
        ("1.", "1:3 the file ends inside a number, expected a digit", nil, ["1:1 the number begins here"]),
        (
            "\"a\\x\"", "1:4 found 'x', expected one of \" \\ / b f n r t u after '\\'",
            "a backslash itself is written \\\\", ["1:1 the string begins here"]
        ),
        (
            "\"\\u12G4\"", "1:6 found 'G', expected four hexadecimal digits after '\\u'", nil,
            ["1:1 the string begins here"]
        ),
        (
            "\"a\nb\"",
            "1:3 found a line break (U+000A) in a string, expected it as an escape or the closing quote before it",
            nil, ["1:1 the string begins here"]
        ),
        (
            "[\"a", "1:4 the file ends inside a string, expected the closing quote", nil,
            ["1:2 the string begins here", "1:1 \(array)"]
        ),
        (
            "{\"a\": [{\"b\": 1", "1:15 the file ends inside an object, expected ',' or '}'", nil,
            ["1:8 \(object)", "1:1 3 arrays and objects are not closed, the outermost was opened here"]
        ),
        ("[\u{A0}1]", "1:2 found U+00A0, expected a value or ']'", nil, ["1:1 \(array)"]),
        ("\u{1B}[31m", "1:1 found U+001B, expected a value", nil, []),
    ]

    @Test("an error says where, what was found and what was expected", arguments: cases)
    func message(text: String, error: String, suggestion: String?, notes: [String]) {
        func line(_ place: SourceLocation?, _ message: String) -> String {
            "\(place.map(CoreTests.place) ?? "-") \(message)"
        }
        let reading = Reading(text)
        #expect(reading.document == nil)
        #expect(reading.diagnostics.map(\.id) == [.jsonSyntax])
        #expect(reading.errors.map { line($0.location, $0.message) } == [error])
        #expect(reading.errors.map(\.suggestion) == [suggestion])
        #expect(reading.errors.first?.notes.map { line($0.location, $0.message) } == notes)
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
