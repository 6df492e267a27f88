import Core
import Generate

/// Prints one line a template: its name, and which layer it comes from.
enum TemplateList {
    static func print(_ style: TemplateStyle, project folder: String?, _ session: inout Session) {
        let project = folder.map { ProjectTemplates.read($0, into: &session.diagnostics) } ?? []
        let rows = TemplateLayers(style, project: project).templates.map { template in
            (TerminalText.name(template.name), template.layer.description)
        }
        let width = rows.map(\.0.count).max() ?? 0
        let lines = rows.map { name, layer in
            "\(name)\(String(repeating: " ", count: width - name.count + 2))\(layer)\n"
        }
        session.show(Array(lines.joined().utf8))
        session.close(Count.of("template", rows.count), next: "weblift templates export DIR")
    }
}
