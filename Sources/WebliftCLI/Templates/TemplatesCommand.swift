import Core
import Documents
import Generate
import Package

enum TemplatesCommand: Command {
    private enum Verb: String, CaseIterable {
        case list, export, lint
    }

    static let name = "templates"
    static let summary = "list the built-in templates, write them into a folder, or check those of a folder"
    static let usage = "templates list | export DIR | lint [DIR] [options]"
    static let remarks = """
        list prints the name of each template and where it comes from. export writes the built-in ones into DIR, and
        never over a file that is there. lint checks those of DIR, or those that weblift.json names, together with the
        built-in ones that they do not replace.
        """
    static let options = [Option.templateSet, Option.full, Option.config]

    static let positional = Completion.words(Verb.allCases.map(\.rawValue))

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        guard let word = arguments.inputs.first else {
            let verbs = Verb.allCases.map(\.rawValue)
            throw UsageError("templates needs one of: \(verbs.joined(separator: ", "))")
        }
        let verb: Verb = try UnknownChoice.checked(word, of: "templates")
        let folders = arguments.inputs.dropFirst()
        let settings = try GenerateSettings(try Project(arguments))
        switch verb {
        case .list:
            guard folders.isEmpty else { throw UsageError("templates list takes no folder") }
            list(settings.style, project: settings.templates, &session)
        case .export:
            guard let folder = folders.first, folders.count == 1 else {
                throw UsageError("templates export takes one folder")
            }
            export(settings.style, to: folder, &session)
        case .lint:
            guard folders.count <= 1 else { throw UsageError("templates lint takes one folder") }
            lint(settings.style, project: folders.first ?? settings.templates, &session)
        }
        return session.finish()
    }

    private static func export(_ style: TemplateStyle, to folder: String, _ session: inout Session) {
        let files = TemplateLayers(style).templates.map(file)
        session.close("nothing was written")
        let written: Int
        do throws(WorkspaceError) {
            written = try NewFiles.writeAbsent(files, into: OutputFolder(folder))
        } catch {
            error.report(in: folder, into: &session.diagnostics)
            return
        }
        var text = "\(Count.of("template", written)) written to \(folder)"
        let others = files.count - written
        if others > 0 { text += ", \(others) there already and not touched" }
        session.close(text, next: "weblift generate --templates \(folder)")
    }

    private static func file(_ template: LayeredTemplate) -> OutputFile {
        let path = OutputPath(ours: template.name + TemplateLayers.fileEnding)
        return OutputFile(path, bytes: template.source.file.bytes, ownership: .once)
    }

    /// Checks syntax, references and names, without data.
    private static func lint(_ style: TemplateStyle, project folder: String?, _ session: inout Session) {
        let templates = Pipeline.templates(style, project: folder, into: &session.diagnostics)
        TemplateNameCheck.report(templates, against: .builtIn, into: &session.diagnostics)
        session.close("\(Count.of("template", templates.templateNames.count)) checked")
    }

    private static func list(_ style: TemplateStyle, project folder: String?, _ session: inout Session) {
        let project = folder.map { ProjectTemplates.read($0, into: &session.diagnostics) } ?? []
        let rows = TemplateLayers(style, project: project).templates.map { template in
            (TerminalText.name(template.name), template.layer.description)
        }
        let width = rows.map(\.0.count).max() ?? 0
        let lines = rows.map { "\($0.padded(to: width + 2))\($1)\n" }
        session.show(Array(lines.joined().utf8))
        session.close(Count.of("template", rows.count), next: "weblift templates export DIR")
    }
}
