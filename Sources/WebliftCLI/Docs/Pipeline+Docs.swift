import Docs
import Matrix
import Render
import SourceText
import SwiftModel
import Tokens
import Workspace

/// The documentation's part of the way.
extension Pipeline {
    /// What there is to tell of the components that are asked for and of those that they need. What the matrix skips as a
    /// whole is told of, too: it has no code, but a reason.
    static func documentation(
        of contents: PackageContents,
        matching patterns: [TagPattern],
        settings: RenderSettings,
        into diagnostics: inout DiagnosticBag
    ) -> DocumentedLibrary {
        var selection = contents.translation
        if let tags = contents.tags {
            selection.components.removeAll { component in
                component.skipped == nil
                    ? !tags.contains(component.tag) : !patterns.contains { $0.matches(component.tag) }
            }
        }
        let guides = Renderer(contents.templates, settings: settings)
            .guides(
                contents.swift,
                of: contents.library,
                only: contents.tags,
                tokens: contents.tokens,
                into: &diagnostics
            )
        return DocumentedLibrary(
            contents.library,
            selection,
            guides: guides,
            matrices: contents.documents,
            module: settings.module,
            tokens: contents.tokens
        )
    }

    /// The files of a format.
    static func docs(
        of library: DocumentedLibrary,
        as format: DocsFormat,
        into diagnostics: inout DiagnosticBag
    ) -> [GeneratedFile] {
        let templates = PageTemplates.all(into: &diagnostics)
        switch format {
        case .markdown: return MarkdownDocs(templates).files(of: library, into: &diagnostics)
        case .docc: return DocCCatalog(templates).files(of: library, into: &diagnostics)
        case .html:
            let tokens = library.tokens.map { graph in
                TokensPage(TokenCatalogue(graph, pairs: ContrastPairing.pairs(in: graph))).data
            }
            return SiteDocs(templates).files(of: library, tokens: tokens, into: &diagnostics)
        }
    }
}
