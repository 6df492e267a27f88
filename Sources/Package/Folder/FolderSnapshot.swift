package import Core

/// State of a folder as far as a plan depends on it, read once.
struct FolderSnapshot {
    var ledger: Ledger?
    var ledgerBytes: [UInt8]?
    var files: [OutputPath: PresentFile] = [:]
    var bases: [OutputPath: [UInt8]] = [:]
    /// Files that nobody knows. They are looked for only where something is missing, or where support code may go.
    var strangers: [Stranger] = []
    var unused: Set<OutputPath> = []

    func isPristine(_ present: PresentFile, _ entry: LedgerEntry) -> Bool {
        present.bytes == bases[entry.path] || present.hash == entry.output
    }

    /// Looks among files that nothing generates any more; `needed` are the paths of files that the edited ones need.
    func staying(_ rest: [LedgerEntry], in scope: GenerationScope) -> (edited: [[UInt8]], needed: Set<OutputPath>) {
        var edited: [[UInt8]] = []
        var others: [OutputPath: [UInt8]] = [:]
        for entry in rest where scope.covers(entry.identity) {
            guard let present = files[entry.path], entry.state != .deleted, entry.ownership != .once else { continue }
            if isPristine(present, entry) { others[entry.path] = present.bytes } else { edited.append(present.bytes) }
        }
        return (edited, NeededFiles(by: edited, among: others).paths)
    }
}

struct Stranger: Sendable, Equatable {
    let path: OutputPath
    let file: PresentFile
}

/// A file of the folder as it was found.
package struct PresentFile: Sendable, Equatable {
    package let bytes: [UInt8]
    let stamp: FileStamp

    /// The hash of the bytes; each access calculates it anew.
    package var hash: ContentHash { ContentHash(of: bytes) }
}
