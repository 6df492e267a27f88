/// The name of a folder that a command was given.
enum FolderName {
    /// Without slashes at its end, so that the paths of its files have one each.
    static func withoutSlash(_ path: String) -> String {
        var folder = path[...]
        while folder.utf8.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        return String(folder)
    }
}
