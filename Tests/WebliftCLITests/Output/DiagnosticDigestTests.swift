import Foundation
import TestSupport
import Testing
import WebliftCLI

/// A library of which there is much to say: classes whose ancestors are missing and members without a name, each a warning,
/// and fields that nobody knows, each a note.
private struct FaultyLibrary {
    var ancestors = 0
    var nameless = 0
    var unknownFields = 0

    var manifest: String {
        let classes = (0..<ancestors).map {
            let ancestor = #""superclass": {"name": "Base\#($0)", "package": "elsewhere"}"#
            return SmallLibrary.component("x-c\($0)", [], ancestor)
        }
        let nobody = Array(repeating: #"{"kind": "field"}"#, count: nameless)
        let fields = (0..<unknownFields).map { #", "odd\#($0)": 1"# }.joined(separator: "\n")
        let manifest = SmallLibrary.manifest(classes + [SmallLibrary.component("x-last", nobody)])
        return "\(manifest.dropLast())\(fields)}"
    }
}

@Suite("Diagnostics that a person can read")
struct DiagnosticDigestTests {
    private let folder = TemporaryFolder()

    private func run(_ library: FaultyLibrary, _ words: [String] = []) throws -> (code: ExitCode, lines: [String]) {
        try folder.write(library.manifest, to: "custom-elements.json")
        let run = ConsoleRun(["inspect", folder.path("custom-elements.json"), "--format", "summary"] + words)
        return (run.exit, run.console.messages.split(separator: "\n").map(String.init))
    }

    private static let frequent = FaultyLibrary(ancestors: 100, nameless: 70, unknownFields: 5)

    @Test("what fits on a page is printed as it is, and nothing is said of how much it is")
    func short() throws {
        let (code, lines) = try run(FaultyLibrary(nameless: 30, unknownFields: 1))
        #expect(code == .success)
        #expect(lines.count { $0.contains(": warning: ") && $0.hasSuffix(" [manifest.missing-name]") } == 30)
        #expect(lines.count { $0.contains(": note: ") } == 1)
        #expect(lines.count == 31)
    }

    @Test("what is more is put together by id, with its number, three examples and what shows all, on one page")
    func long() throws {
        let (code, lines) = try run(Self.frequent)
        #expect(code == .success)
        #expect(lines.count <= 40)
        #expect(lines[0] == "100 warnings [manifest.missing-module], for example:")
        #expect(lines.contains("70 warnings [manifest.missing-name], for example:"))
        #expect(lines.count { $0.contains("declares Base") } == 3)
        #expect(lines.last == "170 warnings, 5 notes; “--diagnostics all” shows each of them")
        #expect(!lines.contains { $0.contains(": note: ") }, "notes are only counted")
    }

    @Test("what there is little of stands in full beside what is frequent")
    func rare() throws {
        let (_, lines) = try run(FaultyLibrary(ancestors: 2, nameless: 70))
        #expect(lines.contains("70 warnings [manifest.missing-name], for example:"))
        #expect(lines.count { $0.contains(": warning: ") && $0.hasSuffix(" [manifest.missing-module]") } == 2)
    }

    @Test("many notes don't make examples of a few warnings")
    func manyNotes() throws {
        let (_, lines) = try run(FaultyLibrary(nameless: 9, unknownFields: 60))
        #expect(lines.count { $0.hasSuffix(" [manifest.missing-name]") } == 9)
        #expect(lines.last == "9 warnings, 60 notes; “--diagnostics all” shows each of them")
        #expect(lines.count == 10)
    }

    @Test("errors come last, and each of them, however many there are")
    func errors() throws {
        let (code, lines) = try run(Self.frequent, ["--werror", "manifest.missing-name"])
        #expect(code == .found)
        let errors = lines.indices.filter { lines[$0].contains(": error: ") }
        #expect(errors.count == 70)
        #expect(errors.first.map { lines[..<$0].allSatisfy { !$0.contains("missing-name") } } == true)
        #expect(errors.last == lines.count - 2)
        #expect(lines.last == "70 errors, 100 warnings, 5 notes; “--diagnostics all” shows each of them")
    }

    @Test("--diagnostics all prints each one, errors last, and how many there are")
    func all() throws {
        let words = ["--diagnostics", "all"]
        let (code, lines) = try run(Self.frequent, words)
        #expect(code == .success)
        #expect(lines.count { $0.contains(": warning: ") } == 170)
        #expect(lines.count { $0.contains(": note: ") } == 5)
        #expect(lines.last == "170 warnings, 5 notes")
        let strict = try run(Self.frequent, words + ["--werror", "manifest.missing-module"])
        #expect(strict.code == .found)
        #expect(strict.lines.count { $0.contains(": error: ") } == 100)
        #expect(strict.lines.dropLast().suffix(100).allSatisfy { !$0.contains(": warning: ") })
        #expect(strict.lines.dropLast().suffix(100).contains { $0.contains(": error: ") })
    }

    @Test("programs read each one, and who is told of errors alone reads nothing else")
    func machines() throws {
        let (_, objects) = try run(Self.frequent, ["--diagnostics", "json"])
        #expect(objects.count == 175)
        #expect(objects.allSatisfy { $0.hasPrefix("{") })
        let (code, lines) = try run(Self.frequent, ["--quiet", "--werror", "manifest.missing-name"])
        #expect(code == .found)
        #expect(lines.count == 70)
        #expect(lines.allSatisfy { $0.contains(": error: ") })
    }

    @Test("a page is the same in whatever order and however often it is made")
    func stable() throws {
        let first = try run(Self.frequent).lines
        let second = try run(Self.frequent).lines
        #expect(first == second)
    }
}
