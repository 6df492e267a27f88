import Core
import Releases

/// `"since": { "path": …, "until": "3.0.0" }`, or `git` in place of `path`; `tokens` are the files with its design
/// tokens.
struct FormerReleaseReader {
    static let knownKeys = ["path", "git", "tokens", "until"]

    private let value: JSONValue
    private let folder: String
    /// Paths that a revision without a path means.
    private let inputs: [String]

    init(_ value: JSONValue, folder: String, inputs: [String]) {
        self.value = value
        self.folder = folder
        self.inputs = inputs
    }

    func release() throws(UsageError) -> FormerRelease {
        guard value.kind == .object else {
            throw UsageError("\(value.location): “since” is an object with “path” or “git”, and “until”")
        }
        try UnknownKey.check(value, among: Self.knownKeys)
        return FormerRelease(
            try side(),
            tokens: try SettingsReader(value, folder: folder).paths("tokens"),
            until: try until()
        )
    }

    private func side() throws(UsageError) -> DiffSides.Side {
        switch (value["path"], value["git"]) {
        case (.some, nil):
            guard let path = try SettingsReader(value, folder: folder).path("path") else { break }
            return .inputs(path == Inputs.sampleName ? .bundledSample : .paths([path]))
        case (nil, let revision?):
            guard let text = revision.string else { throw UsageError("\(revision.location): “git” is a text") }
            do throws(UsageError) {
                return try DiffSides.side(text, at: inputs)
            } catch {
                throw UsageError(
                    "\(revision.location): “git” can't be “\(text)”",
                    suggestion:
                        "it is a revision such as v1.0.0, or a revision, a colon and a path, such as v1.0.0:docs"
                )
            }
        default: break
        }
        throw UsageError("\(value.location): “since” has either “path” or “git”")
    }

    private func until() throws(UsageError) -> SemanticVersion {
        guard let text = value["until"] else {
            throw UsageError("\(value.location): “since” needs “until”, the release that may drop what it adds")
        }
        guard let version = text.string.flatMap({ SemanticVersion($0) }) else {
            throw UsageError("\(text.location): “until” is a version, such as “3.0.0”")
        }
        return version
    }
}
