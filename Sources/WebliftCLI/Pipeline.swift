import Core
import Documents
import Generate
import Ingest
import Package
import SwiftModel
import Tokens
import Translate
import WebModel

/// The way of the data through the program. Each stage takes a value and returns one:
///
///     files ──Ingest──▶ Library ──Translate──▶ LibraryTranslation ──selection──▶ SwiftLibrary
///                                                                                     │
///     token files ──Tokens──▶ TokenGraph ────────────────────────────────────────────┤
///                                                                                     │
///                             disk ◀──Package── WritePlan ◀── Generation ◀──Generate── TemplateSet
///                                                             ▲
///                                LibraryTranslation ──Reports─┘
enum Pipeline {
    static func library(from inputs: Inputs, into diagnostics: inout DiagnosticBag) -> Library {
        Ingestion.read(InputSources(inputs), into: &diagnostics)
    }

    /// A project's rules win over built-in ones.
    static func translator(from documents: [MatrixDocument], into diagnostics: inout DiagnosticBag) -> Translator {
        Translator(MatrixReader.read(documents, into: &diagnostics))
    }

    /// Reads both at once: neither takes anything of the other.
    static func library(
        from inputs: InputSources,
        and documents: [MatrixDocument],
        into diagnostics: inout DiagnosticBag
    ) -> (Library, Translator) {
        Workers.both(into: &diagnostics) { diagnostics in
            Ingestion.read(inputs, into: &diagnostics)
        } and: { diagnostics in
            translator(from: documents, into: &diagnostics)
        }
    }

    /// No component need be known; nil where there are no files.
    static func resolvedTokens(
        from inputs: TokenInputs,
        _ place: TokenFilePlace = .disk,
        into diagnostics: inout DiagnosticBag
    ) -> ResolvedTokens? {
        let files = inputs.files(place, into: &diagnostics)
        return files.isEmpty ? nil : resolvedTokens(in: files, inputs, place, into: &diagnostics)
    }

    private static func resolvedTokens(
        in files: [TokenFile],
        _ inputs: TokenInputs,
        _ place: TokenFilePlace,
        into diagnostics: inout DiagnosticBag
    ) -> ResolvedTokens {
        let declarations = TokenReader.read(files, into: &diagnostics)
        let contrast = TokenReader.read(inputs.contrastFiles(place, into: &diagnostics), into: &diagnostics)
        return TokenGraphBuilder(inputs.settings).resolved(declarations, contrast: contrast, into: &diagnostics)
    }

    /// Takes tokens beside the components, unless others are named; none where the library has only classes; nil
    /// without both.
    static func ownTokens(
        of library: Library,
        _ inputs: TokenInputs,
        into diagnostics: inout DiagnosticBag
    ) -> ResolvedTokens? {
        if !inputs.areNamed, !library.tokenFiles.isEmpty {
            let files = library.tokenFiles.map(\.file).map { file in
                TokenFile(file, mode: TokenMode(fileName: file.path), isNamed: false)
            }
            return resolvedTokens(in: files, inputs, .disk, into: &diagnostics)
        }
        guard library.hasClasses else { return nil }
        return TokenGraphBuilder(inputs.settings).resolved([], into: &diagnostics)
    }

    /// Takes files and classes of components; nil without both. `named` are tokens of files that somebody named.
    static func designTokens(
        _ named: ResolvedTokens?,
        _ inputs: TokenInputs,
        of library: Library,
        as swift: SwiftLibrary,
        into diagnostics: inout DiagnosticBag
    ) -> TokenGraph? {
        inputs.reportUnread(of: library, into: &diagnostics)
        if let named { return tokens(named, inputs.settings, of: library, as: swift, into: &diagnostics) }
        guard let own = ownTokens(of: library, inputs, into: &diagnostics) else { return nil }
        let graph = tokens(own, inputs.settings, of: library, as: swift, into: &diagnostics)
        return graph.tokens.isEmpty ? nil : graph
    }

    static func tokens(
        _ resolved: ResolvedTokens,
        _ settings: TokenSettings,
        of library: Library,
        as swift: SwiftLibrary,
        into diagnostics: inout DiagnosticBag
    ) -> TokenGraph {
        let builder = TokenGraphBuilder(settings)
        let classes = ComponentClasses.tokens(of: library, as: swift, beside: resolved.names, into: &diagnostics)
        return builder.graph(
            of: classes.isEmpty ? resolved : builder.resolved(resolved, adding: classes, into: &diagnostics),
            components: swift.components.map(\.names.web),
            into: &diagnostics
        )
    }

    /// Templates of a project replace the program's by name.
    static func templates(
        _ style: TemplateStyle,
        project folder: String?,
        into diagnostics: inout DiagnosticBag
    ) -> TemplateSet {
        let project = folder.map { ProjectTemplates.read($0, into: &diagnostics) } ?? []
        let layers = TemplateLayers(style, project: project)
        let set = layers.set(into: &diagnostics)
        // The program asks for all of its own templates. Only a template of a project can be unused.
        if folder != nil {
            UnusedTemplates(layers, builtIn: BuiltInTemplates.of(style).map(\.name), schema: .builtIn)
                .report(set, into: &diagnostics)
        }
        return set
    }
}

/// The library of the inputs, read and translated. The library is taken as a whole, for components share types.
struct TranslatedLibrary: Sendable {
    let library: Library
    let documents: [MatrixDocument]
    let translator: Translator
    let translation: LibraryTranslation

    /// Components keep the names that they have in the package that is there already: `prefix` is the beginning that
    /// the tags had when names were first made of them.
    init(_ inputs: Inputs, _ matrices: Matrices, keeping prefix: String?, into diagnostics: inout DiagnosticBag) {
        documents = matrices.documents(into: &diagnostics)
        (library, translator) = Pipeline.library(from: InputSources(inputs), and: documents, into: &diagnostics)
        translation = translator.translate(library, keeping: prefix, into: &diagnostics)
    }

    /// Reports use of members by tag; of all components without `tags`. Neither tokens nor the order of members make a
    /// difference: they are not read.
    func bodyReports(
        only tags: Set<String>? = nil,
        _ settings: GenerateSettings,
        keeping known: PackageNames?,
        into diagnostics: inout DiagnosticBag
    ) -> [String: BodyReport] {
        let templates = Pipeline.templates(settings.style, project: settings.templates, into: &diagnostics)
        let prepared = PreparedLibrary(translation.swift, of: library, into: &diagnostics)
        let rendering = settings.rendering(settings.names(of: translation, keeping: known))
        return Renderer(ScaffoldTemplates(templates), settings: rendering)
            .bodies(of: prepared, only: tags, into: &diagnostics).reports
    }

    /// Reports only unread inputs: `weblift tokens` reports other diagnostics of tokens.
    func styledTokens(_ inputs: TokenInputs, into diagnostics: inout DiagnosticBag) -> [StyledTokens] {
        var told = DiagnosticBag()
        let resolved = Pipeline.resolvedTokens(from: inputs, into: &told)
        let prepared = PreparedLibrary(translation.swift, of: library, into: &told) { told in
            Pipeline.designTokens(resolved, inputs, of: library, as: translation.swift, into: &told)
        }
        diagnostics.add(contentsOf: told.errors)
        inputs.reportUnread(of: library, into: &diagnostics)
        return prepared.styledTokens
    }
}
