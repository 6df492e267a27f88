import Core
import Documents

/// The templates that the program carries with it: `templates/`.
package enum BuiltInTemplates {
    private static let shared = "shared"

    /// Names of the templates of all sets.
    static let names = Set(TemplateStyle.allCases.flatMap(of).map(\.name))

    /// Lists a set: the shared templates, and the style's own templates after them.
    package static func of(_ style: TemplateStyle) -> [LayeredTemplate] {
        layer(.shared, in: shared) + layer(.style(style), in: style.rawValue)
    }

    private static func layer(_ layer: TemplateLayer, in folder: String) -> [LayeredTemplate] {
        let folder = folder + "/"
        return EmbeddedTemplates.files.compactMap { entry in
            let path = entry.path.description
            guard path.hasPrefix(folder), path.hasSuffix(TemplateLayers.fileEnding) else { return nil }
            let name = path.utf8.dropFirst(folder.utf8.count).dropLast(TemplateLayers.fileEnding.utf8.count)
            // Output shows this path: it is no path of any machine, and unlike a project's.
            let shown = "builtin/templates/\(path)"
            let file = SourceFile(path: SourcePath(typed: shown, published: shown), embedded: entry.text)
            return LayeredTemplate(TemplateSource(name: String(Substring(name)), file: file), from: layer)
        }
    }
}
