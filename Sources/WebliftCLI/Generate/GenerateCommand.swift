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
        help: "write only some of these, with the tokens that they are drawn with"
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
        already is not touched. With --only, a component brings those that it needs. With --emit, a control counts on the
        view around which it is written before, and a test on both. weblift.json can also say “module”,
        “deploymentTarget” (15), “guard” (os(iOS) or canImport(SwiftUI)), “templateSet”, “templates”, “tokens” and “out”.
        """
    static let options = [
        out, emit, Option.only, Option.tokens, Option.templates, Option.templateSet, dryRun, Option.config,
        Option.matrix,
    ]

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        let inputs = try Inputs(arguments)
        let matrices = try Matrices(arguments)
        let settings = GenerateSettings(arguments, try Configuration.find(arguments))

        let tokenInputs = try TokenInputs(arguments, for: inputs)

        let ((library, matrix), declarations) = Workers.both(into: &session.diagnostics) { diagnostics in
            Pipeline.library(from: inputs, and: matrices, into: &diagnostics)
        } and: { diagnostics in
            Pipeline.declarations(from: tokenInputs, into: &diagnostics)
        }
        // Templates are read meanwhile, for they know nothing of components.
        let (swift, templates) = Workers.both(into: &session.diagnostics) { diagnostics in
            let translation = Pipeline.translation(of: library, by: matrix, into: &diagnostics)
            return Pipeline.swift(
                of: translation,
                from: library,
                matching: arguments.selection,
                into: &diagnostics
            )
        } and: { diagnostics in
            Pipeline.templates(settings.style, project: settings.templates, into: &diagnostics)
        }
        let tokens = declarations.map {
            Pipeline.tokens(
                $0,
                tokenInputs.settings,
                components: swift.components.map(\.names.web),
                into: &session.diagnostics
            )
        }
        guard !session.hasErrors() else { return session.finish() }

        let files = Pipeline.files(
            of: swift,
            from: library,
            tokens: tokens,
            with: templates,
            settings: settings.rendering(prefix: swift.prefix),
            into: &session.diagnostics
        )
        guard !session.hasErrors(),
            let plan = Pipeline.plan(files, in: settings.output, into: &session.diagnostics)
        else { return session.finish() }

        if arguments.has(dryRun) {
            session.console.writeOutput(Array(WritePlanText.print(plan).utf8))
            return session.finish()
        }
        Pipeline.write(plan, into: settings.output, &session.diagnostics)
        if !session.hasErrors(), !arguments.has(.quiet) {
            let summary = GenerateSummary(folder: settings.output, plan: plan, swift: swift)
            session.console.writeOutput(Array(summary.text.utf8))
        }
        return session.finish()
    }
}
