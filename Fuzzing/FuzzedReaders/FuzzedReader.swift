import AppCode
import Core
import Documents
import Generate
import Ingest
import Package
import Releases
import SwiftModel
import Tokens
import Translate
import WebModel
import WebliftCLI

/// What reads bytes of strangers. Each takes any bytes; what it says of them is of no interest here, only that it ends.
package enum FuzzedReader: String, CaseIterable, Sendable {
    case json, types, docs, readmes, pages, manifest, stencil, declarations
    case analyzerTags = "analyzer-tags"
    case customData = "custom-data"
    case webTypes = "web-types"
    case polymer, registry, archive, package
    case matrix, css, scss, dtcg, mustache, outline, merge, ledger
    case configuration, icons, templates, markup
    case generate

    package func read(_ bytes: [UInt8]) {
        var diagnostics = DiagnosticBag()
        switch self {
        case .json: _ = JSONDocument.parse(file("a.json", bytes), into: &diagnostics)
        case .types: _ = WebTypeParser.parse(String(decoding: bytes, as: UTF8.self))
        case .readmes: _ = Ingestion.read([file("x-button/readme.md", bytes)], into: &diagnostics)
        case .pages: _ = Ingestion.read([file("x-button.mdx", bytes)], into: &diagnostics)
        case .docs: _ = Ingestion.read([file("a.md", bytes)], into: &diagnostics)
        case .manifest: _ = Ingestion.read([file("custom-elements.json", bytes)], into: &diagnostics)
        case .stencil: _ = Ingestion.read([file("docs.json", bytes)], into: &diagnostics)
        case .analyzerTags, .customData, .webTypes, .polymer:
            _ = Ingestion.read([file("\(rawValue).json", bytes)], into: &diagnostics)
        case .registry:
            _ = Ingestion.read([file("registry.json", bytes)], into: &diagnostics)
            resolve(file("registry.json", bytes), into: &diagnostics)
        case .archive: _ = Ingestion.read([file("a.tgz", bytes)], into: &diagnostics)
        case .package:
            _ = Ingestion.read([file("a.tar", PackageText(bytes).archive)], into: &diagnostics)
        case .declarations: readDeclarations(bytes, into: &diagnostics)
        case .matrix:
            _ = MatrixReader.read([MatrixDocument(file("a.md", bytes), layer: .project)], into: &diagnostics)
        case .css: resolve(file("a.css", bytes), into: &diagnostics)
        case .scss: resolve(file("a.scss", bytes), into: &diagnostics)
        case .dtcg: resolve(file("a.tokens.json", bytes), into: &diagnostics)
        case .mustache: render(bytes, into: &diagnostics)
        case .outline:
            _ = try? SwiftOutline(bytes)
            _ = try? SwiftDeclarations(bytes)
        case .merge: merge(bytes)
        case .ledger: readLedger(file(".weblift/ledger.json", bytes), into: &diagnostics)
        case .markup: readMarkup(file("a.html", bytes), into: &diagnostics)
        case .configuration: _ = try? Configuration(file("weblift.json", bytes))
        case .icons:
            _ = IconReader.icons(in: [IconReader.Source(name: "a", file: file("a.svg", bytes))], into: &diagnostics)
        case .templates:
            for ending in ["html", "vue", "svelte", "twig", "hbs", "ts"] {
                _ = AppTemplate(file("a.\(ending)", bytes), into: &diagnostics)
            }
        case .generate: GeneratedPackage(choices: bytes).check()
        }
    }

    private func file(_ path: String, _ bytes: [UInt8]) -> SourceFile {
        SourceFile(path: SourcePath(path), bytes: bytes)
    }

    /// As a page, and as Markdown with fences.
    private func readMarkup(_ file: SourceFile, into diagnostics: inout DiagnosticBag) {
        guard let source = MarkupSource(file, into: &diagnostics) else { return }
        for fragment in [MarkupFragment(source)] + MarkupFences.fragments(of: source) {
            _ = MarkupDocument(fragment, into: &diagnostics)
        }
    }

    /// With what the next run makes of what is kept of callers.
    private func readLedger(_ file: SourceFile, into diagnostics: inout DiagnosticBag) {
        guard let ledger = LedgerReader.read(file, into: &diagnostics) else { return }
        _ = CallerHistory(
            KeptHistory(libraries: ledger.former.libraries + [ledger.callers]),
            last: ledger.callers,
            today: ledger.callers,
            of: SwiftLibrary(),
            only: nil,
            nil,
            end: ShimEnd()
        )
    }

    /// Two files with a byte between them that no text has, so that one can name the other: `./b`.
    private func readDeclarations(_ bytes: [UInt8], into diagnostics: inout DiagnosticBag) {
        let texts = bytes.split(separator: 0xFF, maxSplits: 1, omittingEmptySubsequences: false).map { Array($0) }
        let files = zip(["a.d.ts", "b.d.ts"], texts).map { file($0, $1) }
        _ = Ingestion.read(files, into: &diagnostics)
    }

    private func resolve(_ file: SourceFile, into diagnostics: inout DiagnosticBag) {
        let declarations = TokenReader.read([TokenFile(file)], into: &diagnostics)
        let builder = TokenGraphBuilder(TokenSettings())
        let resolved = builder.resolved(declarations, into: &diagnostics)
        _ = builder.graph(of: resolved, components: ["button"], into: &diagnostics)
    }

    /// The first line is a template that the rest includes, or is the parent of.
    private func render(_ bytes: [UInt8], into diagnostics: inout DiagnosticBag) {
        let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        let sources = [("part", bytes[..<end]), ("main", bytes[end...])].map { name, text in
            TemplateSource(name: name, file: file(name, Array(text)))
        }
        let set = TemplateSet(sources, into: &diagnostics)
        let data: TemplateValue = ["a": "<b>", "yes": true, "list": [["a": "1"], ["a": "2"]], "part": "part"]
        guard set["main"]?.isSound == true else { return }
        _ = set.render("main", with: data, escaping: .html, into: &diagnostics)
    }

    /// Three texts with a byte between them that no text has.
    private func merge(_ bytes: [UInt8]) {
        let texts = bytes.split(separator: 0xFF, maxSplits: 2, omittingEmptySubsequences: false).map { Array($0) }
        guard texts.count == 3 else { return }
        let merge = ThreeWayMerge(base: texts[0], yours: texts[1], generated: texts[2], syntax: .swift)
        precondition(!merge.outcomes.isEmpty, "a merge has an outcome")
    }
}
