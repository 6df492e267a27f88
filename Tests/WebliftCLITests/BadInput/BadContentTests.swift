import Testing

@Suite("Files with bad content")
struct BadContentTests {
    private let folder = TemporaryFolder()

    /// “{}” in UTF-16 with its mark.
    private static let utf16: [UInt8] = [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00]
    private static let utf16BigEndian: [UInt8] = [0xFE, 0xFF, 0x00, 0x7B, 0x00, 0x7D]

    private static func bytes(_ text: String, _ odd: [UInt8] = [], _ rest: String = "") -> [UInt8] {
        Array(text.utf8) + odd + Array(rest.utf8)
    }

    /// Files that cannot be read as what they seem to be, each with the one error that must be said, and its place.
    private static let cases: [(what: String, name: String, bytes: [UInt8], id: String, place: String)] = [
        ("empty", "a.json", [], "input.empty", "1:1"),
        ("empty, not called JSON", "a", [], "input.empty", "1:1"),
        ("white space", "a.json", bytes(" \n\t\r\n "), "input.empty", "1:1"),
        ("white space, not called JSON", "a.md", bytes(" \n\t\r\n "), "input.empty", "1:1"),
        ("only a byte-order mark", "a.json", [0xEF, 0xBB, 0xBF], "input.empty", "1:1"),
        ("UTF-16, little end first", "a.json", utf16, "input.not-utf8", "1:1"),
        ("UTF-16, big end first", "a.json", utf16BigEndian, "input.not-utf8", "1:1"),
        ("UTF-16, not called JSON", "a.txt", utf16, "input.not-utf8", "1:1"),
        ("Latin-1 in a string", "a.json", bytes("{\n \"a\": \"gr", [0xFC], "n\"}"), "input.not-utf8", "2:10"),
        ("Latin-1 in a text", "a.txt", bytes("gr", [0xFC], "n"), "input.not-utf8", "1:3"),
        ("an overlong character", "a.json", bytes("{\"a\": \"", [0xC0, 0xAF], "\"}"), "input.not-utf8", "1:8"),
        ("a binary", "a.json", [0x7F, 0x45, 0x4C, 0x46, 0x00, 0x01], "json.syntax", "1:1"),
        ("a NUL", "a.json", bytes("{\u{0}}"), "json.syntax", "1:2"),
        ("an unquoted key", "a.json", bytes("{modules: []}"), "json.syntax", "1:2"),
        ("a trailing comma", "a.json", bytes("{\"modules\": [],}"), "json.syntax", "1:16"),
        ("two values", "a.json", bytes("{} {}"), "json.syntax", "1:4"),
        ("no list", "a.json", bytes(#"{"schemaVersion": "1.0.0", "modules": 1}"#), "manifest.shape", "1:1"),
        ("no object", "a.json", bytes("\"modules\""), "input.unknown-format", "1:1"),
    ]

    @Test("one error, with its place, and the rest is read", arguments: cases.indices)
    func content(index: Int) async throws {
        let bad = Self.cases[index]
        let result = try await BadInputRun(bad.name) { try $0.write(bad.bytes, to: bad.name) }
        let found = result.errors.map { [$0.id, $0.file, "\($0.line):\($0.column)"] }
        #expect(found == [[bad.id, bad.name, bad.place]], "\(bad.what)")
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
        let manifest = Self.manifest.replacing("number\"", with: "\(type)\"").replacing("-1.5e3", with: "null")
        try folder.write(manifest, to: "types.json")
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
