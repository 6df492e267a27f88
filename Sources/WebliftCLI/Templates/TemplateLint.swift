import Mustache
import Render
import SourceText

/// Checks templates without data: their syntax, what they ask of each other, and the names that they use.
enum TemplateLint {
    static func check(_ style: TemplateStyle, project folder: String?, isQuiet: Bool, _ session: inout Session) {
        let templates = Pipeline.templates(style, project: folder, into: &session.diagnostics)
        TemplateNameCheck.report(templates, against: .builtIn, into: &session.diagnostics)
        guard !session.hasErrors(), !isQuiet else { return }
        let count = Count.of("template", templates.templateNames.count)
        let verdict = session.diagnostics.isEmpty ? "all well" : "no errors"
        session.console.writeOutput(Array("\(count) checked: \(verdict)\n".utf8))
    }
}
