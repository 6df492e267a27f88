package import Core
package import Documents

/// The templates of a run: the program's templates with a project's put over them, one of each name.
package struct TemplateLayers: Sendable {
    package static let fileEnding = ".mustache"

    /// Sorted by name.
    package let templates: [LayeredTemplate]

    package init(_ style: TemplateStyle, project: [TemplateSource] = []) {
        self.init(builtIn: BuiltInTemplates.of(style), project: project)
    }

    package init(builtIn: [LayeredTemplate], project: [TemplateSource]) {
        let all = builtIn + project.map { LayeredTemplate(source: $0, layer: .project) }
        var templates: [LayeredTemplate] = []
        templates.reserveCapacity(all.count)
        for template in all.sorted(by: { $0.name < $1.name }) {
            if templates.last?.name == template.name { templates.removeLast() }
            templates.append(template)
        }
        self.templates = templates
    }

    package func set(into diagnostics: inout DiagnosticBag) -> TemplateSet {
        TemplateSet(templates.map(\.source), into: &diagnostics)
    }
}

package struct LayeredTemplate: Sendable {
    package let source: TemplateSource
    package let layer: TemplateLayer

    package var name: String { source.name }
}

/// Origin of the template of a name. Each layer lies over the layers before it, file by file.
package enum TemplateLayer: Sendable, Hashable {
    /// Templates that all sets of the program have in common.
    case shared
    case style(TemplateStyle)
    case project
}

extension TemplateLayer: CustomStringConvertible {
    package var description: String {
        switch self {
        case .shared: "shared"
        case .style(let style): style.rawValue
        case .project: "project"
        }
    }
}

/// The templates that the program carries with it: `templates/`.
package enum BuiltInTemplates {
    private static let shared = "shared"

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
            return LayeredTemplate(source: TemplateSource(name: String(Substring(name)), file: file), layer: layer)
        }
    }
}
