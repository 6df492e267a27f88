import Ingest
import Matrix
import Mustache
import Render
import SourceText
import SwiftModel
import Tokens
import WebModel
import Workspace

/// The way of the data through the program. Each stage takes a value and returns one:
///
///     files ──Ingest──▶ Library ──Matrix──▶ LibraryTranslation ──selection──▶ SwiftLibrary
///                                                                                  │
///     token files ──Tokens──▶ TokenGraph ─────────────────────────────────────────┤
///                                                                                  │
///                              disk ◀──Workspace── WritePlan ◀── [OutputFile] ◀──Render── TemplateSet
///                                                                     ▲
///                                           LibraryTranslation ──Docs─┘
enum Pipeline {
    /// What web components there are: read from files and folders, or from the bundled sample.
    static func library(from inputs: Inputs, into diagnostics: inout DiagnosticBag) -> Library {
        switch inputs {
        case .paths(let paths): Ingestion.read(paths, into: &diagnostics)
        case .bundledSample: Ingestion.read(BundledSample.files, into: &diagnostics)
        }
    }

    /// The rules of the translation: the built-in ones, and a project's, which win over them.
    static func matrix(from documents: [MatrixDocument], into diagnostics: inout DiagnosticBag) -> Matrix {
        MatrixReader.read(documents, into: &diagnostics)
    }

    /// Both at once, for reading the one takes nothing of the other.
    static func library(
        from inputs: Inputs,
        and matrices: Matrices,
        into diagnostics: inout DiagnosticBag
    ) -> (Library, Matrix) {
        let documents = matrices.documents(into: &diagnostics)
        return library(from: inputs, and: documents, into: &diagnostics)
    }

    /// The same with matrices that are read already.
    static func library(
        from inputs: Inputs,
        and documents: [MatrixDocument],
        into diagnostics: inout DiagnosticBag
    ) -> (Library, Matrix) {
        Workers.both(into: &diagnostics) { diagnostics in
            Self.library(from: inputs, into: &diagnostics)
        } and: { diagnostics in
            Self.matrix(from: documents, into: &diagnostics)
        }
    }

    /// What a library is in Swift. It is always the whole of it, for components share types.
    static func translation(
        of library: Library,
        by matrix: Matrix,
        into diagnostics: inout DiagnosticBag
    ) -> LibraryTranslation {
        Translator(matrix).translate(library, into: &diagnostics)
    }

    /// What files with design tokens say; nil where there are none.
    static func declarations(from inputs: TokenInputs, into diagnostics: inout DiagnosticBag) -> [TokenDeclaration]? {
        let files = inputs.files(into: &diagnostics)
        return files.isEmpty ? nil : TokenReader.read(files, into: &diagnostics)
    }

    /// What the design system says of colours, sizes and letters.
    ///
    /// `components` are the names by which tokens call the components of the library.
    static func tokens(
        _ declarations: [TokenDeclaration],
        _ settings: TokenSettings,
        components: [String],
        into diagnostics: inout DiagnosticBag
    ) -> TokenGraph {
        TokenGraphBuilder(settings, components: components).graph(of: declarations, into: &diagnostics)
    }

    /// What the files are written with: a set of the program, and a project's templates, which replace those of their
    /// names.
    static func templates(
        _ style: TemplateStyle,
        project folder: String?,
        into diagnostics: inout DiagnosticBag
    ) -> TemplateSet {
        let project = folder.map { ProjectTemplates.read($0, into: &diagnostics) } ?? []
        let layers = TemplateLayers(style, project: project)
        let set = layers.set(into: &diagnostics)
        // All of the program's own are asked for.
        if folder != nil {
            UnusedTemplates(layers, builtIn: BuiltInTemplates.of(style).map(\.name), schema: .builtIn)
                .report(set, into: &diagnostics)
        }
        return set
    }

    /// The files of a Swift package, in memory.
    static func files(
        of swift: SwiftLibrary,
        from library: Library,
        tokens: TokenGraph?,
        with templates: TemplateSet,
        settings: RenderSettings,
        into diagnostics: inout DiagnosticBag
    ) -> [OutputFile] {
        Renderer(templates, settings: settings).render(swift, of: library, tokens: tokens, into: &diagnostics)
    }

    /// What is to be done so that a folder has the files; nil, and a diagnostic, where it can't have them.
    static func plan(_ files: [OutputFile], in folder: String, into diagnostics: inout DiagnosticBag) -> WritePlan? {
        do {
            return try WritePlan(files, below: folder)
        } catch {
            error.report(in: folder, into: &diagnostics)
            return nil
        }
    }

    /// Writes what is to be written, and nothing else.
    static func write(_ plan: WritePlan, into folder: String, _ diagnostics: inout DiagnosticBag) {
        do {
            try plan.carryOut(below: folder)
        } catch {
            error.report(in: folder, into: &diagnostics)
        }
    }
}
