/// A program in a process of its own, with bounded time and output. No shell is between: arguments arrive as they are.
package struct ChildProcess: Sendable {
    package struct Run: Sendable {
        package let ending: Ending
        package let bytes: [UInt8]
        package let isOutputCut: Bool

        package var succeeded: Bool { ending == .exit(0) }

        package var output: String { String(decoding: bytes, as: UTF8.self) }
    }

    package enum Ending: Sendable, Equatable {
        case exit(Int32)
        case signal(Int32)
        case timeLimit
    }

    package enum Streams: Sendable {
        /// Output and errors, in the order in which they are written.
        case outputAndErrors
        /// Data alone. Failures are told by the exit code only.
        case output
    }

    package let program: String
    package let arguments: [ProgramArgument]
    package var timeLimit: Duration
    /// Counts processor time: a program that has to wait for a processor gets up to four times as long.
    package var isPatient = false
    package var outputLimit: Int
    package var streams: Streams
    /// Variables that the program gets beside the variables of this process.
    package var environment: [String: String]

    package init(
        program: String,
        arguments: [ProgramArgument],
        timeLimit: Duration = .seconds(600),
        outputLimit: Int = 4 << 20,
        streams: Streams = .outputAndErrors,
        environment: [String: String] = [:]
    ) {
        self.program = program
        self.arguments = arguments
        self.timeLimit = timeLimit
        self.outputLimit = outputLimit
        self.streams = streams
        self.environment = environment
    }

    package func run() throws(ProcessFailure) -> Run {
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
        let reading = read(from: ends[0], of: process)
        if reading.isOverTime { kill(process, SIGKILL) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { throw failure("it can't be waited for") }
        }
        let ending: Ending =
            if reading.isOverTime { .timeLimit } else {
                status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
            }
        return Run(ending: ending, bytes: reading.bytes, isOutputCut: reading.isCut)
    }

    /// Lets the program go on by itself, its output unread. The only question is whether it fails within a moment.
    package func launch(patience: Duration = .seconds(2)) throws(ProcessFailure) {
        let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard nowhere >= 0 else { throw failure("there is no /dev/null") }
        defer { close(nowhere) }
        let process = try spawn(writingTo: nowhere)
        let end = ContinuousClock.now + patience
        while ContinuousClock.now < end {
            var status: Int32 = 0
            let waited = waitpid(process, &status, WNOHANG)
            if waited == process {
                guard status == 0 else { throw failure("it failed") }
                return
            }
            guard waited == 0 || errno == EINTR else { return }
            _ = poll(nil, 0, 20)
        }
    }

    private func read(from descriptor: Int32, of process: pid_t) -> (bytes: [UInt8], isCut: Bool, isOverTime: Bool) {
        let start = ContinuousClock.now
        var end = start + timeLimit
        var bytes: [UInt8] = []
        var isCut = false
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let left = ContinuousClock.now.duration(to: end).components
            guard left.seconds >= 0, left.attoseconds >= 0 else {
                let missing = timeLimit - (isPatient ? Platform.processorTime(of: process) ?? timeLimit : timeLimit)
                guard missing > .zero, end < start + timeLimit * 4 else { return (bytes, isCut, true) }
                end = min(ContinuousClock.now + missing, start + timeLimit * 4)
                continue
            }
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&request, 1, Int32(clamping: left.seconds * 1000 + 1))
            guard ready > 0 else { continue }
            let count = systemRead(descriptor, &buffer)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return (bytes, isCut, false) }
            // Output beyond the limit is read all the same: a full pipe would stop the program.
            let kept = min(count, outputLimit - bytes.count)
            bytes += buffer[..<kept]
            if kept < count { isCut = true }
        }
    }

    private func spawn(writingTo descriptor: Int32) throws(ProcessFailure) -> pid_t {
        var actions = Platform.fileActions
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, descriptor, 1)
        switch streams {
        case .outputAndErrors: posix_spawn_file_actions_adddup2(&actions, descriptor, 2)
        case .output: posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        }
        let arguments = [strdup(program)] + arguments.map { strdup($0.text) } + [nil]
        defer { for argument in arguments { free(argument) } }
        let variables = variables
        defer { for variable in variables { free(variable) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, program, &actions, nil, arguments, variables)
        guard code == 0 else { throw failure(String(cString: strerror(code))) }
        return process
    }

    private func failure(_ reason: String) -> ProcessFailure {
        ProcessFailure(message: "\(program) can't be run: \(reason)")
    }

    private var variables: [UnsafeMutablePointer<CChar>?] {
        let own = Platform.environment
        var variables: [UnsafeMutablePointer<CChar>?] = []
        var index = 0
        while let variable = own?[index] {
            index += 1
            let name = String(cString: variable).prefix { $0 != "=" }
            if environment[String(name)] == nil { variables.append(strdup(variable)) }
        }
        for (name, value) in environment.sorted(by: { $0.key < $1.key }) {
            variables.append(strdup("\(name)=\(value)"))
        }
        return variables + [nil]
    }
}

/// Why a program could not be run at all.
package struct ProcessFailure: Error, Equatable {
    package let message: String
}

/// Finds programs as a shell would, but never in the current folder.
package enum ProgramPath {
    /// The first program of a name in the folders of a `PATH`; nil where there is none.
    package static func find(_ name: String, in searchPath: String) -> String? {
        searchPath.split(separator: ":").filter { $0.hasPrefix("/") }
            .lazy.map { "\($0)/\(name)" }
            .first(where: isExecutable)
    }

    /// Follows links.
    package static func isExecutable(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        return access(path, X_OK) == 0
    }
}
