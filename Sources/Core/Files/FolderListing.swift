/// The names in a folder, without the two that lead to itself and out of it. All folders are listed here.
package struct FolderListing {
    private struct Entry {
        let text: String
        /// Whether the name is UTF-8. A path made of another name would lead nowhere.
        let isExact: Bool
    }

    private let entries: [Entry]

    package init(ofFolderAt path: String) throws(SystemError) {
        try self.init(taking: open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    }

    /// Closes the descriptor; one below zero throws the last error.
    package init(taking descriptor: Int32) throws(SystemError) {
        guard descriptor >= 0, let folder = fdopendir(descriptor) else {
            let failure = SystemError.last
            if descriptor >= 0 { _ = close(descriptor) }
            throw failure
        }
        defer { closedir(folder) }
        var entries: [Entry] = []
        while true {
            errno = 0
            guard let entry = readdir(folder) else {
                if errno != 0 { throw SystemError.last }
                break
            }
            let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            let text = String(decoding: bytes, as: UTF8.self)
            if text != ".", text != ".." { entries.append(Entry(text: text, isExact: text.utf8.elementsEqual(bytes))) }
        }
        self.entries = entries
    }

    /// Names that are UTF-8 and not hidden. As all names here they are sorted, so that nothing depends on the file system.
    package var names: [String] { names { $0.isExact && !$0.text.hasPrefix(".") } }

    package var hiddenNames: [String] { names { $0.isExact && $0.text.hasPrefix(".") } }

    /// Names that are no UTF-8 and not hidden, as far as they can be shown.
    package var namesWithoutText: [String] { names { !$0.isExact && !$0.text.hasPrefix(".") } }

    package var allNames: [String] { names { _ in true } }

    private func names(where isMeant: (Entry) -> Bool) -> [String] { entries.filter(isMeant).map(\.text).sorted() }
}
