import Translate
import WebModel

struct ComponentComparison {
    private let old: Component
    private let new: Component
    private let names: NameContext
    private let members: () -> MemberNames

    /// `names` and `members` are evidence for renames.
    init(_ old: Component, _ new: Component, names: NameContext, members: @escaping () -> MemberNames) {
        self.old = old
        self.new = new
        self.names = names
        self.members = members
    }

    func compare(into collector: inout ChangeCollector) {
        compareComponents(into: &collector)
        properties.compare((old.properties, old.knowledge), (new.properties, new.knowledge), into: &collector)
        slots.compare((old.slots, old.knowledge), (new.slots, new.knowledge), into: &collector)
        events.compare((old.events, old.knowledge), (new.events, new.knowledge), into: &collector)
        methods.compare((old.methods, old.knowledge), (new.methods, new.knowledge), into: &collector)
        styling(.cssPart).compare((old.cssParts, old.knowledge), (new.cssParts, new.knowledge), into: &collector)
        cssProperties.compare((old.cssProperties, old.knowledge), (new.cssProperties, new.knowledge), into: &collector)
        styling(.cssState).compare((old.cssStates, old.knowledge), (new.cssStates, new.knowledge), into: &collector)
        texts.compare((old.intl, old.knowledge), (new.intl, new.knowledge), into: &collector)
    }

    // MARK: Kinds

    private var properties: KindComparison<Property> {
        KindComparison(
            kind: .property,
            text: ItemText.of,
            candidate: { property, members in
                var candidate = candidate(property, .property, members, shape: property.shape)
                candidate.attribute = property.attribute
                return candidate
            },
            members: members,
            isExpected: { _, _ in true },
            compare: { PropertyComparison($0).compare(into: &$1) }
        )
    }

    private var slots: KindComparison<Slot> {
        KindComparison(
            kind: .slot,
            text: ItemText.typed,
            candidate: { candidate($0, .slot, $1, shape: $0.type.map { TypeMeaning.of($0).description }) },
            members: members,
            isExpected: { _, _ in true },
            compare: { SlotComparison(item: $0).compare(into: &$1) }
        )
    }

    private var events: KindComparison<Event> {
        let prefix = EventPrefixes(old.tag, new.tag)
        return KindComparison(
            kind: .event,
            text: ItemText.typed,
            candidate: { event, members in
                var candidate = candidate(
                    event,
                    .event,
                    members,
                    shape: event.type.map { TypeMeaning.of($0).description }
                )
                candidate.bareName = prefix.bareName(of: event.name)
                return candidate
            },
            members: members,
            isExpected: { _, _ in true },
            compare: { EventComparison(item: $0).compare(into: &$1) }
        )
    }

    private var methods: KindComparison<Method> {
        KindComparison(
            kind: .method,
            text: MethodText.of,
            candidate: { candidate($0, .method, $1, shape: $0.shape) },
            members: members,
            // Manifests have them and they are not read from there.
            isExpected: { !$0.isStatic || $1.isEmpty || $1.tells(.staticMethods) },
            compare: { MethodComparison($0).compare(into: &$1) }
        )
    }

    private var cssProperties: KindComparison<CSSProperty> {
        KindComparison(
            kind: .cssProperty,
            text: ItemText.of,
            candidate: { candidate($0, .cssProperty, $1, shape: $0.defaultValue.map(PlainText.code)) },
            members: members,
            isExpected: { _, _ in true },
            compare: { CSSPropertyComparison(item: $0).compare(into: &$1) }
        )
    }

    private var texts: KindComparison<IntlText> {
        KindComparison(
            kind: .text,
            text: ItemText.of,
            candidate: { candidate($0, .text, $1, shape: $0.defaultValue.map(PlainText.code)) },
            members: members,
            // A format without a place for texts may hold some all the same: its own next release would.
            isExpected: { text, knowledge in
                text.knowledge.formats == knowledge.formats || knowledge.tells(.texts)
            },
            compare: { TextComparison(item: $0).compare(into: &$1) }
        )
    }

    private func styling<Item: ComponentItem>(_ kind: ItemKind) -> KindComparison<Item> {
        KindComparison(
            kind: kind,
            text: { $0.name },
            candidate: { candidate($0, kind, $1, shape: nil) },
            members: members,
            isExpected: { _, knowledge in
                kind != .cssState || knowledge.isEmpty || knowledge.tells(.cssStates)
            },
            compare: { _, _ in }
        )
    }

    private func candidate(
        _ item: some ComponentItem,
        _ kind: ItemKind,
        _ members: MemberNames,
        shape: String?
    ) -> RenameCandidate {
        let reference = ItemReference(kind, item.name)
        var candidate = RenameCandidate(
            name: item.name,
            shape: shape,
            prose: item.facts.shownProse,
            members: members[reference],
            deprecationNames: DeprecationText.names(in: item.deprecated)
        )
        names.add(to: &candidate, reference)
        return candidate
    }

    // MARK: The component itself

    private func compareComponents(into collector: inout ChangeCollector) {
        let isFull = Comparability(old.knowledge, new.knowledge).isFull
        let changesBefore = collector.changes.count
        if isFull, let before = old.className, let after = new.className, before != after {
            collector.add(change(.classRenamed, before, after))
        }
        if let before = old.status, let after = new.status, before.lowercased() != after.lowercased() {
            collector.add(change(.statusChanged, before, after))
        }
        switch (old.deprecated, new.deprecated) {
        case (nil, nil): break
        case (nil, let after?): collector.add(change(.deprecated, nil, after.text))
        case (let before?, nil): collector.add(change(.undeprecated, before.text, nil))
        case (let before?, let after?):
            if isFull, before.text != after.text {
                collector.add(change(.deprecationMessage, before.text, after.text))
            }
        }
        guard isFull, collector.changes.count == changesBefore, old.tag == new.tag else { return }
        let (before, after) = (old.prose, new.prose)
        if before != after { collector.add(change(.docs, before.joined(separator: " "), after.joined(separator: " "))) }
    }

    private func change(_ rule: ChangeRule, _ before: String?, _ after: String?) -> Change {
        Change(
            rule,
            of: new.tag,
            before: ChangeSide(tag: old.tag, text: before.flatMap { $0.isEmpty ? nil : $0 }, place: old.source),
            after: ChangeSide(tag: new.tag, text: after.flatMap { $0.isEmpty ? nil : $0 }, place: new.source)
        )
    }
}

extension Component {
    /// Texts without their white space.
    var prose: [String] {
        [summary, description].compactMap(\.self).map(PlainText.prose).filter { !$0.isEmpty }
    }
}

extension Property {
    fileprivate var shape: String? {
        guard let type else { return nil }
        let value = defaultValue.flatMap { DefaultValue($0) == .nothing ? nil : PlainText.code($0) }
        return "\(TypeMeaning.of(type)) = \(value ?? "")"
    }
}

extension Method {
    fileprivate var shape: String? {
        guard !parameters.isEmpty || returns.map({ $0.shape != .keyword(.void) }) == true else { return nil }
        let types = parameters.map { $0.type.map { TypeMeaning.of($0).description } ?? "" }
        return "(\(types.joined(separator: ","))) \(returns.map { TypeMeaning.of($0).description } ?? "")"
    }
}
