import Ingest
import SourceText
import WebModel

/// `weblift inspect`: prints what the inputs say about their components.
enum InspectCommand: Command {
    enum Format: String, CaseIterable {
        case text, json, summary
    }

    private static let format = Option(
        name: "format",
        value: .choice(Format.allCases.map(\.rawValue)),
        help: "text for people (default), json for programs, summary for figures"
    )

    static let name = "inspect"
    static let summary = "print what each component offers: properties, slots, events, methods, CSS"
    static let usage = "inspect [inputs…] [--format text|json|summary] [options]"
    static let options = [format, Option.config, Option.only]

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        let inputs = try Inputs(arguments)
        let library = Pipeline.selection(
            of: Pipeline.library(from: inputs, into: &session.diagnostics),
            matching: arguments.selection,
            into: &session.diagnostics
        )
        switch arguments[format].flatMap(Format.init) ?? .text {
        case .text: session.console.writeOutput(InspectText(palette: session.outputPalette).print(library))
        case .json: session.console.writeOutput(InspectJSON.print(library))
        case .summary: session.console.writeOutput(InspectSummary.print(library))
        }
        session.remains.keep(library)
        return session.finish()
    }
}
