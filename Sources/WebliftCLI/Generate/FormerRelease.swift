import Core
import Ingest
import Releases

/// The command line's word, else the configuration's.
struct FormerRelease: Sendable, Equatable {
    let side: DiffSides.Side
    let tokens: [String]
    /// Release that may drop the shims, as each of them says. No source knows it.
    let until: SemanticVersion

    init(_ side: DiffSides.Side, tokens: [String], until: SemanticVersion) {
        self.side = side
        self.tokens = tokens
        self.until = until
    }

    init?(_ arguments: Arguments, _ configuration: Configuration?) throws(UsageError) {
        let until = try Self.until(arguments)
        let tokens = arguments.all(.oldTokens)
        guard let side = try Self.side(arguments) else {
            guard let former = configuration?.former else {
                guard tokens.isEmpty else {
                    throw UsageError(
                        "--old-tokens needs the former release that they are of",
                        suggestion: "add --since OLD"
                    )
                }
                return nil
            }
            self.init(former.side, tokens: tokens.isEmpty ? former.tokens : tokens, until: until ?? former.until)
            return
        }
        guard let until = until ?? configuration?.former?.until else {
            throw UsageError(
                "which release may drop the shims is not said",
                suggestion: "add --until X.Y.Z"
            )
        }
        self.init(side, tokens: tokens, until: until)
    }

    static func until(_ arguments: Arguments) throws(UsageError) -> SemanticVersion? {
        guard let text = arguments[GenerateCommand.until] else { return nil }
        guard let version = SemanticVersion(text) else {
            throw UsageError("--until can't be “\(text)”", suggestion: "it is a version, such as 3.0.0")
        }
        return version
    }

    /// nil where none is named.
    static func side(_ arguments: Arguments) throws(UsageError) -> DiffSides.Side? {
        let revisions = arguments.all(GenerateCommand.git)
        switch (arguments[GenerateCommand.since], revisions.count) {
        case (nil, 0): return nil
        case (let path?, 0): return .inputs(try Inputs(named: [path], arguments))
        case (nil, 1):
            guard case .paths(let paths) = try Inputs(arguments) else {
                return try DiffSides.side(revisions[0], at: [])
            }
            return try DiffSides.side(revisions[0], at: paths)
        default: throw UsageError("there is one former release: give --since or --git, and once")
        }
    }
}
