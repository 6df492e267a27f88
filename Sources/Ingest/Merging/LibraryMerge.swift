import SourceText
import WebModel

/// Brings the components of all formats together, by tag.
enum LibraryMerge {
    static func merged(_ readings: [FormatReadings.Entry], into diagnostics: inout DiagnosticBag) -> [Component] {
        readings.reduce([]) { merged(manifest: $0, docs: $1.reading.components, into: &diagnostics) }
    }

    static func merged(
        manifest: [Component],
        docs: [Component],
        into diagnostics: inout DiagnosticBag
    ) -> [Component] {
        var documented: [String: Component] = [:]
        for component in docs { documented[component.tag] = component }
        // Schema 1.0.0 knows no states: where no component has any, that one lacks some says nothing.
        let tellsStates = manifest.contains { !$0.cssStates.isEmpty }
        let pairs = manifest.map { (manifest: $0, docs: documented.removeValue(forKey: $0.tag)) }
        var components = Workers.map(pairs, into: &diagnostics) { pair, diagnostics in
            guard let docs = pair.docs else { return pair.manifest }
            return ComponentMerge(manifest: pair.manifest, docs: docs, tellsStates: tellsStates)
                .merged(into: &diagnostics)
        }
        components += docs.filter { documented[$0.tag] != nil }
        if !manifest.isEmpty, !docs.isEmpty {
            reportOneSided(manifest: manifest, docs: docs, into: &diagnostics)
        }
        return components.sorted { $0.tag < $1.tag }
    }

    /// Where both formats are given, a component that only one has is worth knowing.
    private static func reportOneSided(
        manifest: [Component],
        docs: [Component],
        into diagnostics: inout DiagnosticBag
    ) {
        let declared = Set(manifest.map(\.tag))
        let documented = Set(docs.map(\.tag))
        for component in docs where !declared.contains(component.tag) {
            diagnostics.warning(
                .mergeOnlyInDocs,
                "<\(component.tag)> is in the docs and not in the manifest",
                at: component.source
            )
        }
        for component in manifest where !documented.contains(component.tag) {
            diagnostics.note(
                .mergeOnlyInManifest,
                "<\(component.tag)> is in the manifest and not in the docs",
                at: component.source
            )
        }
    }
}
