import Core

struct FolderListing {
    /// Sorted, so that nothing depends on the file system.
    let names: [String]
    let hiddenNames: [String]
    /// Names that are no UTF-8, as far as they can be shown. A path made of one would lead nowhere.
    let namesWithoutText: [String]

    init(ofFolderAt path: String) throws(SystemError) {
        guard let folder = opendir(path) else { throw SystemError.last }
        defer { closedir(folder) }
        var names: [String] = []
        var hiddenNames: [String] = []
        var namesWithoutText: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(folder) else {
                if errno != 0 { throw SystemError.last }
                break
            }
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 1) { FolderListing.name($0) }
            }
            guard !name.text.hasPrefix(".") else {
                if name.isExact, ![".", ".."].contains(name.text) { hiddenNames.append(name.text) }
                continue
            }
            if name.isExact { names.append(name.text) } else { namesWithoutText.append(name.text) }
        }
        self.names = names.sorted()
        self.hiddenNames = hiddenNames.sorted()
        self.namesWithoutText = namesWithoutText.sorted()
    }

    private static func name(_ bytes: UnsafePointer<CChar>) -> (text: String, isExact: Bool) {
        if let text = String(validatingCString: bytes) { return (text, true) }
        return (String(cString: bytes), false)
    }
}
