import Foundation
import TestSupport

/// The compiler of this machine: somebody else's answer to what is Swift.
enum SwiftCompiler {
    /// nil where there is none.
    static let path: String? = {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { $0 + "/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// What the compiler says to a file; empty where it is content.
    static func complaints(about source: String) async throws -> String {
        let options = ["-typecheck", "-swift-version", "6", "-parse-as-library", "-warnings-as-errors"]
        let (ending, errors) = try await run(options, on: ["Landmines.swift": Data(source.utf8)])
        return ending == .exit(0) ? errors : "\(ending)\n" + errors
    }

    /// Whether its parser takes each of the texts, asked for in one run.
    static func takes(_ texts: [[UInt8]]) async throws -> [Bool] {
        let names = texts.indices.map { "text\($0).swift" }
        let files = Dictionary(uniqueKeysWithValues: zip(names, texts.map { Data($0) }))
        let options = ["-frontend", "-parse", "-diagnostic-style", "llvm", "-enable-bare-slash-regex"]
        let lines = try await run(options, on: files).errors.split(separator: "\n")
        let refused = Set(
            lines.filter { $0.contains(": error: ") }.compactMap { $0.split(separator: ":").first.map(String.init) }
        )
        return names.map { !refused.contains($0) }
    }

    /// How it ends with files in a folder of their own, and what it says to them.
    private static func run(
        _ options: [String],
        on files: [String: Data]
    ) async throws -> (ending: TestProcess.Ending, errors: String) {
        guard let path else { return (.exit(1), "there is no swiftc") }
        return try await Waiting.forCompiler {
            let folder = TestFolders.parent.appending(path: "weblift-tests-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            for (name, text) in files { try text.write(to: folder.appending(path: name)) }
            let errors = folder.appending(path: "errors")
            try Data().write(to: errors)
            let command = [path] + options + files.keys.sorted()
            let ending = try TestProcess(command: command, in: folder.path, error: errors.path).run()
            return (ending, String(decoding: try Data(contentsOf: errors), as: UTF8.self))
        }
    }
}
