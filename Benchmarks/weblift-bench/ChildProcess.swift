#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A command that is run in a process of its own.
struct ChildProcess {
    /// A run that is over.
    struct Run {
        /// From before the process was started until it was gone.
        let time: Duration
        /// The most memory that was resident at any moment, in bytes.
        let peakMemory: Int
        let ending: Ending
        /// What it wrote to standard output, where that was kept.
        let output: String
    }

    enum Ending: Equatable {
        case exit(Int32)
        case signal(Int32)
    }

    enum Output {
        case discarded
        case kept
    }

    let command: [String]

    init(_ command: [String]) {
        self.command = command
    }

    /// Runs the command, found as a shell would find it. Nil where there is no such command.
    func run(output: Output = .discarded) throws(BenchmarkFailure) -> Run? {
        let pipe = output == .kept ? try Pipe() : nil
        defer { pipe?.close() }
        let start = ContinuousClock.now
        guard let process = try spawn(writingTo: pipe) else { return nil }
        let text = pipe?.readToEnd() ?? ""
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw BenchmarkFailure("can't wait for \(name)") }
        }
        return Run(
            time: ContinuousClock.now - start,
            peakMemory: ChildProcess.bytes(ofPeak: usage),
            ending: status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F),
            output: text
        )
    }

    private var name: String {
        command.first?.split(separator: "/").last.map(String.init) ?? ""
    }

    private func spawn(writingTo pipe: Pipe?) throws(BenchmarkFailure) -> pid_t? {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        if let pipe {
            posix_spawn_file_actions_adddup2(&actions, pipe.writeEnd, 1)
            posix_spawn_file_actions_addclose(&actions, pipe.writeEnd)
            posix_spawn_file_actions_addclose(&actions, pipe.readEnd)
        } else {
            posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        }
        let arguments = command.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        let code = posix_spawnp(&process, command.first ?? "", &actions, nil, arguments, ChildProcess.environment)
        if code == ENOENT { return nil }
        guard code == 0 else { throw BenchmarkFailure("can't start \(name): \(String(cString: strerror(code)))") }
        return process
    }

    /// This process's own, which macOS gives by a function only.
    private static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        #if canImport(Darwin)
        _NSGetEnviron().pointee
        #else
        environ
        #endif
    }

    /// The system tells the peak in KiB on Linux and in bytes on macOS.
    private static func bytes(ofPeak usage: rusage) -> Int {
        #if canImport(Darwin)
        usage.ru_maxrss
        #else
        usage.ru_maxrss * 1024
        #endif
    }
}
