import Core
import Releases
import Tokens
import WebModel

struct FormerLibrary: Sendable {
    let library: Library
    /// nil where nobody says where its design tokens are.
    let tokens: ResolvedTokens?
    let until: SemanticVersion
}

extension FormerLibrary {
    /// Reports only errors that keep the release from being read: the rest was reported when it was new.
    init(
        _ former: FormerRelease,
        tokens: TokenSource?,
        read reader: DiffReader,
        into diagnostics: inout DiagnosticBag
    ) {
        var told = DiagnosticBag()
        self.init(
            library: reader.library(from: former.side, into: &told),
            tokens: tokens?.resolved(by: reader, into: &told),
            until: former.until
        )
        diagnostics.add(contentsOf: told.errors)
    }
}
