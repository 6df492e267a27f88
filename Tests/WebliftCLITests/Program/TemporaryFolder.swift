import Foundation
import TestSupport

/// A folder that is there for one test and gone after it, whatever the test did to what is in it.
///
/// A suite that has one as a property has another one for each test, which runs on an instance of its own.
final class TemporaryFolder: Sendable {
    let url: URL

    /// Makes a folder, which is removed with its last user. Without it no test can begin.
    init() {
        // Links in the path of the system's temporary folder are resolved, so that paths can be compared as text.
        url = TestFolders.parent.appendingPathComponent("weblift-tests-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            fatalError("can't make \(url.path): \(error)")
        }
    }

    deinit { remove() }

    /// Makes a folder, hands it to `body` and removes it.
    static func with<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
        let folder = TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        return try body(folder)
    }

    /// The same for what waits.
    static func with<Result>(_ body: (TemporaryFolder) async throws -> Result) async throws -> Result {
        let folder = TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        return try await body(folder)
    }

    /// Makes a folder for many tests, which is gone when the last of them has ended.
    static func forAll() -> TemporaryFolder {
        let folder = TemporaryFolder()
        left.withLock { folders in
            if folders.isEmpty { atexit { TemporaryFolder.left.withLock { $0.forEach { $0.remove() } } } }
            folders.append(folder)
        }
        return folder
    }

    private static let left = Guarded<[TemporaryFolder]>([])

    var path: String { url.path }

    func path(_ name: String) -> String { url.path + "/" + name }

    func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    /// What is in it, and in no folder in it, by name.
    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }

    func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    /// The paths of all that is below a folder in it.
    func paths(below name: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path(name))
    }

    func contents(of name: String) throws -> FolderContents { try FolderContents(url.appending(path: name)) }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

    func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

    /// Writes a file, and the folders above it.
    func write(_ bytes: [UInt8], to name: String) throws {
        let file = URL(fileURLWithPath: path(name))
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    /// Writes a script that can be run.
    func writeProgram(_ text: String, to name: String) throws {
        try write(text, to: name)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(name))
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    }

    /// Makes a symbolic link; where it leads need not exist.
    func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: destination)
    }

    /// Runs the program of this build in it, or another one.
    func run(
        _ words: [String],
        program: String = BuiltProgram.path,
        environment: [String: String] = [:],
        outputPath: String? = nil,
        timeLimit: TimeInterval = 30,
        memoryLimitInMegabytes: Int? = nil
    ) async throws -> ProgramRun {
        try await BuiltProgram.run(
            words,
            in: path,
            program: program,
            environment: environment,
            outputPath: outputPath,
            timeLimit: timeLimit,
            memoryLimitInMegabytes: memoryLimitInMegabytes
        )
    }

    private func remove() {
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        do { try FileManager.default.removeItem(at: url) } catch { print("can't remove \(url.path): \(error)") }
    }
}
