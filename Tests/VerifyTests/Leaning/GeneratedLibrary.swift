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

    /// Generates a library of each input.
    static func with<Result>(
        _ inputs: [String],
        _ options: String...,
        body: ([GeneratedLibrary]) async throws -> Result
    ) async throws -> Result {
        try await PackageFolder.with([:]) { parent in
            var libraries: [GeneratedLibrary] = []
            for (number, input) in inputs.enumerated() {
                let folder = URL(filePath: "\(parent.path)/\(number)")
                let command = [BuiltProducts.path(of: "weblift"), "generate", input, "--out", folder.path, "--quiet"]
                let process = TestProcess(command: command + options, in: parent.path)
                let ending = try await Waiting.forProgram { try process.run() }
                // A manifest without components has nothing that could lean on anything.
                guard ending == .exit(0) || ending == .exit(1) else { throw Failure(input: input) }
                let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/Sources")
                guard let name = names?.sorted().first else { continue }
                libraries.append(GeneratedLibrary(name: name, folder: folder))
            }
            return try await body(libraries)
        }
    }

    var sources: [String] { files(in: "Sources/\(name)") }
    var tests: [String] { files(in: "Tests/\(name)Tests") }

    private func files(in subfolder: String) -> [String] {
        let folder = folder.appending(path: subfolder)
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0).path }
    }
}
