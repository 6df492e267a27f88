package import Core
import Documents
package import Package
package import Releases
import SwiftModel

package struct Renderer: Sendable {
    let templates: TemplateSet
    let settings: RenderSettings
    private let hashes: TemplateHashes

    package init(_ templates: ScaffoldTemplates, settings: RenderSettings) {
        self.templates = templates.set
        hashes = templates.hashes
        self.settings = settings
    }

    package func bodies(
        of library: PreparedLibrary,
        only tags: Set<String>? = nil,
        shims: LibraryShims? = nil,
        into diagnostics: inout DiagnosticBag
    ) -> RenderedBodies {
        let context = RenderContext(settings, library, hashes, shims: shims)
        let wanted = tags.map(context.library.components(withItemsIn:)) ?? context.library.components
        let rendered = Workers.map(wanted, into: &diagnostics) { [templates] component, diagnostics in
            let rendering = ComponentRendering(component, templates, context)
            return RenderedBodies.Entry(rendering: rendering, body: rendering.body(into: &diagnostics))
        }
        return RenderedBodies(context: context, swift: library.swift, entries: rendered)
    }

    /// Renders the files in no order that means anything; after an error they are not all there. Files that components
    /// share are there for all components even where only some `tags` are asked for: each file is, byte for byte, as it
    /// is where everything is asked for.
    package func render(
        _ bodies: RenderedBodies,
        only tags: Set<String>? = nil,
        previews: [String: [PreviewExample]] = [:],
        into diagnostics: inout DiagnosticBag
    ) -> [GeneratedFile] {
        let (own, common) = Workers.both(into: &diagnostics) { diagnostics in
            components(bodies, only: tags, previews, into: &diagnostics)
        } and: { diagnostics in
            var files = OutputFiles(settings.module)
            LibraryRendering(templates, bodies.context).render(bodies.swift, into: &files, &diagnostics)
            files.report(into: &diagnostics)
            return files.files
        }
        return own + common
    }

    package func render(
        _ library: PreparedLibrary,
        only tags: Set<String>? = nil,
        shims: LibraryShims? = nil,
        into diagnostics: inout DiagnosticBag
    ) -> [GeneratedFile] {
        let bodies = bodies(of: library, only: tags, shims: shims, into: &diagnostics)
        return render(bodies, only: tags, into: &diagnostics)
    }

    /// Renders the files that the bodies of all components share. Errors in them are told where the files are written.
    package func support(_ bodies: RenderedBodies) -> [GeneratedFile] {
        var files = OutputFiles(settings.module)
        var told = DiagnosticBag()
        LibraryRendering(templates, bodies.context).renderSupport(.support, into: &files, &told)
        return files.files
    }

    private func components(
        _ bodies: RenderedBodies,
        only tags: Set<String>?,
        _ previews: [String: [PreviewExample]],
        into diagnostics: inout DiagnosticBag
    ) -> [GeneratedFile] {
        let wanted = bodies.entries.filter { tags?.contains($0.tag) ?? true }
        let rendered = Workers.map(wanted, into: &diagnostics) { entry, diagnostics in
            var files = OutputFiles(settings.module)
            if let body = entry.body {
                entry.rendering.render(body, showing: previews[entry.tag] ?? [], into: &files, &diagnostics)
            }
            files.report(into: &diagnostics)
            return files.files
        }
        return rendered.flatMap(\.self)
    }
}
