import Foundation

/// The Swift files of this project: texts that a compiler takes, for all that is claimed of Swift.
enum SwiftFiles {
    struct File {
        let name: String
        let bytes: [UInt8]
    }

    static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

    /// Sorted by name. Among the golden cases is Swift as its people left it, which a compiler may refuse.
    static func all(in folders: [String] = ["Sources", "Tests", "out"]) throws -> [File] {
        try folders.flatMap { folder -> [File] in
            let path = root.appending(path: folder).resolvingSymlinksInPath()
            let names = FileManager.default.enumerator(atPath: path.path)?.compactMap { $0 as? String } ?? []
            let ours = names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Golden/") }
            return try ours.sorted().map { name in
                File(name: "\(folder)/\(name)", bytes: [UInt8](try Data(contentsOf: path.appending(path: name))))
            }
        }
    }
}
