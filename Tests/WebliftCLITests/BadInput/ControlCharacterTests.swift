import Foundation
import TestSupport
import Testing

/// What looks like something else, or steers the terminal of whoever looks at it, is made visible wherever it goes.
@Suite("Control characters and marks that reorder text, in every text of an input", .keepsGoing)
struct ControlCharacterTests {
    private let folder = TemporaryFolder()

    /// Escapes of JSON: an escape of a terminal, one of its newer form, and marks that turn the direction.
    private static let marks = #"\u001b[31m\u009b31m\u202e\u2066\u200f\u061c"#

    private static func shown(_ bytes: [UInt8]) -> [Unicode.Scalar] {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x09, 0x0A, 0x0D: false
            case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
            default: false
            }
        }
    }

    private static func expectNone(_ run: ProgramRun, _ words: [String]) {
        #expect(shown(run.output) == [], "the output of \(words)")
        #expect(shown(run.error) == [], "the messages of \(words)")
    }

    @Test("none is in what a command prints")
    func printed() async throws {
        try folder.write(TextEverywhere.manifest(Self.marks), to: "a.json")
        try folder.write(TextEverywhere.manifest(Self.marks, open: "true"), to: "b.json")
        try folder.write(":root { --a\u{202E}b: \"c\u{9B}\"; --x\u{200F}: var(--y\u{2066}); }", to: "t.css")
        let commands = [
            ["inspect", "a.json", "--format", "json"], ["inspect", "a.json"], ["coverage", "a.json"],
            ["coverage", "a.json", "--format", "json"], ["coverage", "a.json", "--format", "markdown"],
            ["tokens", "t.css"], ["tokens", "t.css", "--format", "json"], ["tokens", "t.css", "--format", "html"],
            ["diff", "a.json", "b.json"], ["diff", "a.json", "b.json", "--format", "json"],
            ["diff", "a.json", "b.json", "--format", "markdown"],
            ["diff", "a.json", "b.json", "--format", "sarif"],
            ["diff", "a.json", "b.json", "--format", "github"], ["inspect", "a.json", "--diagnostics", "json"],
        ]
        for words in commands {
            let run = try await folder.run(words)
            #expect(!run.output.isEmpty, "\(words): \(run.errorText)")
            Self.expectNone(run, words)
        }
    }

    @Test("none is in a file that is written, nor in its name")
    func written() async throws {
        try folder.write(TextEverywhere.manifest(Self.marks), to: "a.json")
        for words in [
            ["generate", "a.json"], ["docs", "a.json", "--format", "html"], ["docs", "a.json", "--format", "docc"],
        ] {
            let run = try await folder.run(words).exits(0, "\(words)")
            Self.expectNone(run, words)
        }
        let files = try FolderContents(folder.url).files.filter { $0.key.hasPrefix("out/") }
        #expect(files.count > 50)
        for (name, bytes) in files {
            #expect(Self.shown(Array(name.utf8)) == [], "the name of a file")
            #expect(Self.shown(Array(bytes)) == [], "\(name)")
        }
    }
}
