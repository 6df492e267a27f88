import Foundation
import TestSupport

/// The language of the independent counts.
enum Python {
    static var isInstalled: Bool {
        get async { await search.value }
    }

    private static let search = Task { (try? await run(["--version"])) != nil }

    /// What a script prints. Throws where it can't be run or fails.
    static func run(_ arguments: [String]) async throws -> String {
        try await Waiting.forProgram {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["python3"] + arguments
            let output = Pipe()
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
            return String(decoding: data, as: UTF8.self)
        }
    }
}
