import Core
import WebModel

/// Merges the facts of several sources about one component. A source that knows something is heard before one that does
/// not; where two know different things, the more trusted one counts, and the contradiction is reported.
struct ComponentMerge {
    /// Sorted by `ComponentSource.precedes`, at least one.
    private let sources: [ComponentSource]
    private let told: [Told<Component>]
    private let tag: String

    init?(_ sources: [ComponentSource]) {
        guard let first = sources.first else { return nil }
        tag = first.component.tag
        self.sources = PropertyNames.joined(sources).sorted(by: ComponentSource.precedes)
        told = self.sources.map { Told(value: $0.component, source: $0) }
    }

    func merged(into diagnostics: inout DiagnosticBag) -> Component {
        var result = told[0].value
        guard told.count > 1 else { return result }
        result.category = told.first(.category, \.category)
        result.status = agreed("status", \.status, into: &diagnostics)
        result.since = agreed("since", \.since, into: &diagnostics)
        result.className = told.first(.implementation, \.className)
        result.deprecated = FactsMerge.deprecation(told, \.deprecated)
        result.summary = told.firstProse(\.summary)
        result.description = told.firstProse(\.description)
        result.knowledge = told.reduce(SourceKnowledge()) { $0.union($1.value.knowledge) }
        var dependencies: Set<String> = []
        result.dependencies = told.ranked(for: .implementation).flatMap(\.value.dependencies)
            .filter { dependencies.insert($0).inserted }
        result.documentation = told.ranked(for: .prose).flatMap(\.value.documentation)
        result.examples = told.ranked(for: .prose).flatMap(\.value.examples)
        result.extensions = FactsMerge.extensions(told.map(\.value.extensions))
        result.properties = items(
            \.properties,
            "property",
            .properties,
            // A source that only has a place for attributes is heard as far as attributes go.
            fact: { $0.knowledge.tells(.properties) ? nil : .attributes },
            PropertyMerge.property,
            into: &diagnostics
        )
        result.slots = items(\.slots, "slot", .slots, ItemMerge.slot, into: &diagnostics)
        result.events = items(\.events, "event", .events, EventMerge.event, into: &diagnostics)
        result.methods = items(
            \.methods,
            "method",
            .methods,
            fact: { $0.isStatic ? .staticMethods : .methods },
            MethodMerge.method,
            into: &diagnostics
        )
        result.cssParts = items(\.cssParts, "CSS part", .cssParts, ItemMerge.untyped, into: &diagnostics)
        result.cssProperties = items(
            \.cssProperties,
            "CSS property",
            .cssProperties,
            ItemMerge.cssProperty,
            into: &diagnostics
        )
        result.cssStates = items(\.cssStates, "CSS state", .cssStates, ItemMerge.untyped, into: &diagnostics)
        // Half of a list from here and half from there is no look: the first source that has classes tells all of them.
        result.classLists = told.ranked(for: .implementation).lazy.map(\.value.classLists).first { !$0.isEmpty } ?? []
        result.intl = items(\.intl, "text", .texts, ItemMerge.text, into: &diagnostics)
        result.types = MergedItems(told, \.types, .types).all(ItemMerge.definition, into: &diagnostics)
        reportRepetition(into: &diagnostics)
        return result
    }

    private func agreed(
        _ what: String,
        _ tell: (Component) -> String?,
        into diagnostics: inout DiagnosticBag
    ) -> String? {
        let known = told.ranked(for: .status).compactMap { entry in
            tell(entry.value).map { entry.word($0, at: entry.value.source) }
        }
        return known.agreed("\(what) of <\(tag)>", into: &diagnostics) { $0.lowercased() == $1.lowercased() }
    }

    private func items<Item: ComponentItem>(
        _ list: KeyPath<Component, [Item]>,
        _ kind: String,
        _ fact: SourceFacts,
        fact factOf: (Item) -> SourceFacts? = { _ in nil },
        _ merge: ([Told<Item>], inout DiagnosticBag) -> Item?,
        into diagnostics: inout DiagnosticBag
    ) -> [Item] {
        let items = MergedItems(told, list, fact)
        var silences = Silences(kind: kind, tag: tag, sources: sources)
        for group in items.groups {
            let tellers = [group.first.source.position] + group.others.map(\.source.position)
            let first = group.first.value[0]
            silences.add(first.name, factOf(first) ?? fact, toldBy: Set(tellers), at: first.source)
        }
        silences.report(into: &diagnostics)
        return items.all(merge, into: &diagnostics)
    }

