import Releases

/// A tag that names a release: `v1.4.0`, `1.4.0`, `acme-ui-v1.4.0`, `@acme/ui@1.4.0`.
struct ReleaseTag: Equatable {
    let name: String
    /// Text before the version: the name of the package, in a repository with several packages.
    let package: String
    let version: SemanticVersion

    /// nil for a tag that ends in no version, and for a pre-release.
    init?(_ name: String) {
        let starts = name.indices.filter { index in
            name[index].isNumber && (index == name.startIndex || !name[name.index(before: index)].isNumber)
        }
        let found = starts.lazy.compactMap { start in
            SemanticVersion(String(name[start...])).map { (start, $0) }
        }
        guard let (start, version) = found.first, version.preRelease.isEmpty else { return nil }
        var package = name[..<start]
        if package.hasSuffix("v") { package.removeLast() }
        guard package.last.map({ "@-_/".contains($0) }) ?? true else { return nil }
        self.name = name
        self.package = String(package.dropLast())
        self.version = version
    }

    /// The releases of one package among some tags, the newest first.
    ///
    /// Without a name that is the package of tags that name none. nil where the tags are of several packages and nothing
    /// says which is meant.
    static func releases(of library: String?, among names: [String]) -> [ReleaseTag]? {
        let tags = names.compactMap(ReleaseTag.init)
        let packages = Set(tags.map(\.package))
        let short = library?.split(separator: "/").last.map(String.init)
        let wanted = [library, short, ""].compactMap(\.self).first(where: packages.contains)
        guard let package = wanted ?? (packages.count < 2 ? packages.first ?? "" : nil) else { return nil }
        return tags.filter { $0.package == package }.sorted { ($1.version, $1.name) < ($0.version, $0.name) }
    }
}
