import WebModel

extension ChangeCollector {
    // MARK: Properties

    mutating func compare(_ item: ComparedItem<Property>) {
        // Properties that could not be set, or no longer can, are told of by another rule.
        let isOnlyRead = item.old.isReadonly || item.new.isReadonly
        compareTypes(item, isOnlyRead ? .readonlyProperty : .property)
        compareDefaults(item)
        compareAttributes(item)
        if item.comparability.haveBoth(.reflection), item.old.reflects != item.new.reflects {
            add(item.new.reflects ? .nowReflects : .noLongerReflects, item)
        }
        guard item.comparability.isFull else { return }
        if item.old.isReadonly != item.new.isReadonly {
            add(item.new.isReadonly ? .nowReadonly : .noLongerReadonly, item)
        }
        if item.old.isRequired != item.new.isRequired {
            add(item.new.isRequired ? .nowRequired : .noLongerRequired, item)
        }
    }

    private mutating func compareDefaults(_ item: ComparedItem<Property>) {
        let (before, after) = (item.old.defaultValue, item.new.defaultValue)
        guard before != after else { return }
        switch DefaultFinding(before, after, item.comparability) {
        case .same(let normalization): add(normalization, of: item.newReference, .defaultValue)
        case .added: add(.defaultAdded, item, nil, after)
        case .removed: add(.defaultRemoved, item, before, nil)
        case .changed: add(.defaultChanged, item, before, after)
        }
    }

    private mutating func compareAttributes(_ item: ComparedItem<Property>) {
        let (before, after) = (item.old.attribute, item.new.attribute)
        guard before != after else { return }
        if item.isRenamed, item.old.hasUsualAttribute, item.new.hasUsualAttribute { return }
        guard item.comparability.isFull || !(item.old.isAttributeAssumed || item.new.isAttributeAssumed) else {
            return add(.notTold, of: item.newReference, .attribute)
        }
        add((.attributeAdded, .attributeRemoved, .attributeRenamed), item, before, after)
    }

    /// Takes the rule for a fact that is told now, is no longer told, or is another one.
    private mutating func add<Item>(
        _ rules: (added: ChangeRule, removed: ChangeRule, changed: ChangeRule),
        _ item: ComparedItem<Item>,
        _ before: String?,
        _ after: String?
    ) {
        add(before == nil ? rules.added : after == nil ? rules.removed : rules.changed, item, before, after)
    }

    // MARK: Slots, events, CSS properties, texts

    mutating func compare(_ item: ComparedItem<Slot>) {
        compareTypes(item, .slot)
        guard item.comparability.isFull, item.old.isRequired != item.new.isRequired else { return }
        add(item.new.isRequired ? .slotNowRequired : .slotNoLongerRequired, item)
    }

    mutating func compare(_ item: ComparedItem<Event>) {
        compareTypes(item, .event)
        for flag in EventFlag.allCases {
            guard let before = flag.value(of: item.old), let after = flag.value(of: item.new), before != after
            else { continue }
            add(flag.rule(after), item)
        }
    }

    mutating func compare(_ item: ComparedItem<CSSProperty>) {
        compareDefaults(item)
        let (before, after) = (item.old.syntax, item.new.syntax)
        guard before.map(PlainText.prose) != after.map(PlainText.prose),
            item.comparability.isFull || (before != nil && after != nil)
        else { return }
        add((.cssSyntaxAdded, .cssSyntaxRemoved, .cssSyntaxChanged), item, before, after)
    }

    private mutating func compareDefaults(_ item: ComparedItem<CSSProperty>) {
        let (before, after) = (item.old.defaultValue, item.new.defaultValue)
        guard before != after else { return }
        if before.map(PlainText.prose) == after.map(PlainText.prose) {
            return add(.whiteSpace, of: item.newReference, .defaultValue)
        }
        guard item.comparability.isFull || (before != nil && after != nil) else {
            return add(.notTold, of: item.newReference, .defaultValue)
        }
        add((.cssDefaultAdded, .cssDefaultRemoved, .cssDefaultChanged), item, before, after)
    }

    /// Compares a text of a component that callers can translate.
    mutating func compare(_ item: ComparedItem<IntlText>) {
        compareTypes(item, .text)
        let (before, after) = (item.old.defaultValue, item.new.defaultValue)
        guard before != after else { return }
        if case .same(let normalization) = DefaultFinding(before, after, item.comparability) {
            return add(normalization, of: item.newReference, .defaultValue)
        }
        add(.textDefaultChanged, item, before, after)
    }
}

extension Property {
    /// `help-text` for `helpText`.
    fileprivate var hasUsualAttribute: Bool {
        guard let attribute else { return false }
        return SpelledName.key(attribute) == SpelledName.key(name)
            || attribute == name.lowercased()
    }
}

/// Flag for the way that an event travels. No schema of manifests has it, but some generators and docs tell it.
private enum EventFlag: CaseIterable {
    case bubbles, composed, cancelable

    /// nil where the source does not say it.
    func value(of event: Event) -> Bool? {
        for entry in event.extensions where names.contains(entry.name.lowercased()) {
            switch PlainText.code(entry.json).filter(\.isLetter).lowercased() {
            case "true", "yes": return true
            case "false", "no": return false
            default: continue
            }
        }
        return nil
    }

    func rule(_ isSet: Bool) -> ChangeRule {
        switch self {
        case .bubbles: isSet ? .nowBubbles : .noLongerBubbles
        case .composed: isSet ? .nowComposed : .noLongerComposed
        case .cancelable: isSet ? .nowCancelable : .noLongerCancelable
        }
    }

    private var names: [String] {
        switch self {
        case .bubbles: ["bubbles", "_ui5bubbles"]
        case .composed: ["composed"]
        case .cancelable: ["cancelable", "_ui5allowpreventdefault", "_ui5cancelable"]
        }
    }
}

enum DefaultFinding: Equatable {
    case same(Normalization)
    case added, removed, changed

    init(_ old: String?, _ new: String?, _ comparability: Comparability) {
        let left = old.map { DefaultValue($0) } ?? .nothing
        let right = new.map { DefaultValue($0) } ?? .nothing
        if left == right {
            self = .same(Self.normalization(old, new))
        } else if case .expression(let before) = left, case .expression(let after) = right,
            PlainText.code(before) == PlainText.code(after)
        {
            self = .same(Self.normalization(old, new))
        } else if case (.number, .number) = (left, right), left.agrees(with: right) {
            self = .same(.spelling)
        } else if !comparability.isFull,
            left == .nothing || right == .nothing || left.agrees(with: right) || Self.nameTheSame(left, right)
        {
            self = .same(.notTold)
        } else if left == .nothing {
            self = .added
        } else {
            self = right == .nothing ? .removed : .changed
        }
    }

    /// Docs name the member of an enumeration (`Shape.Box`) where a manifest has its value (`'box'`).
    private static func nameTheSame(_ left: DefaultValue, _ right: DefaultValue) -> Bool {
        guard let name = memberName(left), let other = memberName(right) else { return false }
        return name == other
    }

    private static func memberName(_ value: DefaultValue) -> String? {
        switch value {
        case .string(let text): MemberName.folded(text)
        case .expression(let code): code.split(separator: ".").last.map { MemberName.folded($0) }
        case .number, .boolean, .nothing: nil
        }
    }

    private static func normalization(_ old: String?, _ new: String?) -> Normalization {
        guard let old, let new else { return .absentDefault }
        if PlainText.withoutSpace(old) == PlainText.withoutSpace(new) { return .whiteSpace }
        return PlainText.code(old) == PlainText.code(new) ? .quotes : .absentDefault
    }
}
