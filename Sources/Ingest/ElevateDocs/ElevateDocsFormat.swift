import Core
import WebModel

/// The Markdown API docs of the ELEVATE web components, which people write for people.
struct ElevateDocsFormat: InputFormat {
    let name = "the docs"
    let fileKind = "an API doc that names its web component"
    let endings = [".md", ".markdown"]

    /// Docs may have outdated or misspelt items. A property that they don't call reflected may be reflected all the
    /// same.
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
