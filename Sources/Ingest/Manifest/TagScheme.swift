/// Rule by which a library makes the tag of an element from the name of its class, of its file or of its folder:
/// `AcmeButtonElement`, `acme-button`, as its other elements show.
struct TagScheme: Hashable {
    enum Source: Int, CaseIterable {
        case className, file, folder

        func words(of declaration: ManifestDeclaration) -> [String] {
            let path = declaration.module.text.split(separator: "/")
            let name: Substring? =
                switch self {
                case .className: Substring(declaration.name)
                case .file: path.last
                case .folder: path.dropLast().last
                }
            return AttributeName.kebabCase(String(name ?? "")).split { "-_. ".contains($0) }.map(String.init)
        }
    }

    /// The most words at an end of a name that the tag may lack: `…WebComponent`.
    private static let mostDropped = 2
    /// Fewer elements show nothing, and of a hundred some are exceptions.
    private static let fewest = 3
    private static let share = 0.8

    let source: Source
    /// Words of the name that the tag does not have, at its beginning and at its end.
    let leading: [String]
    let trailing: [String]
    /// Beginning of the tag, with its hyphen.
    let prefix: String

    func tag(of declaration: ManifestDeclaration) -> String? {
        let words = source.words(of: declaration)
        guard words.count > leading.count + trailing.count, words.starts(with: leading),
            words.suffix(trailing.count).elementsEqual(trailing)
        else { return nil }
        let tag = prefix + words.dropFirst(leading.count).dropLast(trailing.count).joined(separator: "-")
        return TagTable.isValid(tag) ? tag : nil
    }

    static func shown(by elements: [(declaration: ManifestDeclaration, tag: String)]) -> TagScheme? {
        var counts: [TagScheme: Int] = [:]
        for (declaration, tag) in elements {
            for scheme in schemes(making: tag, of: declaration) { counts[scheme, default: 0] += 1 }
        }
        let needed = max(fewest, Int((share * Double(elements.count)).rounded(.up)))
        return counts.filter { $0.value >= needed }.min { left, right in
            left.value != right.value ? left.value > right.value : left.key.precedes(right.key)
        }?.key
    }

    private static func schemes(making tag: String, of declaration: ManifestDeclaration) -> Set<TagScheme> {
        var schemes: Set<TagScheme> = []
        for source in Source.allCases {
            let words = source.words(of: declaration)
            for first in 0...mostDropped {
                for last in 0...mostDropped where first + last < words.count {
                    let core = words.dropFirst(first).dropLast(last).joined(separator: "-")
                    guard tag == core || tag.hasSuffix("-" + core) else { continue }
                    schemes.insert(
                        TagScheme(
                            source: source,
                            leading: Array(words.prefix(first)),
                            trailing: Array(words.suffix(last)),
                            prefix: String(tag.dropLast(core.count))
                        )
                    )
                }
            }
        }
        return schemes
    }

    /// Orders schemes shown alike: by the class first, then with as little as possible left out and added.
    private func precedes(_ other: TagScheme) -> Bool {
        let rank = (source.rawValue, leading.count + trailing.count, prefix)
        let otherRank = (other.source.rawValue, other.leading.count + other.trailing.count, other.prefix)
        if rank != otherRank { return rank < otherRank }
        return (leading + trailing).lexicographicallyPrecedes(other.leading + other.trailing)
    }
}
