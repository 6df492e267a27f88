import Core
import Generate
import SwiftModel
import Tokens
import Translate
import WebModel

/// Names of components, which a matrix may change, and the tokens that their styles draw.
struct TokenLibrary {
    private let web: Library
    private let translation: LibraryTranslation

    init(_ inputs: Inputs, _ matrices: Matrices, keeping prefix: String?, into diagnostics: inout DiagnosticBag) {
        let (web, translator) = Pipeline.library(from: inputs, and: matrices, into: &diagnostics)
        self.web = web
        translation = Pipeline.translation(of: web, by: translator, keeping: prefix, into: &diagnostics)
    }

    var components: [TokenComponent] { TokenComponent.all(of: translation) }

    /// Serves where no file is named; nil where it has none.
    func ownTokens(_ inputs: TokenInputs, into diagnostics: inout DiagnosticBag) -> ResolvedTokens? {
        Pipeline.ownTokens(of: web, inputs, into: &diagnostics)
    }

    func reportUnread(by inputs: TokenInputs, into diagnostics: inout DiagnosticBag) {
        inputs.reportUnread(of: web, into: &diagnostics)
    }

    /// Adds tokens that classes of the components make.
    func graph(of resolved: ResolvedTokens, _ settings: TokenSettings, into diagnostics: inout DiagnosticBag)
        -> TokenGraph
    {
        Pipeline.tokens(resolved, settings, of: web, as: translation.swift, into: &diagnostics)
    }

    /// Diagnostics are reported where Swift is written.
    func prepared(with graph: TokenGraph) -> PreparedLibrary {
        var told = DiagnosticBag()
        return PreparedLibrary(translation.swift, of: web, into: &told) { _ in graph }
    }
}

struct TokenComponent: Equatable {
    let name: String
    let tag: String

    /// Includes components that the matrix skips: their tokens are still no other component's.
    static func all(of translation: LibraryTranslation) -> [TokenComponent] {
        translation.components.map { TokenComponent(name: $0.component.names.web, tag: $0.tag) }
    }
}

extension Library {
    /// Whether classes of components tell the tokens that these are drawn with.
    var hasClasses: Bool { components.contains { !$0.classLists.isEmpty } }

    /// Whether the library itself tells the tokens that its components are drawn with.
    var hasOwnTokens: Bool { !tokenFiles.isEmpty || hasClasses }
}
