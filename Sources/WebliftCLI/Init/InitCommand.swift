import Core
import Ingest
import Package

/// Never writes over something that is there.
enum InitCommand: Command {
    private static let yes = Option("yes", short: "y", help: "write what is proposed without asking")
    private static let sample = Option(
        "sample",
        help: "propose the bundled sample library, to try the program without a library of your own"
    )
    private static let schema = Option("schema", help: "print the JSON Schema of weblift.json, and do nothing else")

    static let name = "init"
    static let summary = "look at your project, and write a weblift.json for it"
    static let usage = "init [FOLDER] [--input PATH…] [--yes] [options]"
    static let options = [yes, Option.input, sample, schema]
    static let positional = Completion.folders
    static let remarks = """
        Looks in FOLDER, or in the current one, for component libraries (packages, also in node_modules, manifests, docs,
        readmes, declarations), for files with design tokens, and for a Swift package; prints what it found, and the
        weblift.json that it proposes. With --input, these are the inputs, named relative to FOLDER.
        On a terminal it asks before it writes. Elsewhere it writes with --yes only, and exits with 1 without it. It
        writes weblift.json, weblift.schema.json (which explains each key to your editor) and matrix.md, for rules of your
        own. If one of these files exists, it writes nothing.
        Documentation/Configuration.md explains each setting.
        """

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        if arguments.has(schema) {
            session.write(EmbeddedSpecs.needed("schemas/\(ConfigurationProposal.schemaName)"))
            session.close("printed the JSON Schema of \(Configuration.defaultPath)")
            return session.finish()
        }
        guard arguments.inputs.count <= 1 else {
            throw UsageError("init takes one folder", suggestion: "inputs are named with --input")
        }
        let named = arguments.all(.input)
        guard !arguments.has(sample) || named.isEmpty else {
            throw UsageError("--sample and --input both say what the inputs are", suggestion: "give one of them")
        }
        let folder = SourcePath(arguments.inputs.first ?? ".")
        for input in named where input != Inputs.sampleName && !isThere(input, from: folder) {
            throw UsageError(
                "there is no “\(input)” in “\(folder.typed)”",
                suggestion: "name inputs relative to the folder that weblift.json will be in"
            )
        }
        session.close("nothing was written")
        guard canWrite(StartingFiles.names, into: folder.typed, &session.diagnostics) else { return session.finish() }
        guard let proposal = proposal(in: folder, named: named, arguments, &session) else { return session.finish() }
        let files = StartingFiles.all(proposal)
        guard arguments.has(yes) || agrees(&session) else {
            session.close(
                "nothing was written",
                next: session.console.inputIsTerminal ? nil : "weblift init \(words(arguments)) writes these files"
            )
            return session.finish(hasFound: true)
        }
        write(files, into: folder.typed, &session.diagnostics)
        guard !session.diagnostics.hasErrors else { return session.finish() }
        let written = StartingFiles.names.map { OutputPlace.path($0, in: folder.typed).typed }.joined(separator: ", ")
        session.close("wrote \(written)", next: "weblift coverage")
        return session.finish()
    }

    // MARK: What is proposed

    /// nil where there is no library.
    private static func proposal(
        in folder: SourcePath,
        named: [String],
        _ arguments: Arguments,
        _ session: inout Session
    ) -> ConfigurationProposal? {
        if arguments.has(sample) {
            let proposal = ConfigurationProposal(inputs: [Inputs.sampleName])
            show(["The bundled sample library"], proposal, &session)
            return proposal
        }
        let line = session.progress
        line.show("looking at your project", on: &session.console)
        let survey = ProjectSurvey(of: folder)
        line.clear(on: &session.console)
        if let shortfall = survey.shortfall {
            session.diagnostics.warning(
                .initIncomplete,
                "not all of this folder was looked at: \(shortfall.rawValue)",
                at: .start(of: folder),
                suggestion: "name what is missing with --input"
            )
        }
        let proposal = ConfigurationProposal(survey, named: named)
        guard !proposal.inputs.isEmpty else {
            session.diagnostics.error(
                .initNothingFound,
                "no component library was found",
                at: .start(of: folder),
                suggestion: "name a manifest, a folder of docs or a package with --input PATH, or try --sample"
            )
            return nil
        }
        show(SurveyText(survey: survey).lines, proposal, &session)
        return proposal
    }

    private static func show(_ found: [String], _ proposal: ConfigurationProposal, _ session: inout Session) {
        let heading = found.isEmpty ? [] : ["Found:"] + found + [""]
        let lines = heading + ["\(Configuration.defaultPath):", proposal.text]
        session.show(Array(lines.joined(separator: "\n").utf8))
    }

    // MARK: Agreeing

    /// An empty answer is yes.
    private static func agrees(_ session: inout Session) -> Bool {
        guard session.console.inputIsTerminal else { return false }
        session.console.writeError(Printout("Write these files? [Y/n] "))
        guard let answer = session.console.readAnswer() else { return false }
        return ["", "y", "yes"].contains(
            answer.drop(while: \.isWhitespace).trimmingSuffix(while: \.isWhitespace).lowercased()
        )
    }

    /// Leaves out words that can't be typed again.
    private static func words(_ arguments: Arguments) -> String {
        let isPlain = arguments.inputs.isEmpty && arguments.all(.input).isEmpty
        return isPlain ? (arguments.has(sample) ? "--sample --yes" : "--yes") : "… --yes"
    }

    // MARK: Writing

    /// Obstacles are told before a person is asked anything.
    private static func canWrite(_ names: [String], into folder: String, _ diagnostics: inout DiagnosticBag) -> Bool {
        inFolder(folder, &diagnostics) { output in NewFiles.present(names.map { OutputPath(ours: $0) }, in: output) }
    }

    private static func write(_ files: [OutputFile], into folder: String, _ diagnostics: inout DiagnosticBag) {
        _ = inFolder(folder, &diagnostics) { output in NewFiles.write(files, into: output) }
    }

    /// A misspelt folder is not made.
    private static func inFolder(
        _ folder: String,
        _ diagnostics: inout DiagnosticBag,
        _ body: (borrowing OutputFolder) -> [WorkspaceError]
    ) -> Bool {
        do throws(WorkspaceError) {
            guard let output = try OutputFolder(existing: folder) else {
                diagnostics.error(.outputUnwritable, "there is no such folder", at: .start(of: SourcePath(folder)))
                return false
            }
            let problems = body(output)
            for problem in problems { problem.report(in: folder, into: &diagnostics) }
            return problems.isEmpty
        } catch {
            error.report(in: folder, into: &diagnostics)
            return false
        }
    }

    private static func isThere(_ input: String, from folder: SourcePath) -> Bool {
        Ingestion.exists(input.hasPrefix("/") ? input : folder.appending(input).typed)
    }
}

