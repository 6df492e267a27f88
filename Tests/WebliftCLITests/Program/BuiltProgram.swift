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
    static let path = BuiltProducts.path(of: "weblift")

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
        // Of all that the program does, this starts compilers.
        let startsCompilers = words.first == "verify"
        if startsCompilers, environment["XDG_CACHE_HOME"] == VerifyCache.xdgHome { try await VerifyCache.fill() }
        let isShared = startsCompilers && !words.contains("--jobs")
        let body: @Sendable () throws -> ProgramRun = {
            try runBlocking(
                words + (isShared ? ["--jobs", "1"] : []),
                in: folder,
                program: program,
                environment: environment,
                outputPath: outputPath,
                timeLimit: timeLimit,
                memoryLimitInMegabytes: memoryLimitInMegabytes
            )
        }
        return startsCompilers ? try await Waiting.forCompiler(body) : try await Waiting.forProgram(body)
    }

    /// How many lines a person sees who runs it on a terminal, where it must succeed. No word needs a quote.
    static func linesOnTerminal(_ words: [String], in folder: String) async throws -> Int {
        let line = ([path] + words).joined(separator: " ")
        #if canImport(Darwin)
        let arguments = ["-q", "/dev/null", "/bin/sh", "-c", line]
        #else
        let arguments = ["-qec", line, "/dev/null"]
        #endif
        let run = try await run(arguments, in: folder, program: "/usr/bin/script", timeLimit: 120)
        #expect(run.ending == .exit(0), "\(words)\n\(run.outputText)")
        return run.output.count { $0 == UInt8(ascii: "\n") }
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
            var command = [program] + words
            if let memoryLimitInMegabytes, canLimitMemory {
                let script = "ulimit -v \(memoryLimitInMegabytes * 1024) && exec \"$0\" \"$@\""
                command = ["/bin/sh", "-c", script] + command
            }
            for name in ["output", "error"] { try streams.write([], to: name) }
            let start = ContinuousClock.now
            let run = try TestProcess(
                command: command,
                in: folder,
                environment: environment,
                output: outputPath ?? streams.path("output"),
                error: streams.path("error"),
                timeLimit: .seconds(timeLimit)
            )
            .measured()
            return ProgramRun(
                ending: ProgramRun.Ending(run.ending),
                duration: ContinuousClock.now - start,
                processorTime: run.processorTime,
                output: Array(try Data(contentsOf: URL(fileURLWithPath: streams.path("output")))),
                error: Array(try Data(contentsOf: URL(fileURLWithPath: streams.path("error"))))
            )
        }
    }
}
