package import Mustache
package import SourceText

/// The templates of a run: those of the program with a project's put over them, one of each name.
package struct TemplateLayers: Sendable {
    package static let fileEnding = ".mustache"

    /// Sorted by name.
    package let templates: [LayeredTemplate]

    package init(_ style: TemplateStyle, project: [TemplateSource] = []) {
        self.init(builtIn: BuiltInTemplates.of(style), project: project)
    }

    /// Of two with one name the later one counts.
    package init(builtIn: [LayeredTemplate], project: [TemplateSource]) {
        var byName: [String: LayeredTemplate] = [:]
        for template in builtIn { byName[template.name] = template }
        for source in project { byName[source.name] = LayeredTemplate(source, from: .project) }
        templates = byName.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The templates, read and checked against each other.
    package func set(into diagnostics: inout DiagnosticBag) -> TemplateSet {
        TemplateSet(templates.map(\.source), into: &diagnostics)
    }
}
