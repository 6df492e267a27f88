import Ingest
import Matrix
import SourceText
import WebModel

/// The way of the data through the program. Each stage takes a value and returns one:
///
///     files ──Ingest──▶ Library ──Matrix──▶ LibraryTranslation
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

    /// What a library is in Swift. It is always the whole of it, for components share types.
    static func translation(
        of library: Library,
        by matrix: Matrix,
        into diagnostics: inout DiagnosticBag
    ) -> LibraryTranslation {
        Translator(matrix).translate(library, into: &diagnostics)
    }

    /// The part of a library that the user asked for.
    static func selection(
        of library: Library,
        matching patterns: [TagPattern],
        into diagnostics: inout DiagnosticBag
    ) -> Library {
        var selection = library
        selection.components = selected(library.components, tag: \.tag, matching: patterns, into: &diagnostics)
        return selection
    }

    /// The part of a translation that the user asked for.
    static func selection(
        of translation: LibraryTranslation,
        matching patterns: [TagPattern],
        into diagnostics: inout DiagnosticBag
    ) -> LibraryTranslation {
        var selection = translation
        selection.components = selected(translation.components, tag: \.tag, matching: patterns, into: &diagnostics)
        return selection
    }

    private static func selected<Element>(
        _ elements: [Element],
        tag: (Element) -> String,
        matching patterns: [TagPattern],
        into diagnostics: inout DiagnosticBag
    ) -> [Element] {
        guard !patterns.isEmpty else { return elements }
        for pattern in patterns where !elements.contains(where: { pattern.matches(tag($0)) }) {
            diagnostics.warning(
                .selectionEmpty,
                "no component's tag matches “\(pattern.text)”",
                at: nil,
                suggestion: NearestName.of(pattern.text, among: elements.map(tag)).map { "did you mean \($0)?" }
            )
        }
        return elements.filter { element in patterns.contains { $0.matches(tag(element)) } }
    }
}
