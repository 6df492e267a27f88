import Mustache
package import SourceText
import SwiftModel
package import Workspace

/// Turns the components of a library into the files of a Swift package.
package struct Renderer: Sendable {
    let templates: TemplateSet
    let settings: RenderSettings
    private let hashes: TemplateHashes

    package init(_ templates: ScaffoldTemplates, settings: RenderSettings) {
        self.templates = templates.set
        hashes = templates.hashes
        self.settings = settings
    }

    /// The files, in no order that means anything: their paths do. After an error they are not all there.
    ///
    /// Where only the components with some tags are asked for, what several components share is still there for all: each
    /// file is, byte for byte, what it is where everything is asked for.
    package func render(
        _ library: PreparedLibrary,
        only tags: Set<String>? = nil,
        shims: LibraryShims? = nil,
        into diagnostics: inout DiagnosticBag
    ) -> [GeneratedFile] {
        let context = RenderContext(settings, library, hashes, shims: shims)
        let (own, common) = Workers.both(into: &diagnostics) { diagnostics in
            components(context, only: tags, into: &diagnostics)
        } and: { diagnostics in
            var files = OutputFiles(settings.module)
            LibraryRendering(templates, context).render(library.swift, into: &files, &diagnostics)
            files.report(into: &diagnostics)
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
        let rendered = Workers.map(wanted, into: &diagnostics) { component, diagnostics in
            var files = OutputFiles(settings.module)
            ComponentRendering(component, templates, context).render(into: &files, &diagnostics)
            files.report(into: &diagnostics)
            return files.files
        }
        return rendered.flatMap(\.self)
    }
}
