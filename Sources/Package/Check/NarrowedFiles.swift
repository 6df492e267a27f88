import Core
import SwiftModel

package struct NarrowedFile: Sendable, Equatable {
    package let path: OutputPath
    /// `ElevateButton.init(tone:size:)`, in the order of the file.
    package let lost: [String]
}

/// Tells of API that callers lost by edits, for nobody else sees it. The loss is no mistake: the file is theirs.
enum NarrowedFiles {
    private static let limits = FolderReading.Limits(fileCount: 50_000, size: 256 << 20)

    static func find(_ ledger: Ledger, in folder: borrowing OutputFolder, at place: String) throws(WorkspaceError)
        -> [NarrowedFile]
    {
        let entries = ledger.entries.filter { entry in
            entry.ownership == .scaffold && entry.state == .present && entry.path.name.hasSuffix(".swift")
        }
        let present = try folder.files(at: Set(entries.map(\.path)))
        let edited = entries.filter { entry in present[entry.path].map { $0.hash != entry.output } ?? false }
        let bases = try folder.files(at: Set(edited.map { LedgerFolder.base(of: $0.path) }))
        var narrowed: [NarrowedFile] = []
        for entry in edited {
            // Text that is no Swift is told by other checks.
            guard let base = bases[LedgerFolder.base(of: entry.path)], base.hash == entry.output,
                let old = try? PublicSurface(base.bytes), let file = present[entry.path],
                let new = try? PublicSurface(file.bytes)
            else { continue }
            let lost = old.lost(in: [new])
            if !lost.isEmpty { narrowed.append(NarrowedFile(path: entry.path, lost: lost)) }
        }
        guard !narrowed.isEmpty else { return [] }
        return withoutMoved(narrowed, bases, at: place)
    }

    /// Drops declarations that stand in another file now: they are not lost.
    private static func withoutMoved(
        _ narrowed: [NarrowedFile],
        _ bases: [OutputPath: PresentFile],
        at place: String
    ) -> [NarrowedFile] {
        let files = FolderReading(place, suffixes: [".swift"], limits: limits).files
        let all = files.compactMap { try? PublicSurface($0.bytes) }
        return narrowed.compactMap { file in
            guard let base = bases[LedgerFolder.base(of: file.path)], let old = try? PublicSurface(base.bytes) else {
                return nil
            }
            let lost = old.lost(in: all)
            return lost.isEmpty ? nil : NarrowedFile(path: file.path, lost: lost)
        }
    }
}
