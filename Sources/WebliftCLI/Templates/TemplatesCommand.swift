import Core
import Generate

/// `weblift templates`: shows, writes and checks the templates that `generate` writes with.
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
        let verbs = Verb.allCases.map(\.rawValue)
        guard let word = arguments.inputs.first else {
            throw UsageError("templates needs one of: \(verbs.joined(separator: ", "))")
        }
        guard let verb = Verb(rawValue: word) else {
            throw UnknownChoice.mistake(word, of: "templates", among: verbs)
        }
        let folders = arguments.inputs.dropFirst()
        let settings = try GenerateSettings(arguments, try Configuration.find(arguments))
        switch verb {
        case .list:
            guard folders.isEmpty else { throw UsageError("templates list takes no folder") }
            TemplateList.print(settings.style, project: settings.templates, &session)
        case .export:
            guard let folder = folders.first, folders.count == 1 else {
                throw UsageError("templates export takes one folder")
            }
            TemplateExport.write(settings.style, to: folder, &session)
        case .lint:
            guard folders.count <= 1 else { throw UsageError("templates lint takes one folder") }
            let folder = folders.first ?? settings.templates
            TemplateLint.check(settings.style, project: folder, &session)
        }
        return session.finish()
    }
}
