import Translate
import WebModel

struct ComponentComparison {
    let old: Component
    let new: Component
    /// Evidence for renames, as `members`.
    let names: NameContext
    let members: () -> MemberNames

    func compare(into collector: inout ChangeCollector) {
        compareComponents(into: &collector)
        compare(
            .property,
            \.properties,
            text: ItemText.of,
            shape: \.shape,
            completing: { $0.attribute = $1.attribute },
            into: &collector
        ) { $1.compare($0) }
        compare(.slot, \.slots, text: ItemText.typed, shape: \.typeShape, into: &collector) { $1.compare($0) }
        compare(
            .event,
            \.events,
            text: ItemText.typed,
            shape: \.typeShape,
            completing: { $0.bareName = bareName(of: $1.name) },
            into: &collector
        ) { $1.compare($0) }
        compare(
            .method,
            \.methods,
            text: MethodText.of,
            shape: \.shape,
            // Manifests have them and they are not read from there.
            isExpected: { !$0.isStatic || $1.isEmpty || $1.tells(.staticMethods) },
            into: &collector
        ) { $1.compare($0) }
        compare(.cssPart, \.cssParts, text: \.name, shape: { _ in nil }, into: &collector) { _, _ in }
        compare(.cssProperty, \.cssProperties, text: ItemText.of, shape: \.shape, into: &collector) { $1.compare($0) }
        compare(
            .cssState,
            \.cssStates,
            text: \.name,
            shape: { _ in nil },
            isExpected: { $1.isEmpty || $1.tells(.cssStates) },
            into: &collector
        ) { _, _ in }
        compare(
            .text,
            \.intl,
            text: ItemText.of,
            shape: \.shape,
            // A format without a place for texts may hold some all the same: its own next release would.
            isExpected: { $0.knowledge.formats == $1.formats || $1.tells(.texts) },
            into: &collector
        ) { $1.compare($0) }
    }

    // MARK: Kinds

    private func compare<Item: ComponentItem>(
        _ kind: ItemKind,
        _ items: KeyPath<Component, [Item]>,
        text: @escaping (Item) -> String,
        shape: @escaping (Item) -> String?,
        completing complete: @escaping (inout RenameCandidate, Item) -> Void = { _, _ in },
        isExpected: @escaping (Item, SourceKnowledge) -> Bool = { _, _ in true },
        into collector: inout ChangeCollector,
        by compare: @escaping (ComparedItem<Item>, inout ChangeCollector) -> Void
    ) {
        let comparison = KindComparison(
            kind: kind,
            text: text,
            candidate: { item, members in
                var candidate = candidate(item, kind, members, shape: shape(item))
                complete(&candidate, item)
                return candidate
            },
            members: members,
            isExpected: isExpected,
            compare: compare
        )
        comparison.compare(old[keyPath: items], new[keyPath: items], knowledge, into: &collector)
    }

    private var knowledge: (old: SourceKnowledge, new: SourceKnowledge) { (old.knowledge, new.knowledge) }

    /// The name of an event without the prefix that the library had, or has now.
    private func bareName(of event: String) -> String {
        let names = [old.tag, new.tag].lazy.map { tag in
            EventPrefix.bareName(of: event, tagPrefix: EventPrefix.tagPrefix(of: tag))
        }
        return names.first { $0 != event } ?? event
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
            spelledName: SpelledName.key(item.name),
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
        let isFull = Comparability(old: old.knowledge, new: new.knowledge).isFull
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
            if isFull, before.text != after.text { collector.add(change(.deprecationMessage, before.text, after.text)) }
        }
        guard isFull, collector.changes.count == changesBefore, old.tag == new.tag else { return }
        let (before, after) = (old.prose, new.prose)
        if before != after { collector.add(change(.docs, before.joined(separator: " "), after.joined(separator: " "))) }
    }

    private func change(_ rule: ChangeRule, _ before: String?, _ after: String?) -> Change {
        Change(
            rule: rule,
            tag: new.tag,
            before: ChangeSide(tag: old.tag, text: before.flatMap { $0.isEmpty ? nil : $0 }, place: old.source),
            after: ChangeSide(tag: new.tag, text: after.flatMap { $0.isEmpty ? nil : $0 }, place: new.source)
        )
    }
}

extension Component {
    /// Texts without their white space.
    var prose: [String] { [summary, description].compactMap(\.self).map(PlainText.prose).filter { !$0.isEmpty } }
}

extension TypedItem {
    fileprivate var typeShape: String? { type.map { TypeMeaning.of($0).description } }
}

extension Property {
    fileprivate var shape: String? {
        guard let type else { return nil }
        let value = defaultValue.flatMap { DefaultValue($0) == .nothing ? nil : PlainText.code($0) }
        return "\(TypeMeaning.of(type)) = \(value ?? "")"
    }
}

extension CSSProperty {
    fileprivate var shape: String? { defaultValue.map(PlainText.code) }
}

extension IntlText {
    fileprivate var shape: String? { defaultValue.map(PlainText.code) }
}

extension Method {
    fileprivate var shape: String? {
        guard !parameters.isEmpty || returns.map({ $0.shape != .keyword(.void) }) == true else { return nil }
        let types = parameters.map { $0.type.map { TypeMeaning.of($0).description } ?? "" }
        return "(\(types.joined(separator: ","))) \(returns.map { TypeMeaning.of($0).description } ?? "")"
    }
}
