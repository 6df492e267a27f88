import Changes
import Icons
import Matrix
import Render
import SourceText
import SwiftModel
import Tokens
import WebModel
import Workspace

/// Everything that a package and its documentation are made of: what was read, and what that is in Swift.
struct PackageContents: Sendable {
    let library: Library
    let documents: [MatrixDocument]
    /// What plain HTML around components is.
    let html: HTMLTable
    let native: NativeGuide
    /// Of the whole library, for components share types.
    let translation: LibraryTranslation
    /// What the package is named after.
    let names: PackageNames
    /// The translation as it is written.
    let prepared: PreparedLibrary
    /// The order that is kept for callers: of what was generated last, and of the former release, where one is named. The
    /// translation is in it.
    let order: MemberOrder
    /// What callers write of what was generated last.
    let last: KeptLibrary
    /// What they write of what is generated now, all of it.
    let callers: KeptLibrary
    /// What they wrote before, and still may.
    let history: CallerHistory
    /// What the user asked for, with all that it needs; nil where that is everything.
    let tags: Set<String>?
    let templates: ScaffoldTemplates
    /// For which icons of the library a symbol of the system stands.
    let symbols: [String: IconSet.Symbol]
    /// nil where no former release is named, and no run of before has to be seen to.
    let shims: LibraryShims?
    /// What changed since the former release, for documentation; nil where none is named.
    var changes: LibraryChanges?
    /// What was read of the library; nil where it came from elsewhere.
    var inputs: ReadInputs?

    /// Of the whole library, too.
    var swift: SwiftLibrary { prepared.swift }

    /// nil without token files.
    var tokens: TokenGraph? { prepared.tokens }

    /// The components that are written.
    var selection: SwiftLibrary { tags.map(swift.selecting) ?? swift }

    /// What callers write of the components that are written, as a ledger keeps it.
    var keptCallers: KeptLibrary {
        let signatures = callers.signatures.filter { tags?.contains($0.key) ?? true }
        return KeptLibrary(signatures: signatures.mapValues(\.kept), types: callers.types)
    }

    /// The same with what is known of the former release in another way.
    func telling(_ changes: LibraryChanges) -> PackageContents {
        var contents = self
        contents.changes = changes
        return contents
    }
}
