import Core

/// An open file or folder, closed when it is let go of.
struct Descriptor: ~Copyable, Sendable {
    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    deinit {
        _ = close(number)
    }

    func duplicate(_ path: OutputPath) throws(WorkspaceError) -> Descriptor {
        let copy = fcntl(number, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { throw .system(.last, path.description) }
        return Descriptor(copy)
    }

    var isRegularFile: Bool { isOfKind(S_IFREG) }

    var isFolder: Bool { isOfKind(S_IFDIR) }

    private func isOfKind(_ kind: mode_t) -> Bool {
        var status = stat()
        return fstat(number, &status) == 0 && status.st_mode & S_IFMT == kind
    }

    /// Reads the names in an open folder, without `.` and `..`, and closes it. Names that were read before a failure count.
    static func names(inFolder number: Int32) -> (names: [[UInt8]], failure: SystemError?) {
        guard let listing = fdopendir(number) else {
            let failure = SystemError.last
            _ = close(number)
            return ([], failure)
        }
        defer { closedir(listing) }
        var names: [[UInt8]] = []
        while true {
            errno = 0
            guard let entry = readdir(listing) else { return (names, errno == 0 ? nil : .last) }
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) { names.append(name) }
        }
    }

    /// nil where there are more than allowed, even if the size that the system told was smaller.
    func contents(atMost limit: Int) throws(SystemError) -> [UInt8]? {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw .last }
        return try contents(expecting: Int(status.st_size), atMost: limit)
    }

    /// `size` may be wrong: a file may grow, and some systems' files say zero.
    func contents(expecting size: Int, atMost limit: Int) throws(SystemError) -> [UInt8]? {
        try FileReader.contents(of: number, expecting: size, atMost: limit)
    }

    func fill(with bytes: [UInt8], _ path: OutputPath, by calls: any WritingCalls) throws(WorkspaceError) {
        var written = 0
        while written < bytes.count {
            let amount = bytes.withUnsafeBytes {
                calls.write(UnsafeRawBufferPointer(rebasing: $0[written...]), to: number)
            }
            if amount > 0 {
                written += amount
            } else if amount == 0 || errno != EINTR {
                throw .system(.last, path.description)
            }
        }
    }
}
