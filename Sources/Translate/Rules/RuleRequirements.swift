import SwiftModel
import WebModel

struct RuleRequirements: Sendable {
    private let type: TypePattern
    private let isOptionalOnly: Bool
    private let isReadonlyOnly: Bool
    /// Items of each condition, one of which is needed.
    private let conditions: [[ItemKey]]
    /// Conditions with the name of the pattern's item in their items.
    private let namedConditions: [[ItemReference]]

    init(_ pattern: ItemPattern, of rule: MatrixRule) {
        self.init(pattern, referring: rule.referredItems)
    }

    init(_ pattern: ItemPattern, referring items: [ItemReference] = []) {
        type = pattern.type
        isOptionalOnly = pattern.isOptionalOnly
        isReadonlyOnly = pattern.isReadonlyOnly
        namedConditions = pattern.conditions.filter { $0.contains(where: \.hasHole) }
        conditions =
            pattern.conditions.filter { !$0.contains(where: \.hasHole) }.map { $0.map(ItemKey.init) }
            + items.map { [ItemKey($0)] }
    }

    func hold(for subject: RuleSubject) -> Bool {
        if isReadonlyOnly, !subject.isReadonly { return false }
        if isOptionalOnly, subject.type?.isOptional != true { return false }
        guard type.matches(subject.type, classNames: subject.surface.classNames) else { return false }
        for alternatives in conditions
        where !alternatives.contains(where: { subject.surface.has($0, beside: subject.item) }) {
            return false
        }
        // Items that templates know by their names are values to them.
        if !namedConditions.isEmpty, MemberRole.known.contains(subject.item.name) { return false }
        for alternatives in namedConditions {
            let keys = alternatives.map { ItemKey($0.filled(with: subject.item)) }
            if !keys.contains(where: { subject.surface.has($0, beside: subject.item) }) { return false }
        }
        return true
    }
}

extension MatrixRule {
    /// `see open` says nothing without its item: a condition, although it does not count. Whether a member plays a role
    /// is known only later.
    var referredItems: [ItemReference] { references.filter { $0.role == nil } }

    var references: [ItemReference] {
        var items: [ItemReference] = []
        if case .results(let results) = swiftUI {
            for case .reference(let item) in results where !items.contains(item) { items.append(item) }
        }
        if case .results(let results) = uiKit {
            for case .reference(let item) in results where !items.contains(item) { items.append(item) }
        }
        return items
    }
}
