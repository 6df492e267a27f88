import Core
import WebModel

/// A property with the meaning that its type has on its page.
struct PropertyTypes {
    let aliases: AliasTable
    let page: Int
    let draft: PropertyDraft
    private(set) var diagnostics = DiagnosticBag()

    mutating func property() -> Property {
        var property = draft.property
        guard let type = draft.type else { return property }
        let (resolved, areMemberNames) = resolved(type)
        property.type = resolved
        if let field = draft.listedField, !takesList(type) { property.extensions.append(field) }
        if let value = property.defaultValue, !areMemberNames {
            property.defaultValue = MemberDefault.resolved(value, type: resolved)
        }
        return property
    }

    private mutating func resolved(_ type: WebType) -> (WebType, areMemberNames: Bool) {
        var candidates = candidates(type)
        if candidates.isEmpty, draft.alias != nil, let mentioned = draft.mentioned {
            candidates.append(candidate(mentioned))
        }
        let chosen = candidates.reconciled { winner, loser in
            diagnostics.add(winner.contradiction(of: loser, about: draft.property.name))
        }
        guard let chosen else { return (aliases.resolved(type, on: page), false) }
        var result = chosen.type
        result.isOptional = type.isOptional || chosen.type.isOptional
        result.alias = draft.alias ?? type.alias
        return (result, chosen.areMemberNames)
    }

    /// Collects all statements about the values of the property, from the most general to the most special.
    private mutating func candidates(_ type: WebType) -> [ValueCandidate] {
        var result: [ValueCandidate] = []
        if let alias = draft.alias {
            if let own = aliases.own(alias, on: page) {
                result = [own]
            } else {
                switch aliases.answer(alias) {
                case .agreed(let candidate): result = [candidate]
                case .none: break
                case .disagreed(let places): reportOpen(alias, places)
                }
            }
        } else if type.literals != nil {
            var plain = type
            plain.isOptional = false
            result = [ValueCandidate(type: plain, areMemberNames: false, place: draft.typePlace)]
        }
        let lists = [draft.listed, draft.options].compactMap { $0 }.filter { takes($0, type) }
        return result + lists.map { candidate($0) }
    }

    private mutating func reportOpen(_ alias: String, _ places: [SourceLocation]) {
        guard draft.listed == nil, draft.options == nil, draft.mentioned == nil else { return }
        diagnostics.warning(
            .typeUnresolved,
            "other files contradict each other about \(code: alias), so that its values stay open",
            at: draft.typePlace,
            notes: places.map { Diagnostic.Note("one says so here", at: $0) }
        )
    }

    private func takes(_ list: ValueList, _ type: WebType) -> Bool {
        if draft.alias != nil || type.literals != nil { return true }
        let literals = candidate(list).type.literals ?? []
        guard !literals.isEmpty else { return false }
        return switch type.shape {
        case .keyword(.string): literals.allSatisfy { if case .string = $0 { true } else { false } }
        case .keyword(.number): literals.allSatisfy { if case .number = $0 { true } else { false } }
        default: false
        }
    }

    private func takesList(_ type: WebType) -> Bool {
        guard let list = draft.listed else { return true }
        return type.shape == .keyword(.boolean) || takes(list, type)
    }

    private func candidate(_ list: ValueList) -> ValueCandidate {
        ValueCandidate(
            type: aliases.resolved(list.type, on: page),
            areMemberNames: list.areMemberNames,
            place: list.place
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
