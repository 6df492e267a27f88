import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The `weblift` binary of this build, run as a user runs it.
enum BuiltProgram {
    /// Beside the test bundle on macOS, beside the test executable elsewhere.
    static let path: String = {
        #if canImport(Darwin)
        Bundle(for: BundleMark.self).bundleURL.deletingLastPathComponent().appendingPathComponent("weblift").path
        #else
        Bundle.main.bundleURL.appendingPathComponent("weblift").path
        #endif
    }()

    /// Whether the memory of a run can be limited here; macOS has no `ulimit -v`.
    static var canLimitMemory: Bool {
        #if os(Linux)
        true
        #else
        false
        #endif
    }

    /// Runs the program and waits, but not for ever. Standard output goes to `outputPath`, where one is told, and is
    /// kept otherwise.
    ///
    /// Another program can be run the same way, by its path.
    static func run(
        _ words: [String],
        in folder: String,
        program: String = path,
        environment: [String: String] = [:],
        outputPath: String? = nil,
        timeLimit: TimeInterval = 30,
        memoryLimitInMegabytes: Int? = nil
    ) async throws -> ProgramRun {
        let body: @Sendable () throws -> ProgramRun = {
            try runBlocking(
                words,
                in: folder,
                program: program,
                environment: environment,
                outputPath: outputPath,
                timeLimit: timeLimit,
                memoryLimitInMegabytes: memoryLimitInMegabytes
            )
        }
        // Of all that the program does, this starts compilers.
        return words.first == "verify" ? try await Waiting.forCompiler(body) : try await Waiting.forProgram(body)
    }

    /// The same, on a thread that has nothing else to do: for those who wait already.
    static func runBlocking(
        _ words: [String],
        in folder: String,
        program: String = path,
        environment: [String: String] = [:],
        outputPath: String? = nil,
        timeLimit: TimeInterval = 30,
        memoryLimitInMegabytes: Int? = nil
    ) throws -> ProgramRun {
        try TemporaryFolder.with { streams in
            let process = Process()
            if let memoryLimitInMegabytes, canLimitMemory {
                process.executableURL = URL(fileURLWithPath: "/bin/sh")
                let script = "ulimit -v \(memoryLimitInMegabytes * 1024) && exec \"$0\" \"$@\""
                process.arguments = ["-c", script, program] + words
            } else {
                process.executableURL = URL(fileURLWithPath: program)
                process.arguments = words
            }
            process.currentDirectoryURL = URL(fileURLWithPath: folder)
            process.environment = environment
            process.standardInput = FileHandle.nullDevice
            // Files, not pipes: a full pipe that nobody reads would stop the program.
            let output = try streams.emptyFile("output")
            process.standardOutput =
                try outputPath.map { path in
                    try #require(FileHandle(forWritingAtPath: path), "can't write to \(path)")
                } ?? output
            process.standardError = try streams.emptyFile("error")
            let start = ContinuousClock.now
            let ending = try wait(for: process, atMost: timeLimit)
            return ProgramRun(
                ending: ending,
                duration: ContinuousClock.now - start,
                output: Array(try Data(contentsOf: URL(fileURLWithPath: streams.path("output")))),
                error: Array(try Data(contentsOf: URL(fileURLWithPath: streams.path("error"))))
            )
        }
    }

    private static func wait(for process: Process, atMost limit: TimeInterval) throws -> ProgramRun.Ending {
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        guard ended.wait(timeout: .now() + limit) == .success else {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            return .timeLimit
        }
        switch process.terminationReason {
        case .uncaughtSignal: return .signal(process.terminationStatus)
        default: return .exit(process.terminationStatus)
        }
    }
}

#if canImport(Darwin)
/// Tells the runtime which bundle the tests are in.
private final class BundleMark {}
#endif

extension TemporaryFolder {
    fileprivate func emptyFile(_ name: String) throws -> FileHandle {
        try write([], to: name)
        return try FileHandle(forWritingTo: URL(fileURLWithPath: path(name)))
    }
}
