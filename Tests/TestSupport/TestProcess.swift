import Foundation
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A program that a test runs and waits for, but not for ever.
package struct TestProcess: Sendable {
    package enum Ending: Equatable, Sendable {
        case exit(Int32)
        /// The system ended it: a crash.
        case signal(Int32)
        case timeLimit
    }

    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// The path of the program, and what it is told.
    package let command: [String]
    package let folder: String
    package let environment: [String: String]
    /// Files that are written to. Not pipes: a full pipe that nobody reads would stop the program.
    package let output: String
    package let error: String
    package let timeLimit: Duration

    package init(
        command: [String],
        in folder: String,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        output: String = "/dev/null",
        error: String = "/dev/null",
        timeLimit: Duration = .seconds(600)
    ) {
        self.command = command
        self.folder = folder
        self.environment = environment
        self.output = output
        self.error = error
        self.timeLimit = timeLimit
    }

    /// Blocks a thread: see `Waiting`.
    package func run() throws -> Ending { try measured().ending }

    /// The same, and how much time processors spent on it and on what it started: a busy machine changes that little.
    package func measured() throws -> (ending: Ending, processorTime: Duration) {
        let process = try spawn()
        let limit = TimeLimit(of: process, seconds: timeLimit / .seconds(1))
        // It has ended and still has its number, which nobody else can get before the limit is gone.
        var information = siginfo_t()
        while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        let isOverTime = limit.remove()
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw failure("it can't be waited for") }
        }
        TimeLog.add(usage, of: command)
        let time = [usage.ru_utime, usage.ru_stime].map { time in
            Duration.seconds(time.tv_sec) + .microseconds(time.tv_usec)
        }
        .reduce(.zero, +)
        if isOverTime { return (.timeLimit, time) }
        return (status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F), time)
    }

    private func spawn() throws -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_APPEND, 0o644)
        posix_spawn_file_actions_addopen(&actions, 2, error, O_WRONLY | O_CREAT | O_APPEND, 0o644)
        // No function that goes into a folder first is on every system; the shell is gone when the program begins.
        let words = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + command
        let arguments = words.map { strdup($0) } + [nil]
        let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, words[0], &actions, nil, arguments, variables)
        guard code == 0 else { throw failure(String(cString: strerror(code))) }
        return process
    }

    private func failure(_ reason: String) -> Failure {
        Failure(description: "\(command.first ?? "") can't be run: \(reason)")
    }
}

/// Ends a process that had its time and has not ended by itself: time of processors, its children's among it, for as long
/// as a machine that does something else may need to give it that much.
///
/// Sendable unchecked: what changes is changed under the lock.
private final class TimeLimit: @unchecked Sendable {
    /// Times that the clock may show more than processors gave.
    private static let patience = 4.0

    private let lock = NSLock()
    private var process: pid_t?
    private var hasEnded = false

    init(of process: pid_t, seconds: Double) {
        self.process = process
        check(seconds, from: .now(), in: seconds)
    }

    private func check(_ limit: Double, from start: DispatchTime, in seconds: Double) {
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { self.check(limit, from: start) }
    }

    private func check(_ limit: Double, from start: DispatchTime) {
        lock.withLock {
            guard let process else { return }
            let clock = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
            let missing = min(limit - Self.processorSeconds(of: process), Self.patience * limit - clock)
            guard missing <= 0 else { return check(limit, from: start, in: max(missing, 1)) }
            hasEnded = true
            kill(process, SIGKILL)
        }
    }

    /// Seconds that processors gave a process and those of its children that have ended; none where no file tells them.
    private static func processorSeconds(of process: pid_t) -> Double {
        let stat = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        let times = stat.split(separator: ")").last?.split(separator: " ").dropFirst(11).prefix(4) ?? []
        return times.compactMap { Double($0) }.reduce(0, +) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Whether it has ended the process.
    func remove() -> Bool {
        lock.withLock {
            process = nil
            return hasEnded
        }
    }
}
