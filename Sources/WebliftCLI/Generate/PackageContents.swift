import Changes
import Matrix
import Render
import SourceText
import SwiftModel
import Tokens
import WebModel

/// Everything that a package and its documentation are made of: what was read, and what that is in Swift.
struct PackageContents: Sendable {
    let library: Library
    let documents: [MatrixDocument]
    /// Of the whole library, for components share types.
    let translation: LibraryTranslation
    /// The translation as it is written.
    let prepared: PreparedLibrary
    /// The order that is kept for callers: of what was generated last, and of the former release, where one is named. The
    /// translation is in it.
    let order: MemberOrder
    /// What callers write of what was generated last, by tag.
    let formerSignatures: [String: KeptSignature]
    /// What the user asked for, with all that it needs; nil where that is everything.
    let tags: Set<String>?
    let templates: ScaffoldTemplates
    /// nil where no former release is named.
    let shims: LibraryShims?
    /// What changed since the former release, for documentation; nil where none is named.
    var changes: LibraryChanges?
    /// Of all that it was made of; nil where that can't be told, or nobody asked.
    var fingerprint: ContentHash?

    /// Of the whole library, too.
    var swift: SwiftLibrary { prepared.swift }

    /// nil without token files.
    var tokens: TokenGraph? { prepared.tokens }

    /// The components that are written.
    var selection: SwiftLibrary { tags.map(swift.selecting) ?? swift }

    /// The same with what is known of the former release in another way.
    func telling(_ changes: LibraryChanges) -> PackageContents {
        var contents = self
        contents.changes = changes
        return contents
    }
}
