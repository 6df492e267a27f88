import Testing

@Suite("Files with bad content")
struct BadContentTests {
    private let folder = TemporaryFolder()

    /// A file that cannot be read as what it seems to be, with the one error that must be said about it.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let name: String
        let bytes: [UInt8]
        let id: String
        let line: Int
        let column: Int

        init(_ description: String, _ name: String, _ bytes: [UInt8], _ id: String, _ line: Int = 1, _ column: Int = 1)
        {
            testDescription = description
            self.name = name
            self.bytes = bytes
            self.id = id
            self.line = line
            self.column = column
        }
    }

    /// “{}” in UTF-16 with its mark.
    private static let utf16: [UInt8] = [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00]
    private static let utf16BigEndian: [UInt8] = [0xFE, 0xFF, 0x00, 0x7B, 0x00, 0x7D]

    static let cases = [
        Case("empty", "a.json", [], "input.empty"),
        Case("empty, not called JSON", "a", [], "input.empty"),
        Case("white space", "a.json", Array(" \n\t\r\n ".utf8), "input.empty"),
        Case("white space, not called JSON", "a.md", Array(" \n\t\r\n ".utf8), "input.empty"),
        Case("only a byte-order mark", "a.json", [0xEF, 0xBB, 0xBF], "input.empty"),
        Case("UTF-16, little end first", "a.json", utf16, "input.not-utf8"),
        Case("UTF-16, big end first", "a.json", utf16BigEndian, "input.not-utf8"),
        Case("UTF-16, not called JSON", "a.txt", utf16, "input.not-utf8"),
        Case(
            "Latin-1 in a string",
            "a.json",
            Array("{\n \"a\": \"gr".utf8) + [0xFC] + Array("n\"}".utf8),
            "input.not-utf8",
            2,
            10
        ),
        Case("Latin-1 in a text", "a.txt", Array("gr".utf8) + [0xFC] + Array("n".utf8), "input.not-utf8", 1, 3),
        Case(
            "an overlong character",
            "a.json",
            Array("{\"a\": \"".utf8) + [0xC0, 0xAF] + Array("\"}".utf8),
            "input.not-utf8",
            1,
            8
        ),
        Case("a binary", "a.json", [0x7F, 0x45, 0x4C, 0x46, 0x00, 0x01], "json.syntax"),
        Case("a NUL", "a.json", Array("{\u{0}}".utf8), "json.syntax", 1, 2),
        Case("an unquoted key", "a.json", Array("{modules: []}".utf8), "json.syntax", 1, 2),
        Case("a trailing comma", "a.json", Array("{\"modules\": [],}".utf8), "json.syntax", 1, 16),
        Case("two values", "a.json", Array("{} {}".utf8), "json.syntax", 1, 4),
        Case(
            "modules that are no list",
            "a.json",
            Array(#"{"schemaVersion": "1.0.0", "modules": 1}"#.utf8),
            "manifest.shape"
        ),
        Case("no object", "a.json", Array("\"modules\"".utf8), "input.unknown-format"),
    ]

    @Test("one error, with its place, and the rest is read", arguments: cases)
    func content(bad: Case) async throws {
        let result = try await BadInputRun(bad.name) { try $0.write(bad.bytes, to: bad.name) }
        let error = try #require(result.errors.first)
        #expect(result.errors.count == 1)
        #expect(error.id == bad.id && error.file == bad.name, "\(error.message)")
        #expect("\(error.line):\(error.column)" == "\(bad.line):\(bad.column)")
    }

    static let manifest = """
        {
          "schemaVersion": "1.0.0",
          "modules": [{
            "kind": "javascript-module", "path": "ä.js",
            "declarations": [{
              "kind": "class", "name": "Cut", "customElement": true, "tagName": "c-ut", "deprecated": false,
              "members": [{ "kind": "field", "name": "n", "type": { "text": "number" }, "default": -1.5e3 }]
            }]
          }]
        }
        """

    /// Fifty places, spread over the whole file; none behind its last bracket.
    static let cuts = (0..<50).map { 1 + $0 * (manifest.utf8.count - 2) / 49 }

    @Test("a manifest that ends too soon is an error at the place where it ends", arguments: cuts)
    func cut(length: Int) async throws {
        let bytes = Array(BadContentTests.manifest.utf8.prefix(length))
        let result = try await BadInputRun("cut.json") { try $0.write(bytes, to: "cut.json") }
        let error = try #require(result.errors.first)
        #expect(result.errors.count == 1)
        #expect(["json.syntax", "input.not-utf8"].contains(error.id))
        #expect(error.file == "cut.json")
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        #expect(error.line == lines.count)
        if error.id == "json.syntax" { #expect(error.column == (lines.last?.count ?? 0) + 1) }
        #expect(!result.run.outputText.contains("c-ut"), "nothing of a broken manifest may be taken for true")
    }

    @Test(
        "brackets a hundred thousand deep are refused and neither crash nor hang",
        arguments: ["[", "{\"modules\":", "{\"modules\": [{\"declarations\": ["],
        [false, true]
    )
    func deep(opening: String, isClosed: Bool) async throws {
        let closing = String(opening.reversed().compactMap { $0 == "[" ? "]" : $0 == "{" ? "}" : nil })
        var text = String(repeating: opening, count: 100_000)
        if isClosed { text += "1" + String(repeating: closing, count: 100_000) }
        let result = try await BadInputRun("deep.json") { try $0.write(text, to: "deep.json") }
        #expect(result.errors.map(\.id) == ["json.too-deep"])
    }

    @Test("types nested without end are kept as text and do not end the program")
    func deepTypes() async throws {
        let type = String(repeating: "Array<", count: 50_000) + String(repeating: "(", count: 50_000)
        try folder.write(
            BadContentTests.manifest.replacing("number\"", with: "\(type)\"").replacing("-1.5e3", with: "null"),
            to: "types.json"
        )
        let run = try await folder.run(
            ["inspect", "types.json", "--format", "json"],
            memoryLimitInMegabytes: BadInputRun.memoryLimitInMegabytes
        )
        #expect(run.ending == .exit(0) && run.outputText.contains(#""kind": "raw""#))
        #expect(run.errorText.contains("[type.too-"))
        #expect(run.errorText.utf8.count < 2000, "a diagnostic shows an excerpt, not the whole text")
    }

    @Test("a manifest that is wrong in a million places is read in little memory, and its mistakes are counted")
    func flood() async throws {
        let modules = String(repeating: "[],", count: 1_000_000)
        try folder.write(#"{"schemaVersion": "1.0.0", "modules": [\#(modules)[]]}"#, to: "flood.json")
        try folder.write(BadInputRun.good, to: "good.json")
        let run = try await folder.run(
            ["inspect", "flood.json", "good.json", "--format", "summary", "--diagnostics", "all"],
            timeLimit: BadInputRun.timeLimit,
            memoryLimitInMegabytes: BadInputRun.memoryLimitInMegabytes
        )
        #expect(run.ending == .exit(0) && run.outputText.contains("g-ood"))
        #expect(run.error.count < 1 << 20)
        #expect(run.errorText.contains("995001 more diagnostics of this kind"))
    }
}
