import Core
import WebModel

/// Docs that the Stencil compiler writes (`docs-json`): an object with `components`. Before its first release it kept a
/// shorter one of that form for itself (`collection-manifest.json`).
struct StencilDocsFormat: InputFormat {
    let name = "Stencil's docs"
    let fileKind = "Stencil's docs-json"
    let endings = [".json"]

    /// The compiler knows properties, events and methods; slots, parts and styles it only knows from comments.
    let trust = FormatTrust(
        strong: [.properties, .types, .attributes, .defaults, .reflection, .events, .methods],
        fair: [.slots, .cssParts, .cssProperties, .prose, .status],
        weak: [.implementation]
    )

    func recognises(_ content: InputContent) -> Bool {
        guard let root = content.json?.root, let components = root["components"], components.kind == .array else {
            return false
        }
        if root["compiler"] != nil || root["timestamp"] != nil { return true }
        guard let first = components.elements.first(where: { _ in true }) else { return false }
        return first["tag"]?.string != nil && first["props"]?.kind == .array
    }

    func isMeant(by file: SourceFile) -> Bool { file.begins(holding: "\"@stencil/core\"") }

    func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading {
        var reading = FormatReading()
        var lacking: SourceFacts = [.slots, .cssParts, .cssProperties, .defaults, .prose, .status]
        for document in files.compactMap(\.json) {
            var reader = StencilDocsReader(document.root)
            reading.components += reader.components()
            diagnostics.add(contentsOf: reader.diagnostics)
            lacking.subtract(reader.optionalFacts)
            reading.types += reader.types.library.definitions
        }
        reading.lacking = reading.components.isEmpty ? [] : lacking
        reading.components.sort { ($0.tag, $0.source) < ($1.tag, $1.source) }
        return reading
    }
}
