import Core
import WebModel

/// Finds the classes and mixins that gained, lost or changed items, where several components inherit these.
///
/// All components that inherit the item must have changed, except components that declare it themselves now: else the
/// cause is the component that took the class up, or left it.
struct BaseCauses: CauseSeeker {
    private struct Inherited: Hashable {
        let origin: String
        let item: ItemReference
    }

    private struct Finding: Hashable {
        let inherited: Inherited
        let rule: ChangeRule
        let parts: [String]
    }

    private struct Inheritors {
        private var old: [Inherited: Int] = [:]
        private var new: [Inherited: Int] = [:]
        private var both: [Inherited: Int] = [:]

        init(_ pairs: [LibraryComparison.Pair]) {
            for pair in pairs {
                let before = Set(pair.old.origins.map { Inherited(origin: $0.origin.name, item: $0.item) })
                let after = Set(pair.new.origins.map { Inherited(origin: $0.origin.name, item: $0.item) })
                for item in before { old[item, default: 0] += 1 }
                for item in after { new[item, default: 0] += 1 }
                for item in before.intersection(after) { both[item, default: 0] += 1 }
            }
        }

        var isEmpty: Bool { old.isEmpty && new.isEmpty }

        func count(of inherited: Inherited, for change: Change) -> Int? {
            if change.before == nil { return new[inherited] }
            return change.after == nil ? old[inherited] : both[inherited]
        }
    }

    func proposals(in context: CauseContext) -> [CauseProposal] {
        let open = context.open
        guard !open.isEmpty else { return [] }
        let inheritors = Inheritors(context.pairs)
        guard !inheritors.isEmpty else { return [] }
        var findings: [Finding: [Int]] = [:]
        var joined: [String: [Int]] = [:]
        var left: [String: [Int]] = [:]
        for index in open {
            let change = context.changes[index]
            guard let finding = finding(change, context) else { continue }
            findings[finding, default: []].append(index)
            guard let pair = context.pair(of: change.tag) else { continue }
            let origin = finding.inherited.origin
            if change.before == nil, !pair.old.inherits(from: origin) { joined[origin, default: []].append(index) }
            if change.after == nil, !pair.new.inherits(from: origin) { left[origin, default: []].append(index) }
        }
        var shared: [String: [Int]] = [:]
        for (finding, effects) in findings {
            let count = inheritors.count(of: finding.inherited, for: context.changes[effects[0]])
            guard effects.count >= 2, effects.count == count else { continue }
            shared[finding.inherited.origin, default: []] += effects
        }
        return shared.sorted { $0.key < $1.key }.map { changed($0.key, $0.value.sorted(), context) }
            + joined.sorted { $0.key < $1.key }.map {
                moved($0.key, ("now inherits from", "now inherit from"), $0.value, context)
            }
            + left.sorted { $0.key < $1.key }.map {
                moved($0.key, ("no longer inherits from", "no longer inherit from"), $0.value, context)
            }
    }

    private func finding(_ change: Change, _ context: CauseContext) -> Finding? {
        guard change.rule != .docs, change.rule != .swiftChanged, let pair = context.pair(of: change.tag) else {
            return nil
        }
        let before = change.before?.item.flatMap { item in pair.old.facts(of: item)?.inheritedFrom.map { (item, $0) } }
        let after = change.after?.item.flatMap { item in pair.new.facts(of: item)?.inheritedFrom.map { (item, $0) } }
        if let before, let after, before.1.name != after.1.name { return nil }
        if change.before != nil, change.after != nil, before == nil || after == nil { return nil }
        guard let (item, origin) = before ?? after else { return nil }
        return Finding(inherited: Inherited(origin: origin.name, item: item), rule: change.rule, parts: change.parts)
    }

    private func changed(_ origin: String, _ effects: [Int], _ context: CauseContext) -> CauseProposal {
        var sentences: [String] = []
        for index in effects {
            let change = context.changes[index]
            let text = "\(change.rule.title) \(change.item?.description ?? "")"
            if !sentences.contains(text) { sentences.append(text) }
        }
        let count = context.tags(of: effects).count
        return CauseProposal(
            .base,
            "\(origin) changed: \(Self.shortened(sentences))",
            evidence: [.init("\(count) components inherit from it", at: Self.place(effects, context))],
            effects: effects
        )
    }

    private func moved(
        _ origin: String,
        _ words: (one: String, several: String),
        _ effects: [Int],
        _ context: CauseContext
    ) -> CauseProposal {
        let tags = context.tags(of: effects)
        return CauseProposal(
            .base,
            tags.count == 1
                ? "<\(tags[0])> \(words.one) \(origin)" : "several components \(words.several) \(origin)",
            evidence: [
                .init("components: \(tags.count), for example <\(tags[0])>", at: Self.place(effects, context))
            ],
            effects: effects
        )
    }

    private static func place(_ effects: [Int], _ context: CauseContext) -> SourceLocation? {
        effects.first.flatMap { (context.changes[$0].after ?? context.changes[$0].before)?.place }
    }

    private static let mostSentences = 5

    private static func shortened(_ sentences: [String]) -> String {
        let shown = sentences.prefix(mostSentences).joined(separator: ", ")
        return sentences.count <= mostSentences ? shown : "\(shown) and \(sentences.count - mostSentences) more"
    }
}

extension Component {
    fileprivate func inherits(from origin: String) -> Bool { origins.contains { $0.origin.name == origin } }
}
