import SourceText
import WebModel

/// The Markdown API docs of the ELEVATE web components, which people write for people.
struct ElevateDocsFormat: InputFormat {
    let name = "the docs"
    let fileKind = "an API doc that names its web component"
    let endings = [".md", ".markdown"]

    /// Their items may be outdated or misspelt. That they don't say that a property is reflected says nothing.
    let trust = FormatTrust(
        strong: [.prose, .category, .texts, .staticMethods],
        fair: [
            .properties, .types, .attributes, .defaults, .slots, .events, .methods, .cssParts, .cssProperties,
            .cssStates, .status, .implementation,
        ]
    )

    func recognises(_ content: InputContent) -> Bool {
        content.text.map { ElevateDocs.recognises($0.bytes) } ?? false
    }

    func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading {
        FormatReading(components: ElevateDocs.read(files.compactMap(\.text), into: &diagnostics))
    }
}
