import Releases

extension LibraryChanges.Release {
    /// nil where no source tells one, or none that can be compared.
    var semanticVersion: SemanticVersion? { version.flatMap { SemanticVersion($0) } }
}

/// `major (1.4.0 → 2.0.0)`
struct VersionAdvice {
    let bump: VersionBump
    /// nil where no source tells it.
    let old: SemanticVersion?

    /// The second number tells of breaks before 1.0.0.
    var part: String { bump.part(after: old).rawValue }

    var text: String {
        guard bump != .none, let old else { return part }
        // Text behind the hyphen may be of any length.
        guard old.preRelease.isEmpty else { return "\(part) (any version after \(Self.shortened("\(old)")))" }
        let least = "\(part) (\(old) → \(bump.leastVersion(after: old))"
        return bump == .major && old.major == 0 ? "\(least); before 1.0.0 a minor version may break)" : "\(least))"
    }

    private static func shortened(_ version: String) -> String {
        version.count <= 40 ? version : version.prefix(39) + "…"
    }
}

extension VersionAdvice {
    init(_ changes: LibraryChanges) {
        self.init(bump: changes.bump, old: changes.old.semanticVersion)
    }
}
