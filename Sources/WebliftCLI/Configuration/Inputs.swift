import Core
import Ingest
import Package

enum Inputs: Sendable, Equatable {
    case paths([String])
    case bundledSample

    /// Names the bundled sample for people who want it.
    static let sampleName = "weblift:sample"

    /// Takes the command line's inputs, else the configuration's, else the bundled sample.
    init(_ project: Project) throws(UsageError) {
        try self.init(named: project.arguments.inputs, project)
    }

    init(named paths: [String], _ project: Project) throws(UsageError) {
        if !paths.isEmpty {
            try self.init(paths)
        } else if let configuration = project.configuration {
            guard !configuration.inputs.isEmpty else {
                throw UsageError(
                    "\(project.configurationPath) names no inputs",
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

extension InputSources {
    init(_ inputs: Inputs) {
        switch inputs {
        case .paths(let paths): self.init(at: paths)
        case .bundledSample: self.init(BundledSample.files)
        }
    }

    var markdownFiles: [SourceFile] {
        all.filter { file in
            let path = file.path.typed.lowercased()
            return path.hasSuffix(".md") || path.hasSuffix(".mdx")
        }
    }
}
