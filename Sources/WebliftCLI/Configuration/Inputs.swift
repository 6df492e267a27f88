import Ingest
import Package

/// Source of the data.
enum Inputs: Sendable, Equatable {
    case paths([String])
    /// The sample library that the program carries with it.
    case bundledSample

    /// The bundled sample by its name, for where it is wanted and not only nothing else was said.
    static let sampleName = "weblift:sample"

    /// Takes the command line's inputs, else the configuration's, else the bundled sample, for people without any.
    init(_ arguments: Arguments) throws(UsageError) {
        try self.init(named: arguments.inputs, arguments)
    }

    /// The same for a command line that names its inputs in another way.
    init(named paths: [String], _ arguments: Arguments) throws(UsageError) {
        if !paths.isEmpty {
            // A configuration that is named is checked even where its inputs are not used.
            if arguments.has(.config) { _ = try Configuration.find(arguments) }
            try self.init(paths)
        } else if let configuration = try Configuration.find(arguments) {
            guard !configuration.inputs.isEmpty else {
                throw UsageError(
                    "\(arguments[.config] ?? Configuration.defaultPath) names no inputs",
                    suggestion: "add “inputs”, or name them on the command line"
                )
            }
            try self.init(configuration.inputs)
        } else {
            try Inputs.expectNoPackage(in: ".")
            self = .bundledSample
        }
    }

    /// Makes sure that the sample does not take the place of a generated package's library where no inputs are named:
    /// the configuration may be away for a moment.
    static func expectNoPackage(in folder: String) throws(UsageError) {
        guard Ingestion.exists("\(folder)/\(LedgerFolder.ledger)") else { return }
        throw UsageError(
            "\(folder == "." ? "this folder" : folder) has a package that was generated, and nothing tells what it is made of",
            suggestion: "name its inputs, or bring \(Configuration.defaultPath) back; "
                + "\(sampleName) is the sample library"
        )
    }

    private init(_ paths: [String]) throws(UsageError) {
        guard paths.contains(Inputs.sampleName) else {
            self = .paths(paths)
            return
        }
        guard paths.count == 1 else {
            throw UsageError("\(Inputs.sampleName) is a library of its own and can't be mixed with other inputs")
        }
        self = .bundledSample
    }
}
