import Foundation
import TestSupport

/// A package in a folder that is there for one test.
struct PackageFolder {
    let path: String

    /// Makes it of files by their paths, hands it to `body` and removes it.
    static func with<Value>(_ files: [String: String], _ body: (PackageFolder) throws -> Value) throws -> Value {
        let folder = try made(of: files)
        defer { folder.remove() }
        return try body(folder)
    }

    static func with<Value>(
        _ files: [String: String],
        _ body: (PackageFolder) async throws -> Value
    ) async throws -> Value {
        let folder = try made(of: files)
        defer { folder.remove() }
        return try await body(folder)
    }

    private static func made(of files: [String: String]) throws -> PackageFolder {
        let path = TestFolders.parent.appending(path: "weblift-package-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let folder = PackageFolder(path: path)
        for (name, text) in files { try folder.write(text, to: name) }
        return folder
    }

    private func remove() {
        do { try FileManager.default.removeItem(atPath: path) } catch { print("can't remove \(path)") }
    }

    func write(_ text: String, to name: String) throws {
        let file = URL(filePath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }
}
