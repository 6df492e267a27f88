import WebModel

/// Finds where the tags of a library begin with something else, and where its names in Swift do without that.
struct PrefixCauses: CauseSeeker {
    private struct Beginnings: Hashable {
        let old: String
        let new: String
    }

    func proposals(in context: CauseContext) -> [CauseProposal] {
        tags(context) + names(context)
    }

    /// Explains tags that changed only their prefix, and the names of classes and events that follow.
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
                ChangeCause(
                    .prefix,
                    "tags began with \(beginnings.old) and begin with \(beginnings.new)",
                    evidence: [.init("\(count) components keep the rest of their tags", at: first.after?.place)]
                ),
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
                ChangeCause(
                    .prefix,
                    "names in Swift are made of other parts of the tags",
                    evidence: [
                        .init(old.isEmpty ? "most tags had no prefix in common" : "most tags began with \(old)"),
                        .init(new.isEmpty ? "most tags have no prefix in common" : "most tags begin with \(new)"),
                    ]
                ),
                effects: effects
            )
        ]
    }

    /// Finds the beginnings of two tags that end in the same words.
    private static func beginnings(_ old: String, _ new: String) -> Beginnings? {
        let oldWords = old.split(separator: "-")
        let newWords = new.split(separator: "-")
        let common = zip(oldWords.dropFirst().reversed(), newWords.dropFirst().reversed()).prefix { $0 == $1 }.count
        guard common > 0 else { return nil }
        let beginnings = [oldWords, newWords].map { $0.dropLast(common).joined(separator: "-") + "-" }
        return Beginnings(old: beginnings[0], new: beginnings[1])
    }
}
