import Core
import Generate
import Ingest
import Package

struct ConfigurationProposal: Equatable {
    /// An editor explains each key by it, without a network.
    static let schemaName = "weblift.schema.json"

    let inputs: [String]
    var tokens: [String] = []
    var module: ModuleName?
    var deploymentTarget: Int?
    var output: String?

    var bytes: [UInt8] {
        JSONWriter.document { object in
            object.member("$schema", "./\(Self.schemaName)")
            object.member("inputs", inputs)
            object.member("matrix", [StartingFiles.matrixName])
            if !tokens.isEmpty { object.member("tokens", tokens) }
            if let module { object.member("module", module.description) }
            if let deploymentTarget { object.member("deploymentTarget", deploymentTarget) }
            if let output { object.member("out", output) }
        }
    }

    /// Shows no characters that an editor would not show.
    var text: String { String(decoding: TerminalText.json(bytes), as: UTF8.self) }
}

extension ConfigurationProposal {
    /// `named` are the inputs of a person.
    init(_ survey: ProjectSurvey, named: [String]) {
        self.init(inputs: named.isEmpty ? survey.libraries.map { Self.path($0.path) } : named)
        tokens = survey.tokens.map { Self.path($0.path) }
        guard let package = survey.packages.first, ProjectFolder(package.folder, in: "") != nil else { return }
        module = package.module
        deploymentTarget = package.deploymentTarget
        output = package.folder
    }

    /// A file may be called like the sample.
    private static func path(_ path: String) -> String { path == Inputs.sampleName ? "./\(path)" : path }
}

struct ProjectSurvey {
    static let timeLimit = Duration.seconds(20)

    let libraries: [ProjectInput]
    /// Inputs with components that a library among `libraries` tells more of.
    let otherLists: [ProjectInput]
    let formerReleases: [ProjectInput]
    let tokens: [ProjectTokens.Found]
    /// The first is the one that is proposed.
    let packages: [ExistingPackage]
    /// nil where all of the project was looked at.
    let shortfall: ProjectFiles.Shortfall?

    init(of root: SourcePath, limits: ProjectFiles.Limits = .init(), while hasTime: @escaping () -> Bool) {
        var files = ProjectFiles(in: root, limits: limits, while: hasTime)
        files.addHiddenTexts(in: root, while: hasTime)
        let libraries = ProjectLibraries(in: root, files, while: hasTime)
        let read = libraries.inputs + libraries.others + libraries.formerReleases
        let tokens = ProjectTokens(in: root, files, except: read, or: libraries.tokenPackages, while: hasTime)
        self.libraries = libraries.inputs
        otherLists = libraries.others
        formerReleases = libraries.formerReleases
        self.tokens = tokens.found
        packages = ExistingPackage.all(among: files, in: root)
        shortfall = libraries.hitTimeLimit || tokens.hitTimeLimit ? .time : files.shortfall
    }

    /// Stops at a limit by the clock.
    init(of root: SourcePath) {
        let end = ContinuousClock.now + Self.timeLimit
        self.init(of: root) { ContinuousClock.now < end }
    }
}

enum StartingFiles {
    static let matrixName = "matrix.md"

    static let names = [Configuration.defaultPath, ConfigurationProposal.schemaName, matrixName]

    static func all(_ proposal: ConfigurationProposal) -> [OutputFile] {
        let schema = EmbeddedSpecs.needed("schemas/\(ConfigurationProposal.schemaName)")
        return zip(names, [proposal.bytes, schema, EmbeddedSpecs.needed("init/matrix.md")]).map { name, bytes in
            OutputFile(OutputPath(ours: name), bytes: bytes, ownership: .once)
        }
    }
}
