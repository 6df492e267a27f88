import SourceText

/// What the compiler had nothing to say to, remembered in a folder of small files.
///
/// Each file is named after all that an answer depends on beside the one thing that was checked, and has a line for
/// each thing that was right. Nothing else is kept: what the compiler has said anything about is checked anew each
/// time. A line is appended in one piece, so that two runs at once don't meet; half a line that a killed run left is
/// none.
struct Verdicts: Sendable {
    private let folder: String
    /// Whether what earlier runs found counts. What this one finds is remembered all the same.
    private let isRead: Bool

    /// How many files there may be, and how large one may be before it begins anew.
    static let fileLimit = 4_096
    static let sizeLimit = 256 << 10

    init(in folder: String, isRead: Bool) {
        self.folder = folder
        self.isRead = isRead
    }

    /// What was right in a context.
    func green(in context: ContentHash) -> Set<ContentHash> {
        guard isRead else { return [] }
        let path = "\(folder)/\(context)"
        guard let text = try? FileTree.text(of: path) else { return [] }
        // What is in use is removed last.
        FileTree.touch(path)
        return Set(text.split(separator: "\n").compactMap { ContentHash(String($0)) })
    }

    /// Remembers what was right. That it can't be written is no failure: then it is checked again.
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

    /// Keeps within the limit, with some room so that this is rare.
    private func removeOldest() {
        guard let names = try? FileTree.names(in: folder), names.count > Self.fileLimit else { return }
        let files = names.map { (name: $0, age: FileTree.age(of: "\(folder)/\($0)") ?? .max) }
        let oldest = files.sorted { $0.age > $1.age }.prefix(names.count - Self.fileLimit / 4 * 3)
        for (name, _) in oldest { FileTree.remove("\(folder)/\(name)") }
    }
}
