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

    /// Keeps the later of two templates with one name.
    package init(builtIn: [LayeredTemplate], project: [TemplateSource]) {
        let all = builtIn + project.map { LayeredTemplate($0, from: .project) }
        var templates: [LayeredTemplate] = []
        templates.reserveCapacity(all.count)
        for template in all.sorted(by: { $0.name < $1.name }) {
            if templates.last?.name == template.name { templates.removeLast() }
            templates.append(template)
        }
        self.templates = templates
    }

    /// The templates, read and checked against each other.
    package func set(into diagnostics: inout DiagnosticBag) -> TemplateSet {
        TemplateSet(templates.map(\.source), into: &diagnostics)
    }
}
