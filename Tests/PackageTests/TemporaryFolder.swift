import Foundation
import TestSupport

/// A folder for one test, gone behind it.
struct TemporaryFolder: ~Copyable {
    let url: URL

    init() throws {
        url = TestFolders.parent.appending(path: "weblift-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // What can't be removed is the system's to clean up; no test depends on it.
        try? FileManager.default.removeItem(at: url)
    }

    var path: String { url.path }

    func path(_ name: String) -> String { url.appending(path: name).path }

    func text(_ name: String) throws -> String { try String(contentsOf: url.appending(path: name), encoding: .utf8) }

    func put(_ text: String, at name: String) throws {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }

    func setPermissions(_ permissions: Int, of name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path(name))
    }

    /// All files below, links as themselves, sorted.
    func files() throws -> [String] {
        let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        return names.filter { name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: path(name))
            return attributes?[.type] as? FileAttributeType != .typeDirectory
        }.sorted()
    }

    func number(of name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
        return attributes[.systemFileNumber] as? Int ?? 0
    }
}
