import Foundation
import TestSupport
import Testing

/// One folder of `Tests/Golden`: a command line and what it must print.
struct GoldenCase: Sendable, CustomTestStringConvertible {
    /// What a run must come to.
    struct Expectation: Equatable {
        let output: String
        let error: String
        let exit: Int32
    }

    let name: String

    static let folder = Shared.project.appending(path: "Tests/Golden")

    static let all: [GoldenCase] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { isFolder($0) && !$0.hasPrefix(".") }.sorted().map { GoldenCase(name: $0) }
    }()

    static var isToBeRenewed: Bool { ProcessInfo.processInfo.environment["WEBLIFT_RENEW_GOLDENS"] == "1" }

    var testDescription: String { name }

    var path: String { GoldenCase.folder.appendingPathComponent(name).path }

    /// The words after `weblift`.
    func words() throws -> [String] {
        try String(contentsOfFile: path + "/command", encoding: .utf8).split(whereSeparator: \.isWhitespace)
            .map(String.init)
    }

    func expectation() throws -> Expectation {
        let exit = try text("exit").map { text in
            try #require(Int32(text.filter { !$0.isWhitespace }), "expected/exit is no number")
        }
        return Expectation(output: try text("stdout") ?? "", error: try text("stderr") ?? "", exit: exit ?? 0)
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

    private static func isFolder(_ name: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: folder.path + "/" + name, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
