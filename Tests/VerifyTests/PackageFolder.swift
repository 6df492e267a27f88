import Foundation
import TestSupport

/// A package in a folder that is there for one test.
struct PackageFolder {
    let path: String

    /// Makes it of files by their paths, hands it to `body` and removes it.
    static func with<Value>(_ files: [String: String], _ body: (PackageFolder) throws -> Value) throws -> Value {
        let url = TestFolders.parent.appending(path: "weblift-package-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer {
            do { try FileManager.default.removeItem(at: url) } catch { print("can't remove \(url.path)") }
        }
        let folder = PackageFolder(path: url.path)
        for (name, text) in files { try folder.write(text, to: name) }
        return try body(folder)
    }

    func write(_ text: String, to name: String) throws {
        let file = URL(filePath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
}
