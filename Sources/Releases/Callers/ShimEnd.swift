import SwiftModel

/// The end of shims: the release that a person names, or that earlier runs wrote down, or else the next that may break
/// anybody.
package struct ShimEnd: Sendable, Equatable {
    package var named: SemanticVersion?
    /// nil where nobody tells.
    package var version: SemanticVersion?

    package init(named: SemanticVersion? = nil, version: SemanticVersion? = nil) {
        self.named = named
        self.version = version
    }

    /// Whether the release is there that need not see to callers of before any more.
    func isReached(by history: KeptHistory) -> Bool {
        guard let version, let end = named ?? history.until.flatMap(SemanticVersion.init) else { return false }
        return end <= version
    }

    /// nil where nobody knows one.
    func next(after history: KeptHistory) -> SemanticVersion? {
        guard !isReached(by: history), let end = named ?? history.until.flatMap(SemanticVersion.init) else {
            return version?.nextToBreak
        }
        return end
    }
}

extension SemanticVersion {
    /// A pre-release counts as the release that it leads to.
    package var nextToBreak: SemanticVersion {
        VersionBump.major.leastVersion(after: SemanticVersion(major, minor, patch))
    }
}
