import Foundation
import TestSupport

/// The parser of the compiler of this machine: somebody else's answer to what is Swift.
enum SwiftParser {
    /// nil where there is none.
    static let path: String? = {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { $0 + "/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    static var isInstalled: Bool { path != nil }

    /// Whether each of the texts is taken, asked for in one run.
    static func takes(_ texts: [[UInt8]]) async throws -> [Bool] {
        guard let path else { return [] }
        return try await Waiting.forCompiler { try answers(of: path, to: texts) }
    }

    private static func answers(of path: String, to texts: [[UInt8]]) throws -> [Bool] {
        let folder = TestFolders.parent.appending(path: "weblift-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let names = texts.indices.map { "text\($0).swift" }
        for (name, text) in zip(names, texts) { try Data(text).write(to: folder.appending(path: name)) }
        let errors = folder.appending(path: "errors")
        try Data().write(to: errors)
        let options = ["-frontend", "-parse", "-diagnostic-style", "llvm", "-enable-bare-slash-regex"]
        _ = try TestProcess(command: [path] + options + names, in: folder.path, error: errors.path).run()
        let lines = String(decoding: try Data(contentsOf: errors), as: UTF8.self).split(separator: "\n")
        let refused = Set(
            lines.filter { $0.contains(": error: ") }.compactMap { $0.split(separator: ":").first.map(String.init) }
        )
        return names.map { !refused.contains($0) }
    }
}
