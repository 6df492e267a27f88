import Core

/// Answers of the compiler, remembered in a folder of small files.
///
/// A file of right answers is named after all that they depend on beside the checked thing, and has a line for each.
/// Lines are appended in one piece, so that two runs don't meet; half a line of a killed run is none. A module with
/// errors has a file with the compiler's output. A module with mere warnings is checked anew each time: modules that
/// import it need its product.
struct Verdicts: Sendable {
    private let folder: String
    /// Answers of this run are remembered all the same.
    private let isRead: Bool

    /// Files that there may be, and bytes that one may have before it begins anew.
    static let fileLimit = 4_096
    static let sizeLimit = 256 << 10

    init(in folder: String, isRead: Bool) {
        self.folder = folder
        self.isRead = isRead
    }

    func green(in context: ContentHash) -> Set<ContentHash> {
        guard isRead else { return [] }
        let path = "\(folder)/\(context)"
        guard let text = try? FileTree.text(of: path) else { return [] }
        // Files that are in use are removed last.
        FileTree.touch(path)
        return Set(text.split(separator: "\n").compactMap { ContentHash(String($0)) })
    }

    /// A failed write is no failure: files are checked again.
    func remember(_ right: [ContentHash], in context: ContentHash) {
        guard !right.isEmpty else { return }
        let path = "\(folder)/\(context)"
        let isNew = !FileTree.exists(path)
        // The line break before it keeps it apart from half a line.
        let lines = "\n" + right.map { "\($0)\n" }.joined()
        do {
            try FileTree.makeFolder(folder)
            if let size = FileTree.size(of: path), size > Self.sizeLimit { FileTree.remove(path) }
            try FileTree.append(lines, to: path)
        } catch { return }
        if isNew { removeOldest() }
    }

    func errors(in whole: ContentHash, of folder: String) -> String? {
        let path = errorsPath(whole)
        guard isRead, let file = try? FileTree.text(of: path) else { return nil }
        let parts = file.split(separator: "\n", maxSplits: 1)
        // The rest of a file that a killed run has left has another hash.
        guard parts.count == 2, ContentHash(String(parts[0])) == ContentHash(of: Array(parts[1].utf8)) else {
            return nil
        }
        FileTree.touch(path)
        return Self.text(String(parts[1]), below: Self.anyFolder, to: folder)
    }

    /// Independent of the folder of the package.
    func remember(errors: String, in whole: ContentHash, of folder: String) {
        let text = Self.text(errors, below: folder, to: Self.anyFolder)
        guard text.utf8.count <= Self.sizeLimit else { return }
        do {
            try FileTree.makeFolder(self.folder)
            try FileTree.write("\(ContentHash(of: Array(text.utf8)))\n\(text)", to: errorsPath(whole))
        } catch { return }
        removeOldest()
    }

    private func errorsPath(_ whole: ContentHash) -> String { "\(folder)/\(whole)-errors" }

    /// Stands for the folder of a package: no path begins like this.
    private static let anyFolder = "\u{1}"

    /// A message begins with the path of its file.
    private static func text(_ text: String, below old: String, to new: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix(old + "/") ? new + $0.dropFirst(old.count) : String($0) }
            .joined(separator: "\n")
    }

    /// Leaves some room so that this is rare.
    private func removeOldest() {
        guard let names = try? FileTree.names(in: folder), names.count > Self.fileLimit else { return }
        let files = names.map { (name: $0, age: FileTree.age(of: "\(folder)/\($0)") ?? .max) }
        let oldest = files.sorted { $0.age > $1.age }.prefix(names.count - Self.fileLimit / 4 * 3)
        for (name, _) in oldest { FileTree.remove("\(folder)/\(name)") }
    }
}
