package import Mustache
package import SourceText
package import SwiftModel
package import Tokens
package import WebModel
package import Workspace

/// Turns the components of a library into the files of a Swift package.
package struct Renderer: Sendable {
    private let templates: TemplateSet
    private let settings: RenderSettings

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
        var files = OutputFiles(settings.module)
        let rendered = Workers.map(scaffolds.components) { component in
            var files = OutputFiles(settings.module)
            var problems = DiagnosticBag()
            ComponentRendering(component, templates, context).render(into: &files, &problems)
            return (files: files, problems: problems)
        }
        for (own, problems) in rendered {
            files.add(own)
            diagnostics.add(contentsOf: problems)
        }
        LibraryRendering(templates, context).render(swift, into: &files, &diagnostics)
        return files.files
    }
}
