import Core

/// Tells whether a file is still the one that was looked at, without reading it; compared within one run alone.
package struct FileStamp: Sendable, Equatable {
    private let device: UInt64
    private let number: UInt64
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int
    private let mode: UInt32

    private static let usualMode: UInt32 = 0o644

    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(status.st_ino)
        size = Int(status.st_size)
        seconds = Int(status.changed.tv_sec)
        nanoseconds = Int(status.changed.tv_nsec)
        mode = UInt32(status.st_mode & 0o7777)
    }

    /// Reads the stamp of the file at a path, links followed; nil where there is none.
    package init?(ofFileAt path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Whether both are one file, under any name.
    func isSameFile(as other: FileStamp) -> Bool { device == other.device && number == other.number }

    /// Whether nobody may write into it: somebody wants it to stay as it is.
    var isReadOnly: Bool { mode & 0o222 == 0 }

    /// The mode that a file in its place has to be given; nil where every new file has it.
    var unusualMode: UInt32? { mode == Self.usualMode ? nil : mode }
}

/// Owner of a written file.
package enum FileOwnership: String, Sendable, Hashable, CaseIterable {
    /// File of the program: always written anew.
    case owned
    /// File begun by the program, finished by people.
    case scaffold
    /// File that is written where it is absent, and then people's: a later version is brought into it where that
    /// touches nothing that they changed.
    case once
}
