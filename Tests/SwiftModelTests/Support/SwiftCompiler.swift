import Foundation
import TestSupport

/// The compiler of this machine, to ask whether it accepts what we make.
enum SwiftCompiler {
    /// nil where there is none.
    static let path: String? = {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { $0 + "/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// What the compiler says to a file; empty where it is content.
    static func complaints(about source: String) async throws -> String {
        guard let path else { return "there is no swiftc" }
        return try await Waiting.forCompiler { try complaints(of: path, about: source) }
    }

    private static func complaints(of path: String, about source: String) throws -> String {
        let folder = TestFolders.parent.appendingPathComponent("weblift-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            do { try FileManager.default.removeItem(at: folder) } catch {
                print("can't remove \(folder.path): \(error)")
            }
        }
        let file = folder.appendingPathComponent("Landmines.swift")
        let errors = folder.appendingPathComponent("errors")
        try Data(source.utf8).write(to: file)
        try Data().write(to: errors)
        let options = ["-typecheck", "-swift-version", "6", "-parse-as-library", "-warnings-as-errors"]
        let ending = try TestProcess(command: [path] + options + [file.path], in: folder.path, error: errors.path).run()
        let text = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        return ending == .exit(0) ? text : "\(ending)\n" + text
    }
}
