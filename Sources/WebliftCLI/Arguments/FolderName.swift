/// The name of a folder that a command was given.
enum FolderName {
    /// Removes slashes at the end, so that the paths of its files have one slash behind the folder.
    static func withoutSlash(_ path: String) -> String {
        var folder = path[...]
        while folder.utf8.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        return String(folder)
    }
}
