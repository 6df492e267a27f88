import Core
import Documents
import SwiftModel
import WebModel

@testable import Generate

/// Libraries rendered while what each template is filled with is held against the schema.
enum DataRecording {
    static func comparison(
        _ libraries: [TranslatedLibraries.Translated],
        _ style: TemplateStyle = .elevate
    ) -> SchemaComparison {
        let recorder = Recorder()
        for translated in libraries { render(translated, style, recorder) }
        return recorder.comparison
    }

    /// One component is rendered after the other here, so that nothing is added at the same time.
    private final class Recorder: @unchecked Sendable {
        var comparison = SchemaComparison(.builtIn)
    }

    private static func render(
        _ translated: TranslatedLibraries.Translated,
        _ style: TemplateStyle,
        _ recorder: Recorder
    ) {
        var bag = DiagnosticBag()
        let templates = TemplateLayers(style).set(into: &bag)
        // With colors from a catalog there is all that there is without, and more.
        let settings = RenderSettings(module: ModuleName(prefix: translated.swift.prefix), colors: .assets)
        let library = PreparedLibrary(translated.swift, of: translated.library, into: &bag) { _ in translated.tokens }
        let context = RenderContext(settings, library, TemplateHashes(templates)) { recorder.comparison.add($0, $1) }
        var files = OutputFiles(settings.module)
        // What examples are in Swift, another room knows: one is made up.
        let example = PreviewExample(title: "Title", code: SwiftUIExample(state: ["let a = 1"], body: ["Text(\"\")"]))
        for component in library.scaffolds.components {
            let rendering = ComponentRendering(component, templates, context)
            if let body = rendering.body(into: &bag) { rendering.render(body, showing: [example], into: &files, &bag) }
        }
        LibraryRendering(templates, context).render(translated.swift, into: &files, &bag)
    }
}
