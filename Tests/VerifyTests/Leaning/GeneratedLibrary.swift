import Foundation
import TestSupport

/// A package that the program of this build has generated.
struct GeneratedLibrary: Sendable {
    let name: String
    let folder: URL

    struct Failure: Error {
        let input: String
    }

    static var corpus: [String] {
        ["manifests", "wider/manifests"].flatMap { Shared.files(in: "corpus/\($0)") }.map { Shared.file($0).path }
    }

    /// The sample, and what else is there of inputs.
    static func with<Result>(
        _ inputs: [String],
        _ body: ([GeneratedLibrary]) async throws -> Result
    ) async throws -> Result {
        let parent = TestFolders.parent.appending(path: "weblift-leaning-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        defer {
            do { try FileManager.default.removeItem(at: parent) } catch { print("can't remove \(parent.path)") }
        }
        var libraries: [GeneratedLibrary] = []
        for (number, input) in (["weblift:sample"] + inputs).enumerated() {
            let folder = parent.appending(path: "\(number)")
            let command = [BuiltProducts.path(of: "weblift"), "generate", input, "--out", folder.path, "--quiet"]
            let ending = try await Waiting.forProgram { try TestProcess(command: command, in: parent.path).run() }
            // A manifest without components has nothing that could lean on anything.
            guard ending == .exit(0) || ending == .exit(1) else { throw Failure(input: input) }
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Sources").path)
            guard let name = names?.sorted().first else { continue }
            libraries.append(GeneratedLibrary(name: name, folder: folder))
        }
        return try await body(libraries)
    }

    var sources: [String] { files(in: "Sources/\(name)") }
    var tests: [String] { files(in: "Tests/\(name)Tests") }

    private func files(in subfolder: String) -> [String] {
        let folder = folder.appending(path: subfolder)
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0).path }
    }
}
