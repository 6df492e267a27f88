import Core
import Ingest
import WebModel

/// `weblift inspect`: prints the components as the inputs describe them.
enum InspectCommand: Command {
    enum Format: String, CaseIterable {
        case text, json, summary
    }

    private static let format = Option(
        name: "format",
        value: .choice(Format.allCases.map(\.rawValue)),
        help:
            "text for people, summary for figures (the default where the text is longer than a screen), json for programs"
    )

    static let name = "inspect"
    static let summary = "print what each component offers: properties, slots, events, methods, CSS"
    static let usage = "inspect [inputs…] [--format text|json|summary] [options]"
    static let options = [format, Option.full, Option.config, Option.only]

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        let inputs = try Inputs(arguments)
        let library = Pipeline.selection(
            of: Pipeline.library(from: inputs, into: &session.diagnostics),
            matching: arguments.selection,
            into: &session.diagnostics
        )
        let text = InspectText(palette: session.outputPalette)
        let format =
            arguments[format].flatMap(Format.init) ?? usual(text, for: library, arguments, isFull: session.isFull)
        switch format {
        case .text: session.show(text.print(library))
        case .json: session.write(InspectJSON.print(library))
        case .summary: session.show(InspectSummary.print(library), keepingLast: 1)
        }
        let name = [library.name, library.version].compactMap(\.self).joined(separator: " ")
        // Unreadable inputs come first, before a next step.
        let next = format == .summary ? "weblift inspect --only TAG" : "weblift coverage"
        session.close(
            Count.of("component", library.components.count) + (name.isEmpty ? "" : " of \(name)"),
            next: session.hasErrors() ? nil : next
        )
        session.remains.keep(library)
        return session.finish()
    }

    /// Prefers the whole text for a few components, and figures for many.
    private static func usual(
        _ text: InspectText,
        for library: Library,
        _ arguments: Arguments,
        isFull: Bool
    ) -> Format {
        let isChosen = isFull || library.components.count == 1 || !arguments.selection.isEmpty
        return isChosen || Screen.fits(text.print(library)) ? .text : .summary
    }
}
