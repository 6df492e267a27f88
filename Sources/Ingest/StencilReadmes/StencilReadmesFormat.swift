import Core
import WebModel

struct StencilReadmesFormat: InputFormat {
    let name = "the readmes"
    let fileKind = "a readme of Stencil"
    let endings = [".md", ".markdown"]

    /// A copy of the compiler's knowledge, often of an older release. Readmes have no place for reflection.
    let trust = FormatTrust(
        fair: [
            .properties, .types, .attributes, .defaults, .slots, .events, .methods, .cssParts, .cssProperties, .prose,
            .status,
        ],
        weak: [.implementation]
    )

    func recognises(_ content: InputContent) -> Bool {
        content.text.map { ReadmeRecognition.recognises($0.bytes) } ?? false
    }

    func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading {
        let files = files.compactMap(\.text)
        // A page is read without the others, and so each on any core.
        let pages = Workers.map(files, into: &diagnostics) { file, diagnostics in
            ReadmePage(file, into: &diagnostics)
        }
        let tags = ReadmeTags(pages)
        var reading = FormatReading()
        reading.components = pages.compactMap { tags.component(of: $0, into: &diagnostics) }
        reading.components.sort { ($0.tag, $0.source) < ($1.tag, $1.source) }
        reading.lacking = Self.lacking(in: reading.components)
        return reading
    }

    /// Older compilers list no slots, parts and styles, the oldest no defaults.
    private static func lacking(in components: [Component]) -> SourceFacts {
        var lacking: SourceFacts = []
        if components.allSatisfy(\.slots.isEmpty) { lacking.insert(.slots) }
        if components.allSatisfy(\.cssParts.isEmpty) { lacking.insert(.cssParts) }
        if components.allSatisfy({ $0.properties.allSatisfy { $0.defaultValue == nil } }) { lacking.insert(.defaults) }
        if components.allSatisfy(\.cssProperties.isEmpty) { lacking.insert(.cssProperties) }
        return lacking
    }
}
