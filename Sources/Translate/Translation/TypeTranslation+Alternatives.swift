import Core
import SwiftModel
import WebModel

extension TypeTranslation {
    mutating func alternatives(_ web: WebType, at place: Place) throws(Untranslatable) -> SwiftType {
        let all = Alternatives.members(of: web)
        // The value `void` is no value among others: callers that may give it may give none.
        let members = all.filter { $0.shape != .keyword(.void) }
        if let one = try oneOrMany(members, at: place) { return members.count < all.count ? one.optional : one }
        let own = caseNames(for: web, at: place)
        let shared = sharedNames(for: web, instead: own)
        let names = shared?.names ?? own
        let kept = members.filter { Alternatives.text(of: $0).map { !names.isNothing($0) } ?? true }
        let type = try enumeration(kept, of: web, shared: shared?.name, names: names, at: place)
        return kept.count < all.count ? type.optional : type
    }

    private mutating func enumeration(
        _ members: [WebType],
        of web: WebType,
        shared sharedName: GeneratedTypeName?,
        names: CaseNames,
        at place: Place
    ) throws(Untranslatable) -> SwiftType {
        guard members.count > 1 || Alternatives.text(of: members.first) != nil else {
            guard let only = members.first else {
                throw Untranslatable(reason: "\(code: web) has no value but nothing")
            }
            return try type(only, at: place)
        }
        let (name, isNew) = generated.name(for: web, item: place.item)
        guard isNew else { return .generated(name) }
        guard let sharedName, let alias = web.alias else {
            generated.add(try made(members, of: web, as: name, names: names, at: place))
            return .generated(name)
        }
        generated.add(SwiftTypeAlias(name: name, target: sharedName))
        if shared.enums[alias] == nil {
            let told = remarks.count
            let enumeration = try made(members, of: web, as: sharedName, names: names, at: place)
            shared.add(enumeration, alias: alias, isRemarked: remarks.count > told)
        }
        return .generated(name)
    }

    private mutating func made(
        _ members: [WebType],
        of web: WebType,
        as name: GeneratedTypeName,
        names: CaseNames,
        at place: Place
    ) throws(Untranslatable) -> SwiftEnum {
        let strings = members.compactMap(Alternatives.string)
        let integers = members.compactMap(Alternatives.integer)
        func enumeration<Value>(
            _ form: SwiftEnum.Form,
            _ list: [(text: String, value: Value)],
            _ value: (Value) -> SwiftEnum.Case.Value
        ) -> SwiftEnum {
            var told: [String] = []
            let cases = names.cases(list, remarks: &told).map { SwiftEnum.Case(name: $0.name, value: value($0.value)) }
            for sentence in told { remark(sentence) }
            return SwiftEnum(name: name, form: form, cases: cases, alias: web.alias)
        }
        if strings.count == members.count { return enumeration(.strings, strings.map { ($0, $0) }) { .string($0) } }
        if integers.count == members.count {
            return enumeration(.integers, integers.firstOfEach.map { (String($0), $0) }) { .integer($0) }
        }
        if strings.count == members.count - 1, members.contains(where: { $0.shape == .keyword(.string) }) {
            return enumeration(.openStrings, strings.map { ($0, $0) }) { .string($0) }
        }
        var list: [(text: String, value: SwiftEnum.Case.Value)] = []
        // Sorted: which of two payloads of one word gets the number must not depend on the order of the source.
        for member in members.sorted(by: { $0.description < $1.description }) {
            if let text = Alternatives.text(of: member) {
                list.append((text, .string(text)))
            } else {
                let swift = try nested(member, at: place.inner("choice"))
                list.append((Alternatives.word(for: swift), .payload(swift)))
            }
        }
        return enumeration(.choice, list) { $0 }
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

    // MARK: Names of cases

    func caseNames(for web: WebType, at place: Place) -> CaseNames {
        CaseNames(
            values: values,
            spelling: spelling,
            component: surface,
            scopes: [place.scope] + (web.alias.map { [$0] } ?? []),
            word: spelling.lowerCamel(place.scope)
        )
    }

    /// Cases are named by no rule of one component. nil where the type is not shared, or where a rule says something
    /// else of a value in this place.
    private func sharedNames(for web: WebType, instead own: CaseNames) -> (name: GeneratedTypeName, names: CaseNames)? {
        guard let alias = web.alias, case .enumeration(let list) = web.shape, let name = shared.name(of: alias) else {
            return nil
        }
        let word = spelling.lowerCamel(alias)
        let names = CaseNames(values: values, spelling: spelling, component: nil, scopes: [word, alias], word: word)
        let agrees = list.allSatisfy { text in own.result(of: text).map { $0 == names.result(of: text) } ?? true }
        return agrees ? (name, names) : nil
    }
}

extension [Int] {
    fileprivate var firstOfEach: [Int] {
        var seen: Set<Int> = []
        return filter { seen.insert($0).inserted }
    }
}

struct CaseNames {
    struct Named<Value> {
        let name: SwiftIdentifier
        let value: Value
    }

    let values: ValuesIndex
    let spelling: NameSpelling
    /// nil for a shared enum: no heading is for it.
    let component: ComponentSurface?
    /// Names of the property and of its type.
    let scopes: [String]
    /// Stands in front of a value that begins with a digit.
    let word: String

    /// Leaves out values of `isNothing`. `remarks` gets a sentence for each value that can't have the name that it
    /// would have.
    func cases<Value>(_ list: [(text: String, value: Value)], remarks: inout [String]) -> [Named<Value>] {
        let wishes = list.map { text, _ in wish(for: text) }
        let names = SwiftScope.unique(wishes, .caseSensitive)
        for (wish, name) in zip(wishes, names) where wish.identifier != name {
            remarks.append(
                "the value \(code: wish.webName) is \(code: name.name), because \(code: wish.identifier.name) is taken"
            )
        }
        return zip(names, list).map { Named(name: $0, value: $1.value) }
    }

    func isNothing(_ text: String) -> Bool { result(of: text) == .nothing }

    /// nil where no row gives one.
    func result(of text: String) -> ValuesTable.Result? {
        values.result(of: text, scopes: scopes, of: component)?.result
    }

    private func wish(for text: String) -> SwiftScope.Wish {
        guard case .name(let name) = result(of: text) else { return SwiftScope.Wish(plain(text), webName: text) }
        return SwiftScope.Wish(SwiftIdentifier(swift: name, as: .enumCase) ?? plain(name), webName: text, isFixed: true)
    }

    private func plain(_ text: String) -> SwiftIdentifier {
        SwiftIdentifier(text, as: .enumCase, spelling: spelling, fallback: text.isEmpty ? "empty" : word)
    }
}
