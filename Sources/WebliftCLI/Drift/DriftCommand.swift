import AppCode
import Core
import Documents
import Ingest
import Package
import SwiftModel
import Translate
import WebModel

enum DriftCommand: Command {
    enum Format: String, CaseIterable {
        case text, json, markdown, sarif, github
    }

    private static let format = Option.format(
        Format.self,
        "text (default); markdown, for a pull request; json and sarif, for programs; github: annotations of a workflow"
    )

    private static let learn = Option(
        "learn",
        help: "print rows of a matrix for what the Swift does everywhere: names, types, defaults, what is left out"
    )
    private static let support = Option(
        "support",
        .required("N"),
        help: "with --learn: how many components have to agree, 2 without it; none may disagree in any case"
    )

    static let name = "drift"
    static let summary = "compare Swift that people wrote or edited with the web API"
    static let usage = "drift [SWIFT-FOLDER] [--input PATH…] [--format FORMAT] [--learn] [options]"
    static let options = [format, learn, support, Option.full, Option.only, Option.input, Option.config, Option.matrix]
    static let remarks = """
        SWIFT-FOLDER is “out” of weblift.json without it. The Swift type of a component has the name that would be generated,
        names the tag in a line “**Web Component:** `<acme-button>`” of its documentation, or stands in weblift.json:
        “drift”: { “types”: { “acme-button”: “BrandButton” } }. What is meant to differ stands in “accept” there, with the
        rule, the component, the item and a reason.
        It exits with 0 where nothing is open, with 1 where anything is, and with 2 where something can't be read.
        """

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        guard arguments.inputs.count <= 1 else {
            throw UsageError("drift takes one SWIFT-FOLDER", suggestion: "inputs are named with --input")
        }
        let support = try self.support(arguments)
        let format = arguments.choice(Self.format) ?? Format.text
        let project = try Project(arguments)
        let folder = try GenerateSettings.folder(arguments.inputs.first, project)
        let inputs = try Inputs(named: arguments.all(.input), project)
        let settings = project.configuration?.drift ?? DriftSettings()
        let files = SwiftFolder.read(folder, into: &session.diagnostics)
        // Other diagnostics of a library are reported by other commands.
        var told = DiagnosticBag()
        let documents = Matrices(project).documents(into: &told)
        let (library, translator) = Pipeline.library(from: InputSources(inputs), and: documents, into: &told)
        session.diagnostics.add(contentsOf: told.errors)
        // A verdict on half of either side would be none.
        guard !session.diagnostics.hasStoppingErrors, !files.isEmpty else {
            if files.isEmpty, !session.diagnostics.hasStoppingErrors {
                session.diagnostics.error(.driftNothing, "there is no Swift in \(folder)", at: nil)
            }
            _ = session.finish()
            return .usage
        }
        let sources = SwiftSources(files, into: &session.diagnostics)
        let ledger = GenerateOutput.ledger(in: folder)
        let prefix = ledger?.packageNames?.tags ?? GenerateOutput.tagPrefix(of: project)
        let translation = translator.translate(library, keeping: prefix, former: ledger?.order ?? .init(), into: &told)
        var report = DriftReport(
            of: translation,
            from: library,
            in: sources,
            types: settings.types,
            into: &session.diagnostics
        )
        report.accept(settings.accepted, into: &session.diagnostics)
        if !arguments.selection.isEmpty {
            let tags = translation.components.map(\.tag)
            let wanted = Pipeline.tags(among: tags, matching: arguments.selection, into: &session.diagnostics)
            report = report.selecting(wanted)
        }
        if arguments.has(learn) {
            let proposal = MatrixLearning(translator, of: library, support: support).proposal(from: report)
            session.write(LearnedMatrix.print(proposal))
            session.close(Count.of("row", proposal.count), next: proposal.count > 0 ? "commit them in a matrix" : nil)
            let code = session.finish()
            return report.isComplete ? code : .usage
        }
        let text = DriftText(palette: session.outputPalette)
        switch format {
        case .text: session.show(text.print(report), keepingLast: DriftText.tail)
        case .json: session.write(DriftJSON.print(report))
        case .markdown: session.write(DriftMarkdown.print(report))
        case .sarif: session.write(DiagnosticSARIF.print(DriftDiagnostics.all(of: report)))
        case .github: session.write(DiagnosticGitHub.print(DriftDiagnostics.all(of: report)))
        }
        session.close(DriftText.summary(report))
        let code = session.finish(hasFound: !report.open.isEmpty)
        return report.isComplete ? code : .usage
    }

    private static func support(_ arguments: Arguments) throws(UsageError) -> Int {
        guard arguments.has(learn) || !arguments.has(support) else {
            throw UsageError("--support is how --learn decides", suggestion: "add --learn")
        }
        return try arguments.value(support, form: "it is a number of components, from 1 on", Arguments.positive)
            ?? MatrixLearning.leastSupport
    }
}

/// Serves programs that show diagnostics of any tool.
enum DriftDiagnostics {
    static func all(of report: DriftReport) -> [Diagnostic] {
        report.findings.filter { $0.acceptance == nil }.map { finding in
            let isNote = finding.rule.severity == .note
            return Diagnostic(
                isNote ? .note : .error,
                isNote ? .driftNote : .driftFound,
                "<\(finding.tag)>: \(finding.message) [\(finding.rule.id)]",
                at: finding.place,
                suggestion: finding.suggestion
            )
        }
    }
}

enum DriftMarkdown {
    static func print(_ report: DriftReport) -> [UInt8] {
        var lines = [
            "# The Swift beside the web", "", "**\(DriftText.summary(report))**. \(DriftText.figures(report)).",
        ]
        lines += section("Differences", report.open)
        lines += section("Notes", report.notes)
        lines += accepted(report.accepted)
        lines += coverage(report.components)
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private static func section(_ title: String, _ findings: [DriftFinding]) -> [String] {
        let rows = findings.map { finding -> [MarkdownCell] in
            let line: MarkdownCell = finding.suggestion.map { .code($0) } ?? .empty
            return lead(finding) + [place(finding.swiftPlace), place(finding.webPlace), line]
        }
        let columns = ["Component", "Rule", "What", "Swift", "Web", "Write"]
        return MarkdownCell.section("\(title) (\(findings.count))", columns, rows: rows)
    }

    private static func lead(_ finding: DriftFinding) -> [MarkdownCell] {
        [.code("<\(finding.tag)>"), .code(finding.rule.id), .sentence(finding.message)]
    }

    private static func place(_ place: SourceLocation?) -> MarkdownCell {
        place.map { .code(PrintedPlace.text($0)) } ?? .empty
    }

    private static func accepted(_ findings: [DriftFinding]) -> [String] {
        let rows = findings.map { lead($0) + [.plain($0.acceptance?.reason ?? "")] }
        return MarkdownCell.section("Accepted (\(findings.count))", ["Component", "Rule", "What", "Why"], rows: rows)
    }

    private static func coverage(_ components: [ComponentCoverage]) -> [String] {
        guard !components.isEmpty else { return [] }
        let head = MarkdownCell.row(["Component", "Swift type", "Items", "In Swift"].map { .plain($0) })
        return ["", "## Components", "", head, "|---|---|---:|---:|"]
            + components.map { component in
                MarkdownCell.row([
                    .code("<\(component.tag)>"), component.type.map { .code($0) } ?? .plain("–"),
                    .plain(String(component.counts.items)), .plain(String(component.counts.present)),
                ])
            }
    }
}
