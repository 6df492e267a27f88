import AppCode
import Core
import Generate
import Package
import Releases
import Reports
import SwiftModel
import Tokens
import Translate
import WebModel

extension Pipeline {
    /// Takes the whole library even where a part is written: each file is, byte for byte, as it is where everything is
    /// asked for. `bodies` are of all components.
    static func documentation(
        of contents: PackageContents,
        bodies: RenderedBodies,
        examples: [String: ComponentExamples],
        settings: RenderSettings,
        use: DocumentedUse? = nil,
        live: LiveLibrary? = nil
    ) -> DocumentedLibrary {
        let renderer = Renderer(contents.templates, settings: settings)
        let guides = renderer.guides(contents.prepared)
        let code = GeneratedCode(
            module: settings.module.description,
            bodies: bodies.lines,
            support: renderer.support(bodies)
        )
        return DocumentedLibrary(
            contents.library,
            contents.translation,
            guides: guides,
            bodies: bodies.reports,
            code: code,
            examples: examples,
            matrices: contents.documents,
            native: contents.translator.native,
            guidance: NativeGuidance(String(decoding: EmbeddedSpecs.needed("guidance.md"), as: UTF8.self)),
            oldestSystem: settings.deploymentTarget,
            module: settings.module,
            tokens: contents.tokens,
            styled: contents.prepared.styledTokens,
            release: contents.changes.map { DocumentedRelease($0) },
            use: use,
            live: live
        )
    }

    /// Takes the components with some tags, or all, and the files over all components.
    static func docs(
        of library: DocumentedLibrary,
        only tags: Set<String>?,
        as format: DocsFormat,
        swiftTokens: [TokenName: String] = [:],
        edition: SiteEdition? = nil,
        into diagnostics: inout DiagnosticBag
    ) -> [GeneratedFile] {
        for component in library.components { component.reportFileName(into: &diagnostics) }
        let files: [GeneratedFile]
        switch format {
        case .markdown:
            let templates = PageTemplates.of(.markdown, into: &diagnostics)
            files = MarkdownDocs.files(of: library, with: templates, into: &diagnostics)
        case .docc:
            let templates = PageTemplates.of(.docC, into: &diagnostics)
            files = DocCCatalog.files(of: library, with: templates, into: &diagnostics)
        case .html:
            let templates = PageTemplates.of(.site, into: &diagnostics)
            let tokens = library.tokens.map { siteTokens($0, of: library, swiftTokens) }
            files = SiteDocs.files(of: library, with: templates, tokens: tokens, edition: edition, into: &diagnostics)
        }
        guard let tags else { return files }
        return files.filter { $0.identity.component.map(tags.contains) ?? true }
    }

    private static func siteTokens(
        _ graph: TokenGraph,
        of library: DocumentedLibrary,
        _ swiftTokens: [TokenName: String]
    ) -> SiteTokens {
        let styles = library.components.compactMap { component in
            component.guide?.styles.map { (component.tag, $0) }
        }
        let pictures = TokenPictures.all(
            of: library.components.map(\.swift),
            styles: Dictionary(styles) { first, _ in first }
        )
        let catalogue = TokenCatalogue(graph, pairs: ContrastPairing.pairs(in: graph))
        let page = TokensPage(catalogue: catalogue, swift: swiftTokens, pictures: pictures)
        return SiteTokens(page: page.data, tokens: page.searched)
    }
}

enum DocsFormat: String, CaseIterable {
    case markdown, html, docc

    /// Lies below the folder of the package.
    func firstPage(of module: String) -> String {
        switch self {
        case .markdown: "Documentation/Translation/README.md"
        case .html: "Documentation/Site/index.html"
        case .docc: "Sources/\(module)/\(module).docc"
        }
    }

    var kind: DocumentKind {
        switch self {
        case .markdown: .docs
        case .html: .site
        case .docc: .catalog
        }
    }
}
