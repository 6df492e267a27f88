/// Lists the names in a folder, in the order of the system and without `.` and `..`. All folders that the program lists
/// are listed here.
package enum FolderNames {
    package static func list(folderAt path: String) throws(SystemError) -> [[UInt8]] {
        try list(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    }

    /// Opens the folder anew: the listing of one that is open begins behind the names that were listed before.
    package static func list(folder descriptor: Int32) throws(SystemError) -> [[UInt8]] {
        try list(openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    }

    /// The listing closes the descriptor.
    private static func list(_ descriptor: Int32) throws(SystemError) -> [[UInt8]] {
        guard descriptor >= 0 else { throw .last }
        guard let listing = fdopendir(descriptor) else {
            let failure = SystemError.last
            close(descriptor)
            throw failure
        }
        defer { closedir(listing) }
        var names: [[UInt8]] = []
        while true {
            errno = 0
            guard let entry = readdir(listing) else {
                guard errno == 0 else { throw .last }
                return names
            }
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) { names.append(name) }
        }
    }
}
