import Core
import WebModel

struct PropertyTypes {
    let aliases: AliasTable
    let page: Int

    func property(_ draft: PropertyDraft, into diagnostics: inout DiagnosticBag) -> Property {
        var property = draft.property
        if let type = draft.type {
            let (resolved, areMemberNames) = resolved(type, draft, &diagnostics)
            property.type = resolved
            if let field = draft.listedField, !takesList(type, draft) { property.extensions.append(field) }
            if let value = property.defaultValue, !areMemberNames {
                property.defaultValue = MemberDefault.resolved(value, type: resolved)
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
        let chosen = candidates.reconciled { winner, loser in
            Self.report(winner, loser, about: draft.property.name, &diagnostics)
        }
        guard let chosen else {
            return (aliases.resolved(type, on: page), false)
        }
        var result = chosen.type
        result.isOptional = type.isOptional || chosen.type.isOptional
        result.alias = draft.alias ?? type.alias
        return (result, chosen.areMemberNames)
    }

    /// Collects all statements about the values of the property, from the most general to the most special.
    private func candidates(
        _ type: WebType,
        _ draft: PropertyDraft,
        _ diagnostics: inout DiagnosticBag
    ) -> [ValueCandidate] {
        var result: [ValueCandidate] = []
        if let alias = draft.alias {
            if let own = aliases.own(alias, on: page) {
                result = [own]
            } else {
                switch aliases.answer(alias) {
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
        }
        let lists = [draft.listed, draft.options].compactMap { $0 }.filter { takes($0, type, draft) }
        return result + lists.map { candidate($0) }
    }

    private func takes(_ list: ValueList, _ type: WebType, _ draft: PropertyDraft) -> Bool {
        if draft.alias != nil || type.literals != nil { return true }
        let literals = candidate(list).type.literals ?? []
        guard !literals.isEmpty else { return false }
        return switch type.shape {
        case .keyword(.string): literals.allSatisfy { if case .string = $0 { true } else { false } }
        case .keyword(.number): literals.allSatisfy { if case .number = $0 { true } else { false } }
        default: false
        }
    }

    private func takesList(_ type: WebType, _ draft: PropertyDraft) -> Bool {
        guard let list = draft.listed else { return true }
        return type.shape == .keyword(.boolean) || takes(list, type, draft)
    }

    private func candidate(_ list: ValueList) -> ValueCandidate {
        ValueCandidate(
            type: aliases.resolved(list.type, on: page),
            areMemberNames: list.areMemberNames,
            place: list.place
        )
    }

    func reportContradictions(into diagnostics: inout DiagnosticBag) {
        for contradiction in aliases.contradictions[page] {
            Self.report(contradiction.narrower, contradiction.wider, about: contradiction.name, &diagnostics)
        }
    }

    private static func report(
        _ winner: ValueCandidate,
        _ loser: ValueCandidate,
        about name: String,
        _ diagnostics: inout DiagnosticBag
    ) {
        diagnostics.warning(
            .docsConflict,
            "sources contradict each other about the values of `\(name)`; the narrower ones count: \(winner.type)",
            at: winner.place,
            notes: [Diagnostic.Note("here they are \(loser.type)", at: loser.place)]
        )
    }
}

/// A property with a type and a default that wait for the aliases of the other files.
struct PropertyDraft {
    var property: Property
    /// Not resolved.
    var type: WebType?
    var typePlace: SourceLocation
    var listed: ValueList?
    /// The values as they were written, for a type that can't have them.
    var listedField: Extension?
    var options: ValueList?
    /// Values that the description mentions behind a colon; weaker, so only for an alias that nothing else explains.
    var mentioned: ValueList?

    var alias: String? {
        guard case .reference(let name, let arguments)? = type?.shape, arguments.isEmpty else { return nil }
        return name
    }

    var aliasUsages: [AliasDefinition] {
        guard let alias else { return [] }
        return [listed, options].compactMap { $0.map { AliasDefinition(name: alias, values: $0) } }
    }
}
