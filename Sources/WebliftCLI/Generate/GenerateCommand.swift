import Matrix
import Render
import SourceText
import SwiftModel
import Workspace

/// `weblift generate`: writes a Swift package with the components.
enum GenerateCommand: Command {
    static let out = Option(
        name: "out",
        value: .required(placeholder: "DIR"),
        help: "the folder to write into; “\(GenerateSettings.defaultOutput)” without it"
    )
    static let emit = Option(
        name: "emit",
        value: .choices(Emission.allCases.map(\.rawValue)),
        help: "write only some of these"
    )
    private static let dryRun = Option(
        name: "dry-run",
        value: .none,
        help: "write nothing, and print what would become of each file"
    )

    static let name = "generate"
    static let summary = "write SwiftUI and UIKit components as a Swift package"
    static let usage = "generate [inputs…] [--out DIR] [options]"
    static let remarks = """
        What is written is planned first: where anything is an error, nothing is written, and a file that is the same
        already is not touched. With --only, a component brings those that it needs. weblift.json can also say “module”,
        “deploymentTarget” (15), “guard” (os(iOS) or canImport(SwiftUI)), “templateSet”, “templates”, “tokens” and “out”.
        """
    static let options = [
        out, emit, Option.only, Option.tokens, Option.templates, Option.templateSet, dryRun, Option.config,
        Option.matrix,
    ]

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        let settings = GenerateSettings(arguments, try Configuration.find(arguments))
        let contents = try PackageContents(arguments, settings, into: &session.diagnostics)
        guard !session.hasErrors() else { return session.finish() }

        let rendering = settings.rendering(prefix: contents.swift.prefix)
        var files = Pipeline.files(
            of: contents.swift,
            from: contents.library,
            tokens: contents.tokens,
            with: contents.templates,
            settings: rendering,
            into: &session.diagnostics
        )
        if rendering.emissions.contains(.docs), !session.hasErrors() {
            files += docs(of: contents, matching: arguments.selection, rendering, into: &session.diagnostics)
        }
        guard !session.hasErrors(),
            let plan = Pipeline.plan(files, in: settings.output, into: &session.diagnostics)
        else { return session.finish() }

        if arguments.has(dryRun) {
            session.console.writeOutput(Array(WritePlanText.print(plan).utf8))
            return session.finish()
        }
        Pipeline.write(plan, into: settings.output, &session.diagnostics)
        if !session.hasErrors(), !arguments.has(.quiet) {
            let summary = GenerateSummary(folder: settings.output, plan: plan, swift: contents.swift)
            session.console.writeOutput(Array(summary.text.utf8))
        }
        return session.finish()
    }
    /// Of what is written, and of what the matrix skips as a whole, which has no code but a reason.
    private static func docs(
        of contents: PackageContents,
        matching patterns: [TagPattern],
        _ settings: RenderSettings,
        into diagnostics: inout DiagnosticBag
    ) -> [OutputFile] {
        // What --only means, and what is wrong with tokens, was said when the code was made.
        var told = DiagnosticBag()
        let written = Set(contents.swift.components.map(\.tag))
        var selection = contents.translation
        selection.components.removeAll { component in
            component.skipped == nil
                ? !written.contains(component.tag)
                : !patterns.isEmpty && !patterns.contains { $0.matches(component.tag) }
        }
        let library = Pipeline.documentation(of: contents, selection, settings: settings, into: &told)
        return Pipeline.docs(of: library, as: .markdown, into: &diagnostics)
    }
}
