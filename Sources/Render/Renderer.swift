package import Mustache
package import SourceText
package import SwiftModel
package import Tokens
package import WebModel
package import Workspace

/// Turns the components of a library into the files of a Swift package.
package struct Renderer: Sendable {
    let templates: TemplateSet
    let settings: RenderSettings

    package init(_ templates: TemplateSet, settings: RenderSettings) {
        self.templates = templates
        self.settings = settings
    }

    /// The files, in no order that means anything: their paths do. After an error they are not all there.
    package func render(
        _ swift: SwiftLibrary,
        of library: Library,
        tokens: TokenGraph? = nil,
        into diagnostics: inout DiagnosticBag
    ) -> [OutputFile] {
        let scaffolds = ScaffoldLibrary(swift, of: library)
        let design = tokens.map { DesignTokenLibrary($0, in: swift, into: &diagnostics) }
        let context = RenderContext(settings, scaffolds, design: design)
        let (own, common) = Workers.both(into: &diagnostics) { diagnostics in
            components(context, into: &diagnostics)
        } and: { diagnostics in
            var files = OutputFiles(settings.module)
            LibraryRendering(templates, context).render(swift, into: &files, &diagnostics)
            return files.files
        }
        return own + common
    }

    /// The files of each component.
    private func components(_ context: RenderContext, into diagnostics: inout DiagnosticBag) -> [OutputFile] {
        let rendered = Workers.map(context.library.components) { component in
            var files = OutputFiles(settings.module)
            var problems = DiagnosticBag()
            ComponentRendering(component, templates, context).render(into: &files, &problems)
            return (files: files.files, problems: problems)
        }
        for (_, problems) in rendered { diagnostics.add(contentsOf: problems) }
        return rendered.flatMap(\.files)
    }
}
