import Core
import Generate
import Releases
import SwiftModel
import TestSupport
import Testing
import Tokens

/// The design tokens of two releases, read from what their files say, and what became of them.
enum ComparedTokens {
    /// A file by its name, which says of which appearance it is.
    typealias Files = [(name: String, text: String)]

    static func changes(_ old: String, _ new: String) -> [TokenChange] {
        changes([("tokens.css", old)], [("tokens.css", new)])
    }

    static func changes(_ old: Files, _ new: Files) -> [TokenChange] {
        TokenComparison(release(old), release(new)).changes
    }

    static func release(_ files: Files) -> TokenRelease {
        let library = design(files)
        return TokenRelease(library.graph, members: library.members, tags: [:])
    }

    static func design(_ files: Files) -> DesignTokenLibrary {
        var diagnostics = DiagnosticBag()
        let declarations = TokenReader.read(
            files.map { file in
                let path = SourcePath(file.name)
                return TokenFile(SourceFile(path: path, text: file.text), mode: TokenMode(fileName: path))
            },
            into: &diagnostics
        )
        let builder = TokenGraphBuilder(TokenSettings())
        let resolved = builder.resolved(declarations, into: &diagnostics)
        let graph = builder.graph(of: resolved, components: [], into: &diagnostics)
        return DesignTokenLibrary(graph, in: SwiftLibrary(), into: &diagnostics)
    }

    /// Declarations for the whole page.
    static func css(_ declarations: String) -> String { ":root { \(declarations) }" }
}

extension [TokenChange] {
    /// What changed of what, without the values: `token.renamed a → b`.
    var summary: [String] {
        map { change in
            let names = [change.before?.name, change.after?.name].compactMap(\.self)
            return "\(change.rule.id) " + (Set(names).count == 1 ? names[0] : names.joined(separator: " → "))
        }
    }
}
