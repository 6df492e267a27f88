import WebModel

/// Classes of a library, which may rename all of them and keep its tags: a type that allowed the former class allows
/// the new one.
struct ClassNames: Sendable {
    private var successors: [String: String] = [:]
    /// Classes of both releases: each is an element of the page.
    private var elements: Set<String> = []
    /// Lost or got by all renamed classes; nil where there is none. Types also name classes that no component is
    /// declared with.
    private var prefix: String?

    init() {}

    init(_ pairs: [LibraryComparison.Pair], old: Library, new: Library) {
        elements = Set((old.components + new.components).compactMap(\.className))
        for pair in pairs {
            guard let before = pair.old.className, let after = pair.new.className, before != after else { continue }
            successors[before] = after
        }
        prefix = Self.commonPrefix(of: successors)
    }

    private static let leastRenames = 3

    private static func commonPrefix(of successors: [String: String]) -> String? {
        guard successors.count >= leastRenames, let (before, after) = successors.first else { return nil }
        let (longer, shorter) = before.utf8.count > after.utf8.count ? (before, after) : (after, before)
        guard longer.hasSuffix(shorter) else { return nil }
        let prefix = String(longer.dropLast(shorter.count))
        guard !prefix.isEmpty, successors.allSatisfy({ $0 == prefix + $1 || $1 == prefix + $0 }) else { return nil }
        return prefix
    }

    func isElement(_ name: String) -> Bool {
        elements.contains(name) || prefix.map { elements.contains($0 + name) } ?? false
    }

    /// Gives a class its new name, without the prefix that all of them got or lost.
    func common(_ type: WebType) -> WebType {
        guard !successors.isEmpty, mentions(type) else { return type }
        return type.resolvingReferences { name in
            common(name).map { WebType(.reference(name: $0, arguments: [])) }
        }
    }

    private func common(_ name: String) -> String? {
        let current = successors[name]
        guard let prefix, (current ?? name).hasPrefix(prefix), (current ?? name) != prefix else { return current }
        return String((current ?? name).dropFirst(prefix.count))
    }

    private func mentions(_ type: WebType) -> Bool {
        if case .reference(let name, _) = type.shape, common(name) != nil { return true }
        return type.children.contains(where: mentions)
    }
}
