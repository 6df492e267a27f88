import Core
import Generate
import Package
import Releases
import SwiftModel
import Tokens
import Translate
import WebModel

/// Contents of a package and its documentation: the inputs that were read, and their translation into Swift.
struct PackageContents: Sendable {
    let library: Library
    let documents: [MatrixDocument]
    /// Translation of plain HTML around components.
    let html: HTMLTable
    let native: NativeGuide
    /// Translation of the whole library, because components share types.
    let translation: LibraryTranslation
    let names: PackageNames
    /// The translation as it is written.
    let prepared: PreparedLibrary
    /// The order that is kept for callers: the order of the last generation, and of the former release where one is
    /// named. The translation is in it.
    let order: MemberOrder
    /// API of the last generation, as callers write it.
    let last: KeptLibrary
    /// API of this generation as callers write it, all of it.
    let callers: KeptLibrary
    /// API that callers wrote before, and still may write.
    let history: CallerHistory
    /// Tags that the user asked for, with all that their components need; nil where that is everything.
    let tags: Set<String>?
    let templates: ScaffoldTemplates
    /// Symbols of the system, by the icon of the library that each stands for.
    let symbols: [String: IconSet.Symbol]
    /// nil where no former release is named, and no run of before has to be seen to.
    let shims: LibraryShims?
    /// Changes since the former release, for documentation; nil where none is named.
    var changes: LibraryChanges?
    /// Inputs that the library was read from; nil where it came from elsewhere.
    var inputs: ReadInputs?

    /// Library in Swift as a whole, not only the components that are written.
    var swift: SwiftLibrary { prepared.swift }

    /// nil without token files.
    var tokens: TokenGraph? { prepared.tokens }

    /// The components that are written.
    var selection: SwiftLibrary { tags.map(swift.selecting) ?? swift }

    /// API of the written components as callers write it, in the form of a ledger.
    var keptCallers: KeptLibrary {
        let signatures = callers.signatures.filter { tags?.contains($0.key) ?? true }
        return KeptLibrary(signatures: signatures.mapValues(\.kept), types: callers.types)
    }

    /// Copies the contents with changes since the former release that were found in another way.
    func telling(_ changes: LibraryChanges) -> PackageContents {
        var contents = self
        contents.changes = changes
        return contents
    }
}
