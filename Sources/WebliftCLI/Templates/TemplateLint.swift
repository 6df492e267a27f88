import Core
import Documents
import Generate

/// Check of templates without data: their syntax, their references to each other, and the names that they use.
enum TemplateLint {
    static func check(_ style: TemplateStyle, project folder: String?, _ session: inout Session) {
        let templates = Pipeline.templates(style, project: folder, into: &session.diagnostics)
        TemplateNameCheck.report(templates, against: .builtIn, into: &session.diagnostics)
        session.close("\(Count.of("template", templates.templateNames.count)) checked")
    }
}
