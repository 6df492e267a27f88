import SwiftModel
import Translate
import WebModel

/// Finds where the tags of a library got another prefix, and where its names in Swift lost it.
struct PrefixCauses: CauseSeeker {
    private struct Beginnings: Hashable {
        let old: String
        let new: String
    }

    func proposals(in context: CauseContext) -> [CauseProposal] { tags(context) + names(context) }

    private func tags(_ context: CauseContext) -> [CauseProposal] {
        var effects: [Beginnings: [Int]] = [:]
        var renamed: [String: Beginnings] = [:]
        for index in context.open([.componentRenamed]) {
            let change = context.changes[index]
            guard let old = change.before?.tag, let beginnings = Self.beginnings(old, change.tag) else { continue }
            effects[beginnings, default: []].append(index)
            renamed[change.tag] = beginnings
        }
        for index in context.open([.classRenamed, .eventRenamed]) {
            let change = context.changes[index]
            guard let beginnings = renamed[change.tag] else { continue }
            guard change.rule == .classRenamed || change.evidence.contains(.eventPrefix) else { continue }
            effects[beginnings, default: []].append(index)
        }
        return effects.sorted { $0.value[0] < $1.value[0] }.compactMap { beginnings, effects in
            let first = context.changes[effects[0]]
            let count = effects.count { context.changes[$0].rule == .componentRenamed }
            // Any two tags begin with something: a single one has no prefix.
            guard count >= CauseFinder.leastEffects else { return nil }
            return CauseProposal(
                .prefix,
                "tags began with \(beginnings.old) and begin with \(beginnings.new)",
                evidence: [.init("\(count) components keep the rest of their tags", at: first.after?.place)],
                effects: effects.sorted()
            )
        }
    }

    /// Explains new names in Swift, which leave out the prefix of most tags: components of another kind can change it.
    private func names(_ context: CauseContext) -> [CauseProposal] {
        let (old, new) = context.tagPrefixes
        guard old != new else { return [] }
        let effects = context.open([.swiftChanged]).filter { context.changes[$0].item == nil }
        return [
            CauseProposal(
                .prefix,
                "names in Swift are made of other parts of the tags",
                evidence: [
                    .init(old.isEmpty ? "most tags had no prefix in common" : "most tags began with \(old)"),
                    .init(new.isEmpty ? "most tags have no prefix in common" : "most tags begin with \(new)"),
                ],
                effects: effects
            )
        ]
    }

    private static func beginnings(_ old: String, _ new: String) -> Beginnings? {
        let oldWords = old.split(separator: "-")
        let newWords = new.split(separator: "-")
        let common = zip(oldWords.dropFirst().reversed(), newWords.dropFirst().reversed()).prefix { $0 == $1 }.count
        guard common > 0 else { return nil }
        let beginnings = [oldWords, newWords].map { $0.dropLast(common).joined(separator: "-") + "-" }
        return Beginnings(old: beginnings[0], new: beginnings[1])
    }
}

/// Finds the causes that several changes follow from.
///
/// A change that an earlier kind explains is not there for the next, so that none has two causes.
struct CauseFinder {
    private var context: CauseContext
    private var found: [CauseProposal] = []

    init(_ context: CauseContext) {
        self.context = context
        for seeker in Self.seekers { look(for: seeker) }
    }

    private static let seekers: [any CauseSeeker] = [
        SourceCauses(), PrefixCauses(), RenamedCauses(), AliasCauses(), BaseCauses(), NamingCauses(), SameItemCauses(),
        PrimitiveCauses(),
    ]

    /// A cause with fewer effects is no more than its change.
    static let leastEffects = 2

    private mutating func look(for seeker: some CauseSeeker) {
        for proposal in seeker.proposals(in: context) {
            let effects = proposal.effects.filter { !context.explained.contains($0) }
            guard effects.count >= Self.leastEffects else { continue }
            context.explain(effects)
            found.append(CauseProposal(cause: proposal.cause, effects: effects))
        }
    }

    var causes: [CauseProposal] {
        let order = Dictionary(uniqueKeysWithValues: ChangeCause.Kind.allCases.enumerated().map { ($1, $0) })
        return found.sorted { left, right in
            let (first, second) = (order[left.cause.kind] ?? 0, order[right.cause.kind] ?? 0)
            return first == second ? (left.effects.first ?? 0) < (right.effects.first ?? 0) : first < second
        }
    }
}

