import Core
import SwiftModel
import Tokens

@testable import Generate

/// Tokens as a stylesheet, on their way to Swift.
struct TokenSheet {
    let library: DesignTokenLibrary
    let diagnostics: [Diagnostic]

    init(_ css: String, in swift: SwiftLibrary = SwiftLibrary(prefix: "Elevate")) {
        var bag = DiagnosticBag()
        let file = TokenFile(SourceFile(path: SourcePath("tokens.css"), text: css))
        let declarations = TokenReader.read([file], into: &bag)
        let builder = TokenGraphBuilder(TokenSettings())
        let resolved = builder.resolved(declarations, into: &bag)
        let graph = builder.graph(of: resolved, components: swift.components.map(\.names.web), into: &bag)
        library = DesignTokenLibrary(graph, in: swift, into: &bag)
        diagnostics = bag.sorted
    }

    /// Each token as it is declared: where it stands, what it is, and what it says.
    var members: [String] {
        library.containers.flatMap { library.tokens(of: $0) }.map {
            "\($0.home.reference): \($0.kind.name) = \($0.expression.text)"
        }
    }
}
