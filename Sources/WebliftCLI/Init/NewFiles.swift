import SourceText

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Writes files that must be new: all of them, or none.
enum NewFiles {
    /// Whether the files were written. Where one is there already, or can't be made, the others are not made either.
    static func write(_ files: [StartingFile], in folder: SourcePath, into diagnostics: inout DiagnosticBag) -> Bool {
        let paths = files.map { path(of: $0, in: folder) }
        let present = paths.filter { isThere($0.typed) }
        for path in present { reportPresence(of: path, into: &diagnostics) }
        guard present.isEmpty else { return false }
        var made: [String] = []
        for (file, path) in zip(files, paths) {
            // O_EXCL: what came to be there since, also a link, is neither overwritten nor followed.
            let descriptor = open(path.typed, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
            guard descriptor >= 0 else {
                report(errno, at: path, into: &diagnostics)
                remove(made)
                return false
            }
            made.append(path.typed)
            let failure = fill(descriptor, with: file.bytes)
            guard failure == nil, close(descriptor) == 0 else {
                if failure != nil { _ = close(descriptor) }
                report(failure ?? errno, at: path, into: &diagnostics)
                remove(made)
                return false
            }
        }
        return true
    }

    private static func path(of file: StartingFile, in folder: SourcePath) -> SourcePath {
        folder.typed == "." ? SourcePath(file.name) : folder.appending(file.name)
    }

    /// A link counts as itself, wherever it leads.
    private static func isThere(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// The system's error, where not all could be written.
    private static func fill(_ descriptor: Int32, with bytes: [UInt8]) -> Int32? {
        bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                let amount = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[written...]))
                if amount > 0 {
                    written += amount
                } else if errno != EINTR {
                    return errno
                }
            }
            return nil
        }
    }

    private static func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
        Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Glibc)
        Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #else
        Musl.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
    }

    /// Takes back what this run made; nothing else can be at these paths.
    private static func remove(_ paths: [String]) {
        for path in paths { _ = unlink(path) }
    }

    private static func report(_ code: Int32, at path: SourcePath, into diagnostics: inout DiagnosticBag) {
        if code == EEXIST {
            reportPresence(of: path, into: &diagnostics)
            return
        }
        let reason = String(cString: strerror(code))
        diagnostics.error(
            .outputUnwritable,
            "the file can't be written: \(reason.prefix(1).lowercased() + reason.dropFirst())",
            at: .start(of: path)
        )
    }

    private static func reportPresence(of path: SourcePath, into diagnostics: inout DiagnosticBag) {
        diagnostics.error(
            .outputExists,
            "this is there already and is not overwritten; nothing was written",
            at: .start(of: path)
        )
    }
}