    private func reportRepetition(into diagnostics: inout DiagnosticBag) {
        for (index, other) in sources.enumerated().dropFirst() {
            guard let first = sources[..<index].first(where: { $0.position == other.position }) else { continue }
            let digests = (ComponentDigest(first.component), ComponentDigest(other.component))
            guard digests.0 != digests.1, !digests.0.isEmpty, !digests.1.isEmpty else { continue }
            diagnostics.warning(
                .mergeDuplicateTag,
                "<\(tag)> is declared twice in \(other.name), and differently; the declarations are joined",
                at: other.component.source,
                notes: [.init("the first declaration is here", at: first.component.source)]
            )
        }
    }
}

/// Facts that a second declaration of a component could add or contradict, without places, which always differ.
private struct ComponentDigest: Equatable {
    private struct PropertyDigest: Hashable {
        let name: String
        let attribute: String?
        let type: WebType?
        let defaultValue: String?
    }

    private let properties: Set<PropertyDigest>
    private let names: [[String]]

    init(_ component: Component) {
        properties = Set(
            component.properties.map {
                PropertyDigest(name: $0.name, attribute: $0.attribute, type: $0.type, defaultValue: $0.defaultValue)
            }
        )
        names = [
            component.slots.map(\.name), component.events.map(\.name), component.methods.map(\.name),
            component.cssParts.map(\.name), component.cssProperties.map(\.name), component.cssStates.map(\.name),
        ].map { $0.sorted() }
    }

    var isEmpty: Bool { properties.isEmpty && names.allSatisfy(\.isEmpty) }
}

/// Merges by the type that an event carries: `CustomEvent<T>`, `EventEmitter<T>` and `T` say the same.
enum EventMerge {
    static func event(_ told: [Told<Event>], into diagnostics: inout DiagnosticBag) -> Event? {
        let types = told.compactMap(\.value.type)
        // Sources speak alike where all of them say that it is an event, or none does.
        guard types.contains(where: { $0.eventDetail != nil }), types.contains(where: { !$0.isTypedEvent }) else {
            return ItemMerge.typed(told, "event", into: &diagnostics)
        }
        let details = told.map { $0.map { Self.detail(of: $0) } }
        guard var result = ItemMerge.typed(details, "event", into: &diagnostics) else { return nil }
        result.type = result.type.map(WebType.event(carrying:))
        result.typeText = result.typeText.map { "CustomEvent<\($0)>" }
        return result
    }

    private static func detail(of event: Event) -> Event {
        var event = event
        if event.type?.isPlainEvent == true {
            event.type = nil
            event.typeText = nil
        } else if let detail = event.type?.eventDetail {
            event.type = detail
            event.typeText = event.typeText.map { Self.argument(of: $0) ?? detail.description }
        }
        return event
    }

    private static func argument(of text: String) -> String? {
        guard let open = text.firstIndex(of: "<"), let close = text.lastIndex(of: ">"), open < close else { return nil }
        return text[text.index(after: open)..<close].trimmed
    }
}

/// Items of one kind by name: the most trusted source's in its order, then items that only another has.
struct MergedItems<Item: ComponentItem> {
    struct Group {
        /// Items of the name in the first source that has it; overloads of a method are several.
        var first: Told<[Item]>
        /// Items of further sources, one of each.
        var others: [Told<Item>] = []
    }

    private(set) var groups: [Group] = []

    init(_ told: [Told<Component>], _ list: KeyPath<Component, [Item]>, _ fact: SourceFacts) {
        var positions: [String: Int] = [:]
        for (index, entry) in told.ranked(for: fact).enumerated() {
            var own: [Int: Int] = [:]
            for item in entry.value[keyPath: list] {
                guard let position = positions[item.name] else {
                    positions[item.name] = groups.count
                    own[groups.count] = index
                    groups.append(Group(first: Told(value: [item], source: entry.source)))
                    continue
                }
                if own[position] == nil {
                    own[position] = index
                    groups[position].others.append(Told(value: item, source: entry.source))
                } else if groups[position].others.isEmpty {
                    let first = groups[position].first
                    groups[position].first = Told(value: first.value + [item], source: first.source)
                }
            }
        }
    }

    func all(_ merge: ([Told<Item>], inout DiagnosticBag) -> Item?, into diagnostics: inout DiagnosticBag) -> [Item] {
        var items: [Item] = []
        for group in groups {
            guard !group.others.isEmpty else {
                items += group.first.value
                continue
            }
            for item in group.first.value {
                let told = [Told(value: item, source: group.first.source)] + group.others
                if let merged = merge(told, &diagnostics) { items.append(merged) }
            }
        }
        return items
    }
}
