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
    ///
    /// Where only the components with some tags are asked for, what several components share is still there for all: each
    /// file is, byte for byte, what it is where everything is asked for.
    package func render(
        _ swift: SwiftLibrary,
        of library: Library,
        only tags: Set<String>? = nil,
        tokens: TokenGraph? = nil,
        shims: LibraryShims? = nil,
        into diagnostics: inout DiagnosticBag
    ) -> [GeneratedFile] {
        let (prepared, design) = Workers.both(into: &diagnostics) { _ in
            RenderContext(settings, ScaffoldLibrary(swift, of: library), templates, shims: shims)
        } and: { diagnostics in
            tokens.map { DesignTokenLibrary($0, in: swift, into: &diagnostics) }
        }
        let context = prepared.with(design)
        let (own, common) = Workers.both(into: &diagnostics) { diagnostics in
            components(context, only: tags, into: &diagnostics)
        } and: { diagnostics in
            var files = OutputFiles(settings.module)
            LibraryRendering(templates, context).render(swift, into: &files, &diagnostics)
            return files.files
        }
        return own + common
    }

    /// The files of each component.
    private func components(
        _ context: RenderContext,
        only tags: Set<String>?,
        into diagnostics: inout DiagnosticBag
    ) -> [GeneratedFile] {
        let wanted = context.library.components.filter { tags?.contains($0.swift.tag) ?? true }
        let rendered = Workers.map(wanted) { component in
            var files = OutputFiles(settings.module)
            var problems = DiagnosticBag()
            ComponentRendering(component, templates, context).render(into: &files, &problems)
            return (files: files.files, problems: problems)
        }
        for (_, problems) in rendered { diagnostics.add(contentsOf: problems) }
        return rendered.flatMap(\.files)
    }
}
