import WebModel

/// Aliases of a library that name one and the same set of values in several components, so that they become one enum.
struct AliasUse {
    private struct Use {
        var meanings: Set<WebType> = []
        var tags: Set<String> = []
    }

    private var uses: [String: Use] = [:]

    init(_ library: Library) {
        for component in library.components {
            // Types of these items alone can have a name, among the types that rules see: a type inferred from a
            // default has none.
            for property in component.properties { add(property.type, tag: component.tag) }
            for event in component.events { add(EventDetail.type(of: event.type), tag: component.tag) }
            for text in component.intl { add(text.type, tag: component.tag) }
        }
    }

    /// The aliases that several components use, always for the same values; sorted.
    var shared: [String] {
        uses.filter { $0.value.tags.count > 1 && $0.value.meanings.count == 1 }.keys.sorted()
    }

    private mutating func add(_ type: WebType?, tag: String) {
        guard let type else { return }
        if let alias = type.alias, case .enumeration = type.shape {
            var plain = type.meaning
            plain.isOptional = false
            uses[alias, default: Use()].meanings.insert(plain)
            uses[alias]?.tags.insert(tag)
        }
        for child in type.children { add(child, tag: tag) }
    }
}
