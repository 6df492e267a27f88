extension WebType {
    /// Opens unions inside, keeps an alternative that occurs twice once, turns `null` and `undefined` into optionality,
    /// `true | false` into `boolean`, and nothing but strings into an enumeration. An alternative alone is itself, with
    /// its alias; none is `never`.
    package static func union(of members: some Sequence<WebType>) -> WebType {
        var union = WebTypeUnion()
        for member in members { union.add(member) }
        return union.type
    }

    package static func intersection(of members: some Sequence<WebType>) -> WebType {
        var opened: [WebType] = []
        for member in members {
            if case .intersection(let inner) = member.shape, !member.isOptional {
                opened += inner
            } else {
                opened.append(member)
            }
        }
        if opened.count > 1, opened.contains(where: \.isString), opened.allSatisfy({ $0.isString || $0.hasNoMembers }) {
            return WebType(.keyword(.string))
        }
        return opened.count == 1 ? opened[0] : WebType(.intersection(opened))
    }

    private var isString: Bool { shape == .keyword(.string) && !isOptional }

    /// Whether it asks nothing of a string: `string & {}` and `string & Record<never, never>` keep editors from folding
    /// names into `string`, and are nothing else.
    private var hasNoMembers: Bool {
        switch shape {
        case .object([]): true
        case .reference("Record", let arguments): arguments.contains { $0.shape == .keyword(.never) }
        default: false
        }
    }

    package var optional: WebType {
        if case .keyword(.undefined) = shape { return self }
        var result = self
        result.isOptional = true
        return result
    }
}

struct WebTypeUnion {
    private var acceptsNull = false
    private var acceptsUndefined = false
    /// The first member that is something; kept whole while no other joins it.
    private var first: WebType?
    private var isFirstAlone = true
    private var alternatives: [WebType] = []
    private var indices: [WebType.Shape: Int] = [:]

    mutating func add(_ member: WebType) {
        var plain = member
        plain.isOptional = false
        if member.isOptional { acceptsUndefined = true }
        switch member.shape {
        case .keyword(.null): acceptsNull = true
        case .keyword(.undefined): acceptsUndefined = true
        default:
            if first == nil { first = plain }
            if first != plain { isFirstAlone = false }
            open(plain)
        }
    }

    private mutating func open(_ member: WebType) {
        switch member.shape {
        case .keyword(.null): acceptsNull = true
        case .keyword(.undefined): acceptsUndefined = true
        case .union(let members):
            for var inner in members {
                if inner.isOptional { acceptsUndefined = true }
                inner.isOptional = false
                open(inner)
            }
        case .enumeration(let values):
            for value in values { keep(WebType(.literal(.string(value)))) }
        default: keep(member)
        }
    }

    private mutating func keep(_ alternative: WebType) {
        if let index = indices[alternative.shape] {
            if alternatives[index].alias != alternative.alias { alternatives[index].alias = nil }
        } else {
            indices[alternative.shape] = alternatives.count
            alternatives.append(alternative)
        }
    }

    var type: WebType {
        guard !alternatives.isEmpty else { return nothing }
        let folded = foldedAlternatives
        var result: WebType
        if folded.count == 1 {
            result = folded[0]
        } else if let values = Self.strings(in: folded) {
            result = WebType(.enumeration(values))
        } else {
            result = WebType(.union(folded))
        }
        if isFirstAlone { result.alias = first?.alias }
        result.isOptional = acceptsNull || acceptsUndefined
        return result
    }

    private var nothing: WebType {
        guard acceptsNull else { return WebType(.keyword(acceptsUndefined ? .undefined : .never)) }
        return WebType(.keyword(.null), isOptional: acceptsUndefined)
    }

    /// The alternatives with both truth values, or one beside `boolean`, as `boolean` where the first of them stood.
    private var foldedAlternatives: [WebType] {
        let truths: [WebType.Shape] = [.keyword(.boolean), .literal(.boolean(true)), .literal(.boolean(false))]
        let places = truths.compactMap { indices[$0] }
        guard places.count > 1, let place = places.min() else { return alternatives }
        var result = alternatives
        result[place] = WebType(.keyword(.boolean))
        for other in places.sorted().reversed() where other != place { result.remove(at: other) }
        return result
    }

    private static func strings(in alternatives: [WebType]) -> [String]? {
        var values: [String] = []
        for alternative in alternatives {
            guard case .literal(.string(let value)) = alternative.shape else { return nil }
            values.append(value)
        }
        return values
    }
}
