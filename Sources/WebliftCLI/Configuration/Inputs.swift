import Ingest
import Package

enum Inputs: Sendable, Equatable {
    case paths([String])
    case bundledSample

    /// Names the bundled sample for people who want it.
    static let sampleName = "weblift:sample"

    /// Takes the command line's inputs, else the configuration's, else the bundled sample.
    init(_ arguments: Arguments) throws(UsageError) {
        try self.init(named: arguments.inputs, arguments)
    }

    init(named paths: [String], _ arguments: Arguments) throws(UsageError) {
        if !paths.isEmpty {
            // Checks a configuration even where its inputs are not used.
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

    /// A generated package's library is not replaced by the sample: its configuration may be away for a moment.
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
