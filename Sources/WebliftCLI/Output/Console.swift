import Core

/// Data goes to standard output and nothing else does.
package protocol Console {
    mutating func writeOutput(_ printout: Printout)
    mutating func writeError(_ printout: Printout)
    /// Color makes sense on a terminal.
    var outputIsTerminal: Bool { get }
    var errorIsTerminal: Bool { get }
    var inputIsTerminal: Bool { get }
    /// Leaves out the end of the line; nil where nobody answers.
    mutating func readAnswer() -> String?
}

package struct ProcessConsole: Console {
    package init() {}

    /// Ends the process where the data can't be written: a script must not take half of it for the whole.
    package func writeOutput(_ printout: Printout) {
        guard let code = write(printout.bytes, to: STDOUT_FILENO) else { return }
        let text = String(cString: strerror(code))
        let reason = text.prefix(1).lowercased() + text.dropFirst()
        writeError(Printout("weblift: the output can't be written: \(reason)\n"))
        exit(ExitCode.found.rawValue)
    }

    /// Unreadable diagnostics are no reason to stop; the exit code still tells of errors.
    package func writeError(_ printout: Printout) { _ = write(printout.bytes, to: STDERR_FILENO) }

    package var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    package var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    package var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    package func readAnswer() -> String? { readLine() }

    /// A reader that went away (`| head`) is no error of ours; the system ends the process with SIGPIPE.
    private func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let written = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
                if written > 0 {
                    rest = rest.dropFirst(written)
                } else if errno == EAGAIN {
                    waitUntilWritable(descriptor)
                } else if errno != EINTR {
                    return errno
                }
            }
            return nil
        }
    }

    /// A pipe is full now and then; asking again at once would burn a core.
    private func waitUntilWritable(_ descriptor: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
    }
}

/// Text for either stream. There is no other way for a text to a console, so that no command of an input gets into the
/// log of a workflow.
package struct Printout {
    package let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = WorkflowCommands.broken(bytes)
    }

    init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// Takes commands of this program itself, with the text of inputs in their messages.
    init(_ annotations: [WorkflowAnnotation]) {
        bytes = annotations.flatMap { Array($0.line.utf8) }
    }
}

/// The environment variables that the program looks at.
package enum ProcessEnvironment {
    private static let names = ["HOME", "NO_COLOR", "PATH", "XDG_CACHE_HOME"]

    package static var values: [String: String] {
        var values: [String: String] = [:]
        for name in names {
            if let value = getenv(name) { values[name] = String(cString: value) }
        }
        return values
    }
}
