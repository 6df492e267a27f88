import Ingest
import SourceText
import WebModel

/// The way of the data through the program. Each stage takes a value and returns one:
///
///     files ──Ingest──▶ Library
enum Pipeline {
    /// What web components there are: read from files and folders, or from the bundled sample.
    static func library(from inputs: Inputs, into diagnostics: inout DiagnosticBag) -> Library {
        switch inputs {
        case .paths(let paths): Ingestion.read(paths, into: &diagnostics)
        case .bundledSample: Ingestion.read(BundledSample.files, into: &diagnostics)
        }
    }

    /// The part of a library that the user asked for.
    static func selection(
        of library: Library,
        matching patterns: [TagPattern],
        into diagnostics: inout DiagnosticBag
    ) -> Library {
        guard !patterns.isEmpty else { return library }
        for pattern in patterns where !library.components.contains(where: { pattern.matches($0.tag) }) {
            diagnostics.warning(
                .selectionEmpty,
                "no component's tag matches “\(pattern.text)”",
                at: nil,
                suggestion: NearestName.of(pattern.text, among: library.components.map(\.tag))
                    .map { "did you mean \($0)?" }
            )
        }
        var selection = library
        selection.components = library.components.filter { component in
            patterns.contains { $0.matches(component.tag) }
        }
        return selection
    }
}
