import Foundation
import TestSupport
import Testing

/// What looks like something else, or steers the terminal of whoever looks at it, is made visible wherever it goes.
@Suite("Control characters and marks that reorder text, in every text of an input", .keepsGoing)
struct ControlCharacterTests {
    private let folder = TemporaryFolder()

    /// Escapes of JSON: an escape of a terminal, one of its newer form, and marks that turn the direction.
    private static let marks = #"\u001b[31m\u009b31m\u202e\u2066\u200f\u061c"#

    private static func shown(_ text: String, allowing allowed: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
                !allowed.unicodeScalars.contains(scalar)
            default: false
            }
        }
    }

    @Test("none is in what a command prints")
    func printed() throws {
        try TextEverywhere.write(#"\#(Self.marks)\r\n\u0000\u0007"#, line: "c\u{9B}\u{200F}\u{2066}", to: folder)
        let others = [["inspect", "a.json", "--only", "x-*,\u{1B}[2J"]]
        TextEverywhere.eachRun(in: folder, and: others) { words, run in
            // White space in HTML is a browser's to fold.
            let allowed = words.last == "html" ? "\r\n" : "\n"
            #expect(Self.shown(run.outputText, allowing: allowed) == [], "the output of \(words)")
            #expect(Self.shown(run.errorText, allowing: "\n") == [], "the messages of \(words)")
        }
    }

    @Test("none is in a file that is written, nor in its name")
    func written() async throws {
        try folder.write(TextEverywhere.manifest(Self.marks), to: "a.json")
        for words in [
            ["generate", "a.json"], ["docs", "a.json", "--format", "html"], ["docs", "a.json", "--format", "docc"],
        ] {
            let run = try await folder.run(words).exits(0, "\(words)")
            #expect(Self.shown(run.outputText + run.errorText, allowing: "\n") == [], "\(words)")
        }
        let files = try FolderContents(folder.url).files.filter { $0.key.hasPrefix("out/") }
        #expect(files.count > 50)
        for (name, bytes) in files {
            #expect(Self.shown(name, allowing: "") == [], "the name of a file")
            #expect(Self.shown(String(decoding: bytes, as: UTF8.self), allowing: "\t\r\n") == [], "\(name)")
        }
    }
}
