import SwiftModel

/// The end of shims that a ledger keeps for callers: the release that a person names, the one that earlier runs have
/// written down, or else the next release that may break anybody.
package struct ShimEnd: Sendable, Equatable {
    /// The release that a person names.
    package var named: SemanticVersion?
    /// The release that the sources are; nil where nobody tells.
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

    /// The release that ends the shims kept from now on; nil where nobody knows one.
    func next(after history: KeptHistory) -> SemanticVersion? {
        guard !isReached(by: history), let end = named ?? history.until.flatMap(SemanticVersion.init) else {
            return version?.nextToBreak
        }
        return end
    }
}

extension SemanticVersion {
    /// The first release after this one that may break its callers. A pre-release counts as the release that it leads
    /// to.
    package var nextToBreak: SemanticVersion {
        VersionBump.major.leastVersion(after: SemanticVersion(major, minor, patch))
    }
}
