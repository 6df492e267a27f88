package import Core
package import WebModel

/// Reads the Markdown API docs of the ELEVATE web components.
///
/// The way of a file: its Markdown tree is cut into sections (`DocsOutline`), the introduction tells which component it
/// is (`DocsMetadata`), tables, bullets and headings of the API sections become items of one kind (`SectionItems`), and
/// a reader for each kind of section makes the model's values of them (`DocsPage`). Only then all files together give
/// the aliases of types their meaning (`AliasTable`).
package enum ElevateDocs {
    /// Whether the bytes look like an API doc; cheap, and without diagnostics.
    package static func recognises(_ bytes: [UInt8]) -> Bool {
        DocsRecognition.recognises(bytes)
    }

    /// The components that the files describe, one for each page, sorted by tag; the order of the files makes no difference.
    ///
    /// All files of a set are read at once, for a type that one uses may be defined in another.
    package static func read(_ files: [SourceFile], into diagnostics: inout DiagnosticBag) -> [Component] {
        // A page is read without the others, and so each on any core: the longest first, so that none is begun when all
        // others are done.
        let files = files.sorted { $0.path < $1.path }
        let order = files.indices.sorted { (files[$1].bytes.count, $0) < (files[$0].bytes.count, $1) }
        let read = Workers.map(order, into: &diagnostics) { index, diagnostics in
            (index: index, page: DocsPage(files[index], into: &diagnostics))
        }
        let pages = read.sorted { $0.index < $1.index }.compactMap(\.page)
        let (aliases, dependencies) = Workers.both {
            AliasTable(pages)
        } and: {
            DependencyNames(pages)
        }
        let components = Workers.map(Array(pages.indices), into: &diagnostics) { index, diagnostics in
            var component = pages[index].component
            let types = PropertyTypes(aliases, page: index)
            types.reportContradictions(into: &diagnostics)
            // Properties have rules of their own.
            component.replaceTypes { aliases.resolved($0, on: index) }
            component.properties = pages[index].properties.map { types.property($0, into: &diagnostics) }
            component.dependencies = dependencies.tags(of: pages[index])
            return component
        }
        return components.sorted { ($0.tag, $0.source) < ($1.tag, $1.source) }
    }
}
