import Core
import Generate
import Ingest
import Package
import Releases
import SwiftModel
import Tokens
import Translate
import WebModel

struct PackageContents: Sendable {
    let library: Library
    let documents: [MatrixDocument]
    let translator: Translator
    /// Covers the whole library, because components share types.
    let translation: LibraryTranslation
    let names: PackageNames
    let prepared: PreparedLibrary
    /// Order of the last generation, and of a former release. The translation is in it.
    let order: MemberOrder
    /// API of the last generation, as callers write it.
    let last: KeptLibrary
    let callers: KeptLibrary
    let history: CallerHistory
    /// Includes all that the components need; nil for everything.
    let tags: Set<String>?
    let templates: ScaffoldTemplates
    /// nil where no former release is named and no earlier run counts.
    let shims: LibraryShims?
    /// Serves documentation; nil where no former release is named.
    var changes: LibraryChanges?
    /// nil where it came from elsewhere.
    var inputs: InputSources?

    /// Whole library, not only the components that are written.
    var swift: SwiftLibrary { prepared.swift }

    /// nil without token files.
    var tokens: TokenGraph? { prepared.tokens }

    /// Keyed by the library's icon.
    var symbols: [String: IconSet.Symbol] {
        translator.icons.symbols.mapValues { IconSet.Symbol(name: $0.symbol, place: $0.source.location) }
    }

    var selection: SwiftLibrary { tags.map(swift.selecting) ?? swift }

    /// API of the written components, in the form of a ledger.
    var keptCallers: KeptLibrary {
        let signatures = callers.signatures.filter { tags?.contains($0.key) ?? true }
        return KeptLibrary(signatures: signatures.mapValues(\.kept), types: callers.types)
    }
}
