package enum VersionBump: String, Sendable, Hashable, DeclarationOrdered {
    case none, patch, minor, major

    package init(_ severity: ChangeSeverity) {
        switch severity {
        case .note: self = .patch
        // A major version for uncertain changes would be in vain each time that a source changes its ways.
        case .uncertain, .warning, .addition: self = .minor
        case .breaking: self = .major
        }
    }

    /// Numbers move by one place before 1.0.0, as package managers read it: the second counts as the first. A
    /// pre-release may be followed by the release that it leads to, with any changes.
    package func leastVersion(after old: SemanticVersion) -> SemanticVersion {
        guard old.preRelease.isEmpty else { return old }
        switch (self, old.major) {
        case (.none, _): return old
        case (.major, 0): return SemanticVersion(0, old.minor + 1, 0)
        case (.major, _): return SemanticVersion(old.major + 1, 0, 0)
        case (.minor, 0), (.patch, _): return SemanticVersion(old.major, old.minor, old.patch + 1)
        case (.minor, _): return SemanticVersion(old.major, old.minor + 1, 0)
        }
    }

    package func part(after old: SemanticVersion?) -> VersionBump {
        guard old?.major == 0 else { return self }
        switch self {
        case .major: return .minor
        case .minor: return .patch
        case .patch, .none: return self
        }
    }

    /// A pre-release counts as the release that it leads to.
    package func isMet(by declared: SemanticVersion, after old: SemanticVersion) -> Bool {
        let release = SemanticVersion(declared.major, declared.minor, declared.patch)
        let isNewer = self == .none ? declared >= old : declared > old
        return isNewer && release >= leastVersion(after: old)
    }
}
