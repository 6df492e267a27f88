import Mustache
import SourceText

/// The templates of the pages that the program prints: `specs/pages`.
enum PageTemplates {
    private static let folder = "pages/"
    private static let ending = ".mustache"

    static func all(into diagnostics: inout DiagnosticBag) -> TemplateSet {
        let sources = EmbeddedSpecs.files.compactMap { entry -> TemplateSource? in
            let path = entry.path.description
            guard path.hasPrefix(folder), path.hasSuffix(ending) else { return nil }
            let name = path.dropFirst(folder.count).dropLast(ending.count)
            let file = SourceFile(path: SourcePath("builtin/\(path)"), embedded: entry.text)
            return TemplateSource(name: String(name), file: file)
        }
        return TemplateSet(sources, into: &diagnostics)
    }
}
