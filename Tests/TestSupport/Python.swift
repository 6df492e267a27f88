import Foundation

/// The language of the independent counts.
package enum Python {
    package static var isInstalled: Bool { get async { await search.value } }

    private static let search = Task { (try? await run(["--version"])) != nil }

    /// What a script prints. Throws where it can't be run or fails.
    package static func run(_ arguments: [String]) async throws -> String {
        try await Waiting.forProgram {
            let output = TestFolders.parent.appending(path: "weblift-python-\(UUID().uuidString)")
            try Data().write(to: output)
            defer {
                do { try FileManager.default.removeItem(at: output) } catch { print("can't remove \(output.path)") }
            }
            let ending = try TestProcess(
                command: ["/usr/bin/env", "python3"] + arguments,
                in: FileManager.default.currentDirectoryPath,
                output: output.path
            )
            .run()
            guard ending == .exit(0) else { throw CocoaError(.executableLoad) }
            return String(decoding: try Data(contentsOf: output), as: UTF8.self)
        }
    }
}
