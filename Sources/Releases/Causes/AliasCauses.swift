import WebModel

/// Finds the types with a name of their own that changed, where several items use them.
struct AliasCauses: CauseSeeker {
    /// Name that a source gives a type, with the types that stood and stand behind it.
    private struct Alias: Hashable {
        let name: String
        let old: String
        let new: String

        var length: Int { old.utf8.count + new.utf8.count }
    }

    private static let rules =
        ChangeRule.propertyTypes
        + [
            .detailWidened, .detailNarrowed, .detailChanged, .slotTypesWidened, .slotTypesNarrowed, .slotTypesChanged,
            .parameterWidened, .parameterNarrowed, .parameterChanged, .returnsWidened, .returnsNarrowed,
            .returnsChanged,
        ]

    func proposals(in context: CauseContext) -> [CauseProposal] {
        var effects: [Alias: [Int]] = [:]
        for index in context.open(Self.rules) {
            guard let alias = alias(of: context.changes[index], context) else { continue }
            effects[alias, default: []].append(index)
        }
        return effects.sorted { ($0.value[0], $0.key.name) < ($1.value[0], $1.key.name) }.map { alias, effects in
            let users = Set(effects.map { "\(context.changes[$0].tag) \(context.changes[$0].item?.description ?? "")" })
            let first = context.changes[effects[0]]
            return CauseProposal(
                .alias,
                "the type \(alias.name) of several items changed",
                evidence: [
                    .init("\(users.count) items use it"),
                    .init("was \(alias.old)", at: first.before?.place),
                    .init("is \(alias.new)", at: first.after?.place),
                ],
                effects: effects
            )
        }
    }

    /// The innermost of the names that stand on both sides with something else behind them.
    private func alias(of change: Change, _ context: CauseContext) -> Alias? {
        guard let pair = context.pair(of: change.tag), let before = change.before?.item, let after = change.after?.item
        else { return nil }
        let old = Self.aliases(in: pair.old.types(of: before))
        guard !old.isEmpty else { return nil }
        let new = Self.aliases(in: pair.new.types(of: after))
        let changed = old.keys.sorted().compactMap { name -> Alias? in
            guard let was = old[name], let now = new[name], was != now else { return nil }
            return Alias(name: name, old: was, new: now)
        }
        return changed.min { $0.length < $1.length }
    }

    private static func aliases(in types: [WebType]) -> [String: String] {
        var found: [String: String] = [:]
        for type in types { type.visit { if let name = $0.alias { found[name] = TypeMeaning.of($0).description } } }
        return found
    }
}

extension WebType {
    /// Types are no deeper than their parser lets them be.
    fileprivate func visit(_ body: (WebType) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }
}
