import Mustache
import SourceText
import SwiftModel
import WebModel

@testable import Render

/// A library rendered while somebody looks at what each template is filled with.
struct DataRecording {
    let diagnostics: [Diagnostic]

    @discardableResult
    init(
        _ swift: SwiftLibrary,
        of library: Library,
        style: TemplateStyle = .elevate,
        watch: @escaping (String, TemplateValue) -> Void
    ) {
        var bag = DiagnosticBag()
        let templates = TemplateLayers(style).set(into: &bag)
        let settings = RenderSettings(module: ModuleName(prefix: swift.prefix))
        let context = RenderContext(settings, ScaffoldLibrary(swift, of: library), watch: watch)
        var files = OutputFiles(settings.module)
        for component in context.library.components {
            ComponentRendering(component, templates, context).render(into: &files, &bag)
        }
        LibraryRendering(templates, context).render(swift, into: &files, &bag)
        diagnostics = bag.sorted
    }
}
