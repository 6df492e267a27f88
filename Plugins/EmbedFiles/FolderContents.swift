import Foundation

/// What lies in a folder, so that the build notices a changed, added or removed file.
enum FolderContents {
    static func files(below folder: URL) throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
            .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
            .sorted()
            .map { folder.appending(path: $0) }
            .filter { !$0.hasDirectoryPath && !isFolder($0) }
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: url.path(percentEncoded: false), isDirectory: &isFolder)
        return exists && isFolder.boolValue
    }
}
