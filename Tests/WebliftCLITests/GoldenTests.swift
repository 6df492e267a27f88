import Foundation
import TestSupport
import Testing

@Suite("Golden cases")
struct GoldenTests {
    @Test("a run prints what its golden says, to the byte, on both streams", arguments: GoldenCase.all)
    func golden(golden: GoldenCase) async throws {
        let run = try await BuiltProgram.run(golden.words(), in: golden.path)
        if GoldenCase.isToBeRenewed {
            try golden.renew(run)
            Issue.record("the expectation was rewritten and must be reviewed by a person")
            return
        }
        let expected = try golden.expectation()
        #expect(run.ending == .exit(expected.exit))
        let output = LineDiff.between(expected: expected.output, actual: run.outputText)
        #expect(output.isEmpty, "standard output differs (- expected, + actual):\n\(output)")
        let error = LineDiff.between(expected: expected.error, actual: run.errorText)
        #expect(error.isEmpty, "standard error differs (- expected, + actual):\n\(error)")
    }

    @Test("the folder holds cases, and each expects something")
    func casesAreThere() throws {
        #expect(GoldenCase.all.count >= 20)
        for golden in GoldenCase.all {
            let expected = try golden.expectation()
            #expect(!expected.output.isEmpty || !expected.error.isEmpty, "\(golden.name)")
            let files = try FileManager.default.contentsOfDirectory(atPath: golden.path + "/expected")
            #expect(Set(files).isSubset(of: ["stdout", "stderr", "exit"]), "\(golden.name)")
        }
    }

    @Test(
        "a difference is shown by lines, with what is around it",
        arguments: [
            ("a\nb\n", "a\nb\n", ""), ("a\nb\nc\n", "a\nx\nc\n", "  a\n- b\n+ x\n  c"),
            ("a\n", "a", "- a\n+ a (no line break at the end)"), ("", "a\n", "+ a"),
            ("1\n2\n3\n4\n5\n6\n", "1\n2\n3\n4\n5\n7\n", "  …\n  3\n  4\n  5\n- 6\n+ 7"),
        ]
    )
    func lineDiff(_ expected: String, _ actual: String, _ shown: String) {
        #expect(LineDiff.between(expected: expected, actual: actual) == shown)
    }
}

/// One folder of `Tests/Golden`: a command line and what it must print.
struct GoldenCase: Sendable, CustomTestStringConvertible {
    let name: String

    static let folder = Shared.project.appending(path: "Tests/Golden")

    static let all: [GoldenCase] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map(GoldenCase.init(name:)).filter { isFolder($0.path) && !$0.name.hasPrefix(".") }
    }()

    static var isToBeRenewed: Bool { ProcessInfo.processInfo.environment["WEBLIFT_RENEW_GOLDENS"] == "1" }

    var testDescription: String { name }

    var path: String { GoldenCase.folder.appendingPathComponent(name).path }

    /// The words after `weblift`.
    func words() throws -> [String] {
        try String(contentsOfFile: path + "/command", encoding: .utf8).split(whereSeparator: \.isWhitespace)
            .map(String.init)
    }

    func expectation() throws -> (output: String, error: String, exit: Int32) {
        let exit = try text("exit").map { text in
            try #require(Int32(text.filter { !$0.isWhitespace }), "expected/exit is no number")
        }
        return (try text("stdout") ?? "", try text("stderr") ?? "", exit ?? 0)
    }

    /// Writes what happened as what is expected; nothing is written for what is the default.
    func renew(_ run: ProgramRun) throws {
        try FileManager.default.createDirectory(atPath: path + "/expected", withIntermediateDirectories: true)
        try write(run.output, to: "stdout")
        try write(run.error, to: "stderr")
        if case .exit(let code) = run.ending { try write(code == 0 ? [] : Array("\(code)\n".utf8), to: "exit") }
    }

    private func text(_ name: String) throws -> String? {
        let file = path + "/expected/" + name
        guard FileManager.default.fileExists(atPath: file) else { return nil }
        return try String(contentsOfFile: file, encoding: .utf8)
    }

    private func write(_ bytes: [UInt8], to name: String) throws {
        let file = URL(fileURLWithPath: path + "/expected/" + name)
        if !bytes.isEmpty {
            try Data(bytes).write(to: file)
        } else if FileManager.default.fileExists(atPath: file.path) {
            try FileManager.default.removeItem(at: file)
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
