import Core

struct FolderListing {
    /// Sorted, so that nothing depends on the file system.
    let names: [String]
    let hiddenNames: [String]
    /// Names that are no UTF-8, as far as they can be shown. A path made of one would lead nowhere.
    let namesWithoutText: [String]

    init(ofFolderAt path: String) throws(SystemError) {
        var names: [String] = []
        var hiddenNames: [String] = []
        var namesWithoutText: [String] = []
        for name in try FolderNames.list(folderAt: path) {
            let text = String(decoding: name, as: UTF8.self)
            let isExact = text.utf8.elementsEqual(name)
            if text.hasPrefix(".") {
                if isExact { hiddenNames.append(text) }
            } else if isExact {
                names.append(text)
            } else {
                namesWithoutText.append(text)
            }
        }
        self.names = names.sorted()
        self.hiddenNames = hiddenNames.sorted()
        self.namesWithoutText = namesWithoutText.sorted()
    }
}
