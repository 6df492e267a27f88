#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The two streams of the program. Data goes to standard output and nothing else does.
package protocol Console {
    mutating func writeOutput(_ bytes: [UInt8])
    mutating func writeError(_ bytes: [UInt8])
    /// Whether the stream is a terminal, where colour makes sense.
    var outputIsTerminal: Bool { get }
    var errorIsTerminal: Bool { get }
}

/// The streams of the process.
package struct ProcessConsole: Console {
    package init() {}

    package func writeOutput(_ bytes: [UInt8]) { write(bytes, to: STDOUT_FILENO) }

    package func writeError(_ bytes: [UInt8]) { write(bytes, to: STDERR_FILENO) }

    package var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    package var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// A reader that went away (`| head`) is no error of ours; the system ends the process with SIGPIPE.
    private func write(_ bytes: [UInt8], to descriptor: Int32) {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let written = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
                if written > 0 {
                    rest = rest.dropFirst(written)
                } else if errno != EINTR && errno != EAGAIN {
                    return
                }
            }
        }
    }

    private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Glibc)
            Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #else
            Musl.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
    }
}
