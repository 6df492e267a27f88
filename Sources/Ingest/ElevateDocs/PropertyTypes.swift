import SourceText
import WebModel

/// Finds the type of a property out of all that says something about it.
struct PropertyTypes {
    private let aliases: AliasTable
    private let page: Int

    init(_ aliases: AliasTable, page: Int) {
        self.aliases = aliases
        self.page = page
    }

    func property(_ draft: PropertyDraft, into diagnostics: inout DiagnosticBag) -> Property {
        var property = draft.property
        if let type = draft.type {
            let (resolved, areMemberNames) = resolved(type, draft, &diagnostics)
            property.type = resolved
            if let value = property.defaultValue, !areMemberNames {
                property.defaultValue = DefaultValue.resolved(value, type: resolved)
            }
        }
        return property
    }

    private func resolved(
        _ type: WebType,
        _ draft: PropertyDraft,
        _ diagnostics: inout DiagnosticBag
    ) -> (WebType, areMemberNames: Bool) {
        var candidates = candidates(type, draft, &diagnostics)
        if candidates.isEmpty, draft.alias != nil, let mentioned = draft.mentioned {
            candidates.append(candidate(mentioned))
        }
        guard let chosen = reconcile(candidates, draft, &diagnostics) else {
            return (aliases.resolved(type, on: page), false)
        }
        var result = chosen.type
        result.isOptional = type.isOptional || chosen.type.isOptional
        result.alias = draft.alias ?? type.alias
        return (result, chosen.areMemberNames)
    }

    /// All that says which values the property takes, from the most general to the most special.
    private func candidates(
        _ type: WebType,
        _ draft: PropertyDraft,
        _ diagnostics: inout DiagnosticBag
    ) -> [ValueCandidate] {
        var result: [ValueCandidate] = []
        var takesLists = true
        if let alias = draft.alias {
            result = aliases.definitions(alias, on: page)
            if result.isEmpty {
                switch aliases.answer(alias, for: page) {
                case .agreed(let candidate): result = [candidate]
                case .none: break
                case .disagreed(let places):
                    guard draft.listed == nil, draft.options == nil, draft.mentioned == nil else { break }
                    diagnostics.warning(
                        .typeUnresolved,
                        "other files contradict each other about `\(alias)`, so that its values stay open",
                        at: draft.typePlace,
                        notes: places.map { Diagnostic.Note("one says so here", at: $0) }
                    )
                }
            }
        } else if type.literals != nil {
            var plain = type
            plain.isOptional = false
            result = [ValueCandidate(type: plain, areMemberNames: false, place: draft.typePlace)]
        } else {
            // Words can narrow text, and numbers a number; a boolean has its values anyway.
            takesLists = type.shape == .keyword(.string) || type.shape == .keyword(.number)
        }
        if takesLists {
            result += [draft.listed, draft.options].compactMap { $0 }.map { candidate($0) }.filter { fits($0, type) }
        }
        return result
    }

    private func candidate(_ list: ValueList) -> ValueCandidate {
        ValueCandidate(
            type: aliases.resolved(list.type, on: page),
            areMemberNames: list.areMemberNames,
            place: list.place
        )
    }

    private func fits(_ candidate: ValueCandidate, _ type: WebType) -> Bool {
        switch type.shape {
        case .keyword(.string):
            candidate.literals.allSatisfy { if case .string = $0 { true } else { false } }
        case .keyword(.number):
            candidate.literals.allSatisfy { if case .number = $0 { true } else { false } }
        default: true
        }
    }

    /// The candidate that counts: all agree, or the narrower of those that do not, with a warning.
    private func reconcile(
        _ candidates: [ValueCandidate],
        _ draft: PropertyDraft,
        _ diagnostics: inout DiagnosticBag
    ) -> ValueCandidate? {
        guard var chosen = candidates.first else { return nil }
        for candidate in candidates.dropFirst() {
            if chosen.agrees(with: candidate) {
                chosen = chosen.preferred(over: candidate)
                continue
            }
            let winner = chosen.narrower(than: candidate)
            let loser = winner.place == candidate.place ? chosen : candidate
            diagnostics.warning(
                .docsConflict,
                "sources contradict each other about the values of `\(draft.property.name)`; the narrower ones count: "
                    + winner.type.description,
                at: winner.place,
                notes: [Diagnostic.Note("here they are \(loser.type.description)", at: loser.place)]
            )
            chosen = winner
        }
        return chosen
    }
}
