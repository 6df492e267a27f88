package import Core
package import Documents

/// A hash for each template with all that it includes, to tell whether templates are why a file is written otherwise.
package struct TemplateHashes: Sendable {
    private let hashes: [String: ContentHash]

    package init(_ templates: TemplateSet) {
        let names = templates.templateNames
        let own = templates.files.map { Self.hash(of: $0.bytes) }
        let whole = templates.reachableTemplates.map { reachable in
            var hasher = DataHasher()
            for position in reachable {
                hasher.add(names[position])
                hasher.add(own[position])
            }
            return hasher.hash
        }
        hashes = Dictionary(uniqueKeysWithValues: zip(names, whole))
    }

    private static func hash(of bytes: [UInt8]) -> ContentHash {
        var hasher = DataHasher()
        bytes.withUnsafeBytes { hasher.add($0) }
        return hasher.hash
    }

    package func hash(of names: [String]) -> ContentHash {
        var hasher = DataHasher()
        for name in names {
            hasher.add(name)
            if let hash = hashes[name] { hasher.add(hash) }
        }
        return hasher.hash
    }
}

package struct ScaffoldTemplates: Sendable {
    package let set: TemplateSet
    let hashes: TemplateHashes

    package init(_ set: TemplateSet) {
        self.set = set
        hashes = TemplateHashes(set)
    }
}