struct SurveyText {
    /// A project may have hundreds of packages.
    private static let mostLines = 12

    let survey: ProjectSurvey

    var lines: [String] {
        let libraries = survey.libraries.map { input in
            let files = input.fileCount == 1 ? "" : "\(Count.of("file", input.fileCount)), "
            return (input.path, "\(input.what): \(files)\(Count.of("component", input.tags.count))")
        }
        let tokens = survey.tokens.map { found in
            let files = found.fileCount == 1 ? "" : "\(Count.of("file", found.fileCount)), "
            return (found.path, "design tokens: \(files)\(Count.of("token", found.tokenCount))")
        }
        return table(libraries + tokens + packages) + others
    }

    private var packages: [(String, String)] {
        survey.packages.prefix(1).map { package in
            let parts = [
                package.module.map { "module \($0)" }, package.deploymentTarget.map { "iOS \($0)" },
            ].compactMap(\.self)
            return (package.folder, "Swift package" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")))
        }
    }

    private func table(_ rows: [(String, String)]) -> [String] {
        let shown = rows.prefix(Self.mostLines).map { (TerminalText.name($0.0), TerminalText.line($0.1)) }
        let width = shown.map(\.0.count).max() ?? 0
        let lines = shown.map { "  \($0.padded(to: width))  \($1)" }
        return rows.count > shown.count ? lines + ["  … and \(rows.count - shown.count) more"] : lines
    }

    /// Listed so that nobody looks for the reason.
    private var others: [String] {
        var lines: [String] = []
        if !survey.otherLists.isEmpty {
            let paths = Count.listed(survey.otherLists.map { TerminalText.name($0.path) }, most: 3)
            lines.append("  Not proposed, because the files above list the same components: \(paths)")
        }
        for former in survey.formerReleases.prefix(3) {
            lines.append("  Not proposed, because it is an older release: \(TerminalText.name(former.path))")
        }
        if survey.formerReleases.count > 3 {
            lines.append("  Not proposed: \(Count.of("more older release", survey.formerReleases.count - 3))")
        }
        if survey.packages.count > 1 {
            lines.append("  Not proposed: \(Count.of("other Swift package", survey.packages.count - 1))")
        }
        return lines
    }
}
