import Core
import WebModel

/// Web-types of JetBrains' editors with elements of HTML, of the present schema and of older schemas.
struct WebTypesFormat: InputFormat {
    let name = "the web-types"
    let fileKind = "JetBrains' web-types of custom elements"
    let endings = [".json"]

    /// Web-types are mostly made from a manifest, for people as they type.
    let trust = FormatTrust(
        weak: [
            .properties, .types, .attributes, .defaults, .slots, .events, .cssProperties, .cssParts, .prose, .status,
        ]
    )

    /// Components of frameworks are no elements.
    func recognises(_ content: InputContent) -> Bool {
        guard let root = content.json?.root, root.kind == .object, let html = root["contributions"]?["html"] else {
            return false
        }
        let isFrameworks = root["framework"].map { !$0.isNull } ?? false
        return !isFrameworks && WebTypesReader.elementKeys.contains { html[$0]?.kind == .array }
    }

    func isMeant(by file: SourceFile) -> Bool { file.begins(holding: "\"contributions\"") }

    func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading {
        var reading = FormatReading(of: files, by: WebTypesReader(), into: &diagnostics)
        for document in files.compactMap(\.json) {
            reading.identity = reading.identity.completed(by: LibraryIdentity(package: document.root))
        }
        // Most tools list parts nowhere, or for all elements together.
        reading.lacking = reading.components.contains { !$0.cssParts.isEmpty } ? [] : .cssParts
        return reading
    }
}
