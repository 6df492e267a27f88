package import Mustache
package import SourceText

/// A hash for each template with all that it includes, so that of a file that is written otherwise than before one can tell
/// whether its templates are the reason.
package struct TemplateHashes: Sendable {
    private let hashes: [String: ContentHash]

    package init(_ templates: TemplateSet) {
        var own: [String: ContentHash] = [:]
        for name in templates.templateNames { own[name] = templates[name].map { Self.hash(of: $0.file.bytes) } }
        var hashes: [String: ContentHash] = [:]
        for name in templates.templateNames {
            var hasher = DataHasher()
            for reached in templates.templates(reachableFrom: name) {
                hasher.add(reached)
                if let hash = own[reached] { hasher.add(hash) }
            }
            hashes[name] = hasher.hash
        }
        self.hashes = hashes
    }

    private static func hash(of bytes: [UInt8]) -> ContentHash {
        var hasher = DataHasher()
        bytes.withUnsafeBytes { hasher.add($0) }
        return hasher.hash
    }

    /// Of several templates that make one file.
    package func hash(of names: [String]) -> ContentHash {
        var hasher = DataHasher()
        for name in names {
            hasher.add(name)
            if let hash = hashes[name] { hasher.add(hash) }
        }
        return hasher.hash
    }
}
