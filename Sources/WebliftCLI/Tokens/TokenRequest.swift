import Core
import Tokens
import WebModel

struct TokenRequest: Equatable {
    let tokens: TokenInputs
    /// nil where none is named: names of tokens say which component they are for.
    let library: Inputs?
    /// Serves where neither files nor the library have tokens.
    let absence: String

    init(_ project: Project) throws(UsageError) {
        let (arguments, configuration) = (project.arguments, project.configuration)
        let paths = arguments.inputs
        let isSample = paths == [Inputs.sampleName] || (paths.isEmpty && configuration == nil)
        guard isSample || !paths.contains(Inputs.sampleName) else {
            throw UsageError("\(Inputs.sampleName) has tokens of its own and can't be mixed with others")
        }
        let named = arguments.all(.input)
        if isSample, named.isEmpty {
            library = try Inputs(named: paths, project)
        } else if !named.isEmpty || configuration?.inputs.isEmpty == false {
            library = try Inputs(named: named, project)
        } else {
            library = nil
        }
        tokens = Self.tokens(of: paths, configuration, library: library)
        absence =
            configuration.map { _ in "\(project.configurationPath) names no tokens" }
            ?? "the library that --input names has no tokens of its own"
        guard tokens.areNamed || library != nil else { throw mistake }
    }

    /// Prefers the tokens of files.
    func resolved(beside library: Library?, _ named: ResolvedTokens?, into diagnostics: inout DiagnosticBag)
        throws(UsageError) -> ResolvedTokens?
    {
        guard !tokens.areNamed else { return named }
        guard let own = library.flatMap({ Pipeline.ownTokens(of: $0, tokens, into: &diagnostics) }) else {
            throw mistake
        }
        return own
    }

    private var mistake: UsageError {
        UsageError(
            absence,
            suggestion: "name files with tokens on the command line, or “tokens” in \(Configuration.defaultPath)"
        )
    }

    /// Other settings of tokens stay.
    private static func tokens(of paths: [String], _ configuration: Configuration?, library: Inputs?) -> TokenInputs {
        var tokens = configuration?.tokens ?? TokenInputs()
        if paths == [Inputs.sampleName] {
            tokens.sources = []
            tokens.isBundledSample = true
            return tokens
        }
        if !paths.isEmpty {
            tokens.sources = paths.map { .init(path: $0) }
            return tokens
        }
        tokens.isBundledSample = tokens.sources.isEmpty && library == .bundledSample
        return tokens
    }
}