/// Finds components that are built on another native control.
struct PrimitiveCauses: CauseSeeker {
    func proposals(in context: CauseContext) -> [CauseProposal] {
        var byTag: [String: [Int]] = [:]
        for index in context.open {
            let change = context.changes[index]
            guard change.webSeverity != .breaking, change.swift.effect >= .behavior else { continue }
            byTag[change.tag, default: []].append(index)
        }
        return byTag.sorted { $0.value[0] < $1.value[0] }.compactMap { tag, effects in
            guard let pair = context.pair(of: tag), let old = context.translations.old[pair.old.tag],
                let new = context.translations.new[pair.new.tag], old.skipped == nil, new.skipped == nil,
                old.component.primitive != new.component.primitive
            else { return nil }
            return CauseProposal(
                .primitive,
                "Weblift builds <\(tag)> on \(Self.name(new)) and no longer on \(Self.name(old))",
                evidence: [
                    .init("was \(Self.name(old))", at: pair.old.source),
                    .init("is \(Self.name(new))", at: pair.new.source),
                ],
                effects: effects
            )
        }
    }

    private static func name(_ translation: ComponentTranslation) -> String {
        translation.component.primitive?.rawValue ?? "a plain container"
    }
}

/// Finds the effects of a component's new tag alone: other names of its class and in Swift, also where other components
/// take it.
struct RenamedCauses: CauseSeeker {
    func proposals(in context: CauseContext) -> [CauseProposal] {
        let renamed = context.open([.componentRenamed])
        guard !renamed.isEmpty else { return [] }
        let classes = context.open([.classRenamed])
        let onlySwift = context.open([.swiftChanged])
        return renamed.compactMap { index in
            let change = context.changes[index]
            guard let old = change.before, let new = change.after else { return nil }
            let names = SwiftNames(
                context.translations.old[old.tag]?.component,
                context.translations.new[new.tag]?.component
            )
            let effects =
                [index] + classes.filter { context.changes[$0].tag == new.tag }
                + onlySwift.filter { other in
                    let edits = context.changes[other].swift.edits
                    return !edits.isEmpty && edits.allSatisfy(names.explain)
                }
            return CauseProposal(
                .renamed,
                "<\(old.tag)> is <\(new.tag)> now",
                evidence: [.init(change.evidence.map(\.explanation).joined(separator: ", "), at: new.place)],
                effects: effects.sorted()
            )
        }
    }

    private struct SwiftNames {
        private var pairs: [(old: String, new: String)] = []

        init(_ old: SwiftComponent?, _ new: SwiftComponent?) {
            guard let old, let new else { return }
            pairs = [
                (old.names.view.name, new.names.view.name), (old.names.uiKit.name, new.names.uiKit.name),
                (old.names.tokens.name, new.names.tokens.name),
            ].filter { $0.old != $0.new }
        }

        func explain(_ edit: SwiftEdit) -> Bool {
            guard let before = edit.before, let after = edit.after else { return false }
            return pairs.contains { Self.has(before, $0.old) && Self.has(after, $0.new) }
        }

        private static func has(_ line: String, _ name: String) -> Bool {
            line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
        }
    }
}

struct SameItemCauses: CauseSeeker {
    /// Fewer components may have an item in common by chance.
    private static let leastComponents = 3

    private struct SameChange: Hashable {
        let rule: ChangeRule
        let old: ItemReference?
        let new: ItemReference?
        let parts: [String]
        let texts: [String?]
    }

    func proposals(in context: CauseContext) -> [CauseProposal] {
        var effects: [SameChange: [Int]] = [:]
        for index in context.open {
            let change = context.changes[index]
            guard change.item != nil, context.pair(of: change.tag) != nil, change.rule != .docs else { continue }
            // Items that came, went or have another name may be of other types here and there.
            let isOfExistence = change.before == nil || change.after == nil || !change.evidence.isEmpty
            let same = SameChange(
                rule: change.rule,
                old: change.before?.item,
                new: change.after?.item,
                parts: change.parts,
                texts: isOfExistence ? [] : [change.before?.text, change.after?.text]
            )
            effects[same, default: []].append(index)
        }
        return effects.sorted { $0.value[0] < $1.value[0] }.compactMap { same, effects in
            let count = context.tags(of: effects).count
            guard count >= Self.leastComponents else { return nil }
            let first = context.changes[effects[0]]
            let old = same.old.flatMap { old in same.new.map { old == $0 ? nil : "\(old) → " } ?? nil } ?? ""
            let parts = same.parts.isEmpty ? "" : " (\(same.parts.joined(separator: ", ")))"
            let place = (first.after ?? first.before)?.place
            return CauseProposal(
                .sameItem,
                "\(same.rule.title) \(old)\(first.item?.description ?? "")\(parts) in several components",
                evidence: [.init("\(count) components, for example <\(first.tag)>", at: place)],
                effects: effects
            )
        }
    }
}
