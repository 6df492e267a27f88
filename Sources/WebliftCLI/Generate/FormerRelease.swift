import Core
import Ingest
import Releases

/// The command line's word, else the configuration's.
struct FormerRelease: Sendable, Equatable {
    let side: DiffSides.Side
    let tokens: [String]
    /// Release that may drop the shims, as each of them says. No source knows it.
    let until: SemanticVersion
}

extension FormerRelease {
    init?(_ project: Project) throws(UsageError) {
        let until = try Self.until(project.arguments)
        let configured = project.configuration?.former
        let tokens = project.arguments.all(.oldTokens)
        guard let side = try Self.side(project) else {
            guard let configured else {
                guard tokens.isEmpty else {
                    throw UsageError(
                        "--old-tokens needs the former release that they are of",
                        suggestion: "add --since OLD"
                    )
                }
                return nil
            }
            self.init(
                side: configured.side,
                tokens: tokens.isEmpty ? configured.tokens : tokens,
                until: until ?? configured.until
            )
            return
        }
        guard let until = until ?? configured?.until else {
            throw UsageError("which release may drop the shims is not said", suggestion: "add --until X.Y.Z")
        }
        self.init(side: side, tokens: tokens, until: until)
    }

    static func until(_ arguments: Arguments) throws(UsageError) -> SemanticVersion? {
        try arguments.value(GenerateCommand.until, form: "it is a version, such as 3.0.0") { SemanticVersion($0) }
    }

    /// nil where none is named.
    static func side(_ project: Project) throws(UsageError) -> DiffSides.Side? {
        let revisions = project.arguments.all(GenerateCommand.git)
        switch (project.arguments[GenerateCommand.since], revisions.count) {
        case (nil, 0): return nil
        case (let path?, 0): return .inputs(try Inputs(named: [path], project))
        case (nil, 1):
            guard case .paths(let paths) = try Inputs(project) else { return try DiffSides.side(revisions[0], at: []) }
            return try DiffSides.side(revisions[0], at: paths)
        default: throw UsageError("there is one former release: give --since or --git, and once")
        }
    }
}

/// `"since": { "path": …, "until": "3.0.0" }`, or `git` in place of `path`; `tokens` are the files with its design
/// tokens.
extension SettingsReader {
    static let sinceKeys = ["path", "git", "tokens", "until"]

    /// `inputs` are the paths that a revision without a path means.
    func formerRelease(of inputs: [String]) throws(UsageError) -> FormerRelease? {
        let form = "“since” is an object with “path” or “git”, and “until”"
        guard let since = try object("since", keys: Self.sinceKeys, form: form) else { return nil }
        let side = try since.formerSide(of: inputs)
        let tokens = try since.paths("tokens")
        guard let until = try since.value("until", "is a version, such as “3.0.0”", \.version) else {
            throw since.mistake("“since” needs “until”, the release that may drop what it adds")
        }
        return FormerRelease(side: side, tokens: tokens, until: until)
    }

    private func formerSide(of inputs: [String]) throws(UsageError) -> DiffSides.Side {
        switch (self["path"], self["git"]) {
        case (.some, nil):
            guard let path = try path("path") else { break }
            return .inputs(path == Inputs.sampleName ? .bundledSample : .paths([path]))
        case (nil, let revision?):
            guard let text = revision.string else { throw revision.mistake("“git” is a text") }
            do throws(UsageError) {
                return try DiffSides.side(text, at: inputs)
            } catch {
                throw revision.mistake(
                    "“git” can't be “\(text)”",
                    suggestion:
                        "it is a revision such as v1.0.0, or a revision, a colon and a path, such as v1.0.0:docs"
                )
            }
        default: break
        }
        throw mistake("“since” has either “path” or “git”")
    }
}

extension JSONValue {
    fileprivate var version: SemanticVersion? { string.flatMap { SemanticVersion($0) } }
}
