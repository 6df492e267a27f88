#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A compiler that runs in a process of its own, with bounded time and output.
///
/// No shell is between: the words of the command reach it as they are.
struct ChildProcess {
    struct Run {
        let ending: Ending
        /// What it wrote to either stream, in its order, as far as the limit goes.
        let output: String
        let isOutputCut: Bool

        var succeeded: Bool { ending == .exit(0) }
    }

    enum Ending: Equatable {
        case exit(Int32)
        case signal(Int32)
        case timeLimit
    }

    /// The first word is the path of the program.
    let command: [String]
    var timeLimit: Duration = .seconds(600)
    var outputLimit = 4 << 20

    func run() throws(VerificationFailure) -> Run {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw failure("no pipe can be made") }
        defer { close(ends[0]) }
        // No other child may hold the end that is written to, or the end of the output would not be seen.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let process: pid_t
        do { process = try spawn(writingTo: ends[1]) } catch {
            close(ends[1])
            throw error
        }
        close(ends[1])
        let reading = read(from: ends[0])
        if reading.isOverTime { kill(process, SIGKILL) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { throw failure("it can't be waited for") }
        }
        let ending: Ending =
            if reading.isOverTime { .timeLimit } else {
                status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
            }
        return Run(
            ending: ending,
            output: String(decoding: reading.bytes, as: UTF8.self),
            isOutputCut: reading.isCut
        )
    }

    private func read(from descriptor: Int32) -> (bytes: [UInt8], isCut: Bool, isOverTime: Bool) {
        let end = ContinuousClock.now + timeLimit
        var bytes: [UInt8] = []
        var isCut = false
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let left = ContinuousClock.now.duration(to: end).components
            guard left.seconds >= 0, left.attoseconds >= 0 else { return (bytes, isCut, true) }
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&request, 1, Int32(clamping: left.seconds * 1000 + 1))
            guard ready > 0 else { continue }
            let count = systemRead(descriptor, &buffer)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return (bytes, isCut, false) }
            // What is beyond the limit is read all the same: a full pipe would stop the compiler.
            let kept = min(count, outputLimit - bytes.count)
            bytes += buffer[..<kept]
            if kept < count { isCut = true }
        }
    }

    private func spawn(writingTo descriptor: Int32) throws(VerificationFailure) -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, descriptor, 1)
        posix_spawn_file_actions_adddup2(&actions, descriptor, 2)
        let arguments = command.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, command.first ?? "", &actions, nil, arguments, ChildProcess.environment)
        guard code == 0 else { throw failure(String(cString: strerror(code))) }
        return process
    }

    private func failure(_ reason: String) -> VerificationFailure {
        VerificationFailure(.system, "\(command.first ?? "") can't be run: \(reason)")
    }

    /// This process's own, which macOS gives by a function only.
    private static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        #if canImport(Darwin)
        _NSGetEnviron().pointee
        #else
        environ
        #endif
    }
}

private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    read(descriptor, &buffer, buffer.count)
}
