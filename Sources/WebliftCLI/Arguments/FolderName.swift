enum FolderName {
    /// Paths of its files then have one slash behind the folder.
    static func withoutSlash(_ path: String) -> String {
        var folder = path[...]
        while folder.utf8.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        return String(folder)
    }
}
