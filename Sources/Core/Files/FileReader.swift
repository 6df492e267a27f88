/// Reads a whole regular file, never more of it than allowed. All files that the program reads are read here.
package enum FileReader {
    package enum Failure: Error, Equatable {
        case system(SystemError)
        case folder
        case notAFile
        case tooLarge
    }

    package static let sizeLimit = 64 << 20

    package static func bytes(ofFileAt path: String, atMost limit: Int = sizeLimit) throws(Failure) -> [UInt8] {
        // Opening a pipe that nobody writes to would wait for ever without O_NONBLOCK.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .system(.last) }
        defer { close(descriptor) }

        let status: FileStatus
        do { status = try FileStatus(descriptor: descriptor) } catch { throw .system(error) }
        guard status.kind != .folder else { throw .folder }
        guard status.kind == .file else { throw .notAFile }
        let bytes: [UInt8]?
        do {
            bytes = try contents(of: descriptor, expecting: status.size, atMost: limit)
        } catch {
            throw .system(error)
        }
        guard let bytes else { throw .tooLarge }
        return bytes
    }

    /// Nil where there is more than allowed. The size may be wrong: files grow, and some systems' files say zero.
    package static func contents(
        of descriptor: Int32,
        expecting size: Int,
        atMost limit: Int
    ) throws(SystemError) -> [UInt8]? {
        guard size <= limit else { return nil }
        // Asking for one byte more shows the end.
        var wanted = size + 1
        var bytes = try next(wanted, of: descriptor)
        var count = bytes.count
        while count == wanted {
            guard bytes.count <= limit else { return nil }
            wanted = min(max(bytes.count, 4096), limit - bytes.count + 1)
            let more = try next(wanted, of: descriptor)
            count = more.count
            bytes += more
        }
        return bytes.count <= limit ? bytes : nil
    }

    /// Reads so many bytes, and fewer only at the end.
    private static func next(_ wanted: Int, of descriptor: Int32) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
            count = 0
            while count < wanted {
                let amount = read(descriptor, buffer.baseAddress.map { $0 + count }, wanted - count)
                if amount == 0 { return }
                if amount > 0 {
                    count += amount
                } else if errno != EINTR {
                    failure = .last
                    return
                }
            }
        }
        if let failure { throw failure }
        return bytes
    }
}
