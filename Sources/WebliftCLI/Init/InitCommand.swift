import Ingest
import SourceText
import Workspace

/// `weblift init`: writes a configuration and an empty matrix for a project, and never over something that is there.
enum InitCommand: Command {
    static let name = "init"
    static let summary = "write a weblift.json and an empty matrix for your project"
    static let usage = "init [FOLDER] [--input PATH…] [options]"
    static let options = [Option.input]
    static let remarks = """
        Writes weblift.json and matrix.md into FOLDER, or the current one. Inputs are named relative to FOLDER; without
        it, what is found there: custom-elements.json, or packages with a “customElements” field, also in node_modules.
        Files that are there already are not touched, and then nothing is written. What else weblift.json can say is told
        by “weblift generate --help”, and what it can say of design tokens by “weblift tokens --help”.
        """

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        guard arguments.inputs.count <= 1 else {
            throw UsageError("init takes one folder", suggestion: "inputs are named with --input")
        }
        let folder = SourcePath(arguments.inputs.first ?? ".")
        let named = arguments.all(.input)
        for input in named where input != Inputs.sampleName && !isThere(input, from: folder) {
            throw UsageError(
                "there is no “\(input)” in “\(folder.typed)”",
                suggestion: "name inputs relative to the folder that weblift.json will be in"
            )
        }
        let inputs = named.isEmpty ? ProjectLibraries.inputs(in: folder) : named
        let files = StartingFiles.all(inputs: inputs.isEmpty ? [Inputs.sampleName] : inputs)
        write(files.map(\.output), into: folder.typed, &session.diagnostics)
        guard !session.diagnostics.hasErrors else { return session.finish() }
        for file in files { session.console.writeOutput(Array("\(file.name): \(file.summary)\n".utf8)) }
        if inputs.isEmpty {
            session.diagnostics.note(
                .initSample,
                "no library was found; until “inputs” names one, the bundled sample is read",
                at: nil,
                suggestion: "put the path of its manifest, docs or package into \(Configuration.defaultPath)"
            )
        }
        return session.finish()
    }

    /// The folder must be there: a misspelt one is not made.
    private static func write(_ files: [OutputFile], into folder: String, _ diagnostics: inout DiagnosticBag) {
        do throws(WorkspaceError) {
            guard let output = try OutputFolder(existing: folder) else {
                diagnostics.error(.outputUnwritable, "there is no such folder", at: .start(of: SourcePath(folder)))
                return
            }
            for error in NewFiles.write(files, into: output) { error.report(in: folder, into: &diagnostics) }
        } catch {
            error.report(in: folder, into: &diagnostics)
        }
    }

    private static func isThere(_ input: String, from folder: SourcePath) -> Bool {
        Ingestion.exists(input.hasPrefix("/") ? input : folder.appending(input).typed)
    }
}
