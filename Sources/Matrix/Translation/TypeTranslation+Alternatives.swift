import SwiftModel
import WebModel

/// Closed and open sets of values, and types that are one of several.
extension TypeTranslation {
    /// A type that is one of several alternatives, as the enum that is generated for it.
    mutating func alternatives(_ web: WebType, at place: Place) throws(Untranslatable) -> SwiftType {
        let members = TypeTranslation.members(of: web)
        if let one = try oneOrMany(members, at: place) { return one }
        let names = caseNames(for: web, at: place)
        var kept: [WebType] = []
        var isOptional = false
        for member in members {
            if let text = TypeTranslation.text(of: member), names.isNothing(text) {
                isOptional = true
            } else {
                kept.append(member)
            }
        }
        let type = try enumeration(kept, of: web, names: names, at: place)
        return isOptional ? type.optional : type
    }

    private mutating func enumeration(
        _ members: [WebType],
        of web: WebType,
        names: CaseNames,
        at place: Place
    ) throws(Untranslatable) -> SwiftType {
        guard members.count > 1 || TypeTranslation.text(of: members.first) != nil else {
            guard let only = members.first else { throw Untranslatable(reason: "`\(web)` has no value but nothing") }
            return try type(only, at: place)
        }
        if let alias = web.alias, let name = shared.name(of: alias), case .enumeration = web.shape {
            let (own, isNew) = generated.name(for: web, item: place.item)
            guard isNew else { return .generated(own) }
            generated.add(SwiftTypeAlias(name: own, target: name))
            if shared.enums[alias] == nil {
                let names = sharedCaseNames(for: alias)
                shared.add(try made(members, of: web, as: name, names: names, at: place), alias: alias)
            }
            return .generated(own)
        }
        let (name, isNew) = generated.name(for: web, item: place.item)
        if isNew { generated.add(try made(members, of: web, as: name, names: names, at: place)) }
        return .generated(name)
    }

    private mutating func made(
        _ members: [WebType],
        of web: WebType,
        as name: GeneratedTypeName,
        names: CaseNames,
        at place: Place
    ) throws(Untranslatable) -> SwiftEnum {
        let strings = members.compactMap(TypeTranslation.string)
        let integers = members.compactMap(TypeTranslation.integer)
        func cases<Value>(_ list: [(text: String, value: Value)], _ value: (Value) -> SwiftEnum.Case.Value)
            -> [SwiftEnum.Case]
        {
            names.cases(list).map { SwiftEnum.Case(name: $0.name, value: value($0.value)) }
        }
        if strings.count == members.count {
            let list = strings.map { (text: $0, value: $0) }
            return SwiftEnum(name: name, form: .strings, cases: cases(list) { .string($0) }, alias: web.alias)
        }
        if integers.count == members.count {
            let list = integers.map { (text: String($0), value: $0) }
            return SwiftEnum(name: name, form: .integers, cases: cases(list) { .integer($0) }, alias: web.alias)
        }
        if strings.count == members.count - 1, members.contains(where: { $0.shape == .keyword(.string) }) {
            let list = strings.map { (text: $0, value: $0) }
            return SwiftEnum(name: name, form: .openStrings, cases: cases(list) { .string($0) }, alias: web.alias)
        }
        var list: [(text: String, value: SwiftEnum.Case.Value)] = []
        for member in members {
            if let text = TypeTranslation.text(of: member) {
                list.append((text, .string(text)))
            } else {
                let swift = try type(member, at: place.inner("choice"))
                list.append((TypeTranslation.word(for: swift), .payload(swift)))
            }
        }
        return SwiftEnum(name: name, form: .choice, cases: cases(list) { $0 }, alias: web.alias)
    }

    /// `T | T[]`: one of something is a list of one.
    private mutating func oneOrMany(_ members: [WebType], at place: Place) throws(Untranslatable) -> SwiftType? {
        guard members.count == 2 else { return nil }
        for (one, many) in [(members[0], members[1]), (members[1], members[0])] {
            guard case .array(let element) = many.shape, element.meaning == one.meaning else { continue }
            return try type(many, at: place)
        }
        return nil
    }

    private func caseNames(for web: WebType, at place: Place) -> CaseNames {
        CaseNames(
            values: values,
            spelling: spelling,
            tag: surface.tag,
            scopes: [place.scope] + (web.alias.map { [$0] } ?? []),
            word: spelling.lowerCamel(place.scope)
        )
    }

    /// What several components share is named by no rule of one of them.
    private func sharedCaseNames(for alias: String) -> CaseNames {
        let word = spelling.lowerCamel(alias)
        return CaseNames(values: values, spelling: spelling, tag: "", scopes: [word, alias], word: word)
    }

    // MARK: The parts of a union

    private static func members(of web: WebType) -> [WebType] {
        switch web.shape {
        case .enumeration(let values): values.map { WebType(.literal(.string($0))) }
        case .union(let members): members.flatMap { TypeTranslation.members(of: $0) }
        default: [WebType(web.shape)]
        }
    }

    private static func string(_ type: WebType) -> String? {
        guard case .literal(.string(let value)) = type.shape else { return nil }
        return value
    }

    private static func integer(_ type: WebType) -> Int? {
        switch type.shape {
        case .literal(.number(let text)), .literal(.bigint(let text)): Int(text)
        default: nil
        }
    }

    /// The value of a literal, as rows of `Values` spell it.
    static func text(of type: WebType?) -> String? {
        guard case .literal(let literal) = type?.shape else { return nil }
        return switch literal {
        case .string(let text), .number(let text), .bigint(let text): text
        case .boolean(let flag): flag ? "true" : "false"
        }
    }

    /// What a case with a payload is called after.
    private static func word(for type: SwiftType) -> String {
        switch type {
        case .named("Double", _): "number"
        case .named("Bool", _): "boolean"
        case .named(let name, _): name
        case .generated(let name): name.name.name
        case .array: "list"
        case .dictionary: "dictionary"
        case .function: "function"
        case .optional(let inner): word(for: inner)
        case .tuple: "tuple"
        case .placeholder: "value"
        }
    }
}
