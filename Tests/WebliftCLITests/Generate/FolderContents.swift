import Foundation

/// The files of a folder by their paths in it; none where there is no folder. What tools leave behind is not among them.
struct FolderContents {
    private static let leftovers: Set<String> = [".build", ".swiftpm", ".DS_Store"]

    let files: [String: Data]

    init(_ folder: URL, leavingOut leftovers: Set<String> = FolderContents.leftovers) throws {
        var files: [String: Data] = [:]
        if FileManager.default.fileExists(atPath: folder.path) {
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
                let parts = path.split(separator: "/").map(String.init)
                guard leftovers.isDisjoint(with: parts) else { continue }
                var isFolder: ObjCBool = false
                let file = folder.appending(path: path)
                guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue
                else { continue }
                files[path] = try Data(contentsOf: file)
            }
        }
        self.files = files
    }

    /// A line for each file that is not as in `fresh`, sorted by path.
    func differences(from fresh: FolderContents) -> [String] {
        Set(files.keys).union(fresh.files.keys).sorted().compactMap { path in
            switch (files[path], fresh.files[path]) {
            case (nil, _): "missing: \(path)"
            case (_, nil): "not written any more: \(path)"
            case (let old, let new): old == new ? nil : "different: \(path)"
            }
        }
    }
}
