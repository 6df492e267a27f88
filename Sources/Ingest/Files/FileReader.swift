import SourceText

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Reads a whole regular file, never more of it than allowed.
enum FileReader {
    enum Failure: Error, Equatable {
        case system(SystemError)
        case folder
        case notAFile
        case tooLarge
    }

    static func bytes(ofFileAt path: String, atMost limit: Int) throws(Failure) -> [UInt8] {
        // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .system(.last) }
        defer { close(descriptor) }

        let status: FileStatus
        do { status = try FileStatus(descriptor: descriptor) } catch { throw .system(error) }
        guard status.kind != .folder else { throw .folder }
        guard status.kind == .file else { throw .notAFile }
        guard status.size <= limit else { throw .tooLarge }
        return try contents(of: descriptor, expected: status.size, atMost: limit)
    }

    /// Reads to the end, whatever the size was said to be: a file may grow, and some systems' files say zero.
    private static func contents(of descriptor: Int32, expected: Int, atMost limit: Int) throws(Failure) -> [UInt8] {
        var failure: Failure?
        var reachedEnd = false
        var bytes = [UInt8](unsafeUninitializedCapacity: expected + 1) { buffer, count in
            count = 0
            while count < buffer.count {
                let amount = read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
                if amount == 0 {
                    reachedEnd = true
                    return
                }
                if amount > 0 {
                    count += amount
                } else if errno != EINTR {
                    failure = .system(.last)
                    return
                }
            }
        }
        if let failure { throw failure }
        if !reachedEnd {
            guard bytes.count <= limit else { throw .tooLarge }
            let more = try contents(
                of: descriptor,
                expected: min(max(bytes.count, 4096), limit - bytes.count),
                atMost: limit - bytes.count
            )
            bytes.append(contentsOf: more)
        }
        return bytes
    }
}
