import Foundation
import TestSupport

/// A folder that is there for one test and gone after it, whatever the test did to what is in it.
struct TemporaryFolder {
    let url: URL

    /// Makes a folder, hands it to `body` and removes it.
    static func with<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
        let folder = try made()
        defer { folder.remove() }
        return try body(folder)
    }

    /// The same for what waits.
    static func with<Result>(_ body: (TemporaryFolder) async throws -> Result) async throws -> Result {
        let folder = try made()
        defer { folder.remove() }
        return try await body(folder)
    }

    /// Makes a folder for many tests, which is gone when the last of them has ended.
    static func forAll() throws -> TemporaryFolder {
        let folder = try made()
        left.withLock { folders in
            if folders.isEmpty { atexit { TemporaryFolder.left.withLock { $0.forEach { $0.remove() } } } }
            folders.append(folder)
        }
        return folder
    }

    private static let left = Guarded<[TemporaryFolder]>([])

    private static func made() throws -> TemporaryFolder {
        // Links in the path of the system's temporary folder are resolved, so that paths can be compared as text.
        let url = TestFolders.parent
            .appendingPathComponent("weblift-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return TemporaryFolder(url: url)
    }

    var path: String { url.path }

    func path(_ name: String) -> String { url.path + "/" + name }

    func write(_ text: String, to name: String) throws {
        try write(Array(text.utf8), to: name)
    }

    /// Writes a file, and the folders above it.
    func write(_ bytes: [UInt8], to name: String) throws {
        let file = URL(fileURLWithPath: path(name))
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(bytes).write(to: file)
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    }

    /// Makes a symbolic link; where it leads need not exist.
    func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: destination)
    }

    private func remove() {
        do { try FileManager.default.removeItem(at: url) } catch { print("can't remove \(url.path): \(error)") }
    }
}
