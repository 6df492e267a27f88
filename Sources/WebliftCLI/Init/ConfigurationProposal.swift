import Core
import Generate
import Ingest

/// The `weblift.json` that a project is to begin with.
struct ConfigurationProposal: Equatable {
    /// Schema beside the configuration, so that an editor explains each key and finds mistakes without a network.
    static let schemaName = "weblift.schema.json"

    let inputs: [String]
    var tokens: [String] = []
    var module: ModuleName?
    var deploymentTarget: Int?
    var output: String?

    init(inputs: [String]) {
        self.inputs = inputs
    }

    /// Proposes a configuration from a survey; `named` are the inputs where a person named them.
    init(_ survey: ProjectSurvey, named: [String]) {
        inputs = named.isEmpty ? survey.libraries.map { Self.path($0.path) } : named
        tokens = survey.tokens.map { Self.path($0.path) }
        guard let package = survey.packages.first, ProjectFolder(package.folder, in: "") != nil else { return }
        module = package.module
        deploymentTarget = package.deploymentTarget
        output = package.folder
    }

    /// A file may be called like the sample, and is none.
    private static func path(_ path: String) -> String { path == Inputs.sampleName ? "./\(path)" : path }

    var bytes: [UInt8] {
        JSONWriter.bytes(.pretty) { writer in
            writer.object { object in
                object.member("$schema", "./\(Self.schemaName)")
                object.member("inputs", inputs)
                object.member("matrix", [StartingFiles.matrixName])
                if !tokens.isEmpty { object.member("tokens", tokens) }
                if let module { object.member("module", module.description) }
                if let deploymentTarget { object.member("deploymentTarget", deploymentTarget) }
                if let output { object.member("out", output) }
            }
        } + [UInt8(ascii: "\n")]
    }

    /// The printed form: characters that an editor would not show are not shown here either.
    var text: String { String(decoding: TerminalText.json(bytes), as: UTF8.self) }
}
