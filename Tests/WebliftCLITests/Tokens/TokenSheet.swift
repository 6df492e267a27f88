import Core
import Testing
import Tokens

@testable import WebliftCLI

/// Tokens that a test writes as CSS.
enum TokenSheet {
    /// Of all kinds that a stylesheet can have, in two appearances, with an overlay.
    static let ofAllKinds = """
        :root {
          --elvt-primitives-color-red-600: #ce0101;
          --elvt-primitives-color-red-400: color(display-p3 0.95 0.45 0.41);
          --elvt-primitives-color-red-1000: rgb(0 0 0 / 0.5);
          --elvt-primitives-space-2: 0.5rem;
          --elvt-alias-danger-fill: var(--elvt-primitives-color-red-600);
          /** What stands on danger. */
          --elvt-alias-danger-text: #fff;
          --elvt-alias-danger-icon: currentColor;
          --elvt-alias-font-family: Inter, "Helvetica Neue", sans-serif;
          --elvt-alias-font-weight: 600;
          --elvt-alias-motion-ease: cubic-bezier(0.2, 0, 0, 1);
          --elvt-alias-motion-time: 150ms;
          --elvt-alias-elevation-low: 0 1px 2px rgb(0 0 0 / 0.2), inset 0 0 0 1px #fff;
          --elvt-alias-border-style: solid;
          --elvt-component-icon-button-fill: var(--elvt-alias-danger-fill);
          --elvt-component-icon-button-text: var(--elvt-alias-danger-text);
          --elvt-component-icon-button-padding: 4px 8px;
          --elvt-component-icon-button-width: 40%;
          --elvt-component-icon-button-tracking: 0.1em;
          --elvt-component-icon-button-gone: var(--elvt-alias-nowhere);
          /** @deprecated Use `fill`. */
          --elvt-component-chip-background: var(--elvt-alias-danger-fill);
          --brand: oklch(0.6 0.1 250);
        }

        @media (prefers-color-scheme: dark) {
          :root { --elvt-alias-danger-fill: var(--elvt-primitives-color-red-400); }
        }
        """

    /// Replaces one of them.
    static let overlay = ":root { --elvt-alias-danger-text: #fefefe; }"

    static func graph(of declarations: [TokenDeclaration]) -> TokenGraph {
        var diagnostics = DiagnosticBag()
        let builder = TokenGraphBuilder(TokenSettings())
        let resolved = builder.resolved(declarations, into: &diagnostics)
        return builder.graph(of: resolved, components: ["icon-button", "chip"], into: &diagnostics)
    }

    static func graph(_ css: String, overlay: String? = nil) -> TokenGraph {
        var files = [TokenFile(file(css, "tokens.css"))]
        if let overlay { files.append(TokenFile(file(overlay, "brand.css"), layer: .override)) }
        var diagnostics = DiagnosticBag()
        return graph(of: TokenReader.read(files, into: &diagnostics))
    }

    static func catalogue(
        _ graph: TokenGraph = graph(ofAllKinds, overlay: overlay),
        where isWanted: (Token) -> Bool = { _ in true }
    ) -> TokenCatalogue {
        TokenCatalogue(graph, pairs: ContrastPairing.pairs(in: graph), where: isWanted)
    }

    private static func file(_ text: String, _ name: String) -> SourceFile {
        SourceFile(path: SourcePath(name), bytes: Array(text.utf8))
    }
}
