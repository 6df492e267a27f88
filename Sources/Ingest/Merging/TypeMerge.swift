import Core
import WebModel

/// Weighs the types that several sources give to one item, the most trusted first: a type counts more than a name, a
/// closed set of values more than the keyword that allows them, and only types that know as much are weighed by rank.
/// So a further source never makes an item less typed.
struct TypeMerge {
    private(set) var type: WebType?
    private(set) var text: String?
    private(set) var used: Int?
    /// Positions of types that are definite and different.
    private(set) var contradictions: [Int] = []

    init(_ types: [(type: WebType?, text: String?)]) {
        for (position, told) in types.enumerated() {
            guard let candidate = told.type else { continue }
            guard let current = type else {
                take(candidate, told.text, position)
                continue
            }
            guard candidate.refines(current) else { continue }
            var refined = candidate
            let name = current.bareName
            refined.alias = candidate.alias ?? name ?? current.alias
            refined.isOptional = candidate.isOptional || current.isOptional
            take(refined, name == nil ? told.text : text, position)
        }
        guard let type, let used, let told = types[used].type else { return }
        contradictions = types.indices.filter { position in
            guard position != used, let other = types[position].type else { return false }
            guard other.isDefinite else { return position < used && !told.mayStand(for: other) }
            return !type.tells(theSameAs: other) && !type.refines(other)
        }
    }

    private mutating func take(_ type: WebType, _ text: String?, _ position: Int) {
        self.type = type
        self.text = text
        used = position
    }
}

/// Type that a source gives to something, and the text of it there.
struct ToldType {
    let type: WebType?
    let text: String?
    let place: SourceLocation
}

extension [Told<ToldType>] {
    /// The type that counts and its text, the most trusted source first. Contradictions are quoted with the texts, or
    /// with the types behind them where the texts are equal.
    func merged(_ subject: String, into diagnostics: inout DiagnosticBag) -> (type: WebType?, text: String?) {
        let merge = TypeMerge(map { ($0.value.type, $0.value.text) })
        if let used = merge.used, !merge.contradictions.isEmpty {
            let told = ([used] + merge.contradictions).map { self[$0] }
            let areTelling = Set(told.map(\.value.text)).count == told.count
            let words = told.map { told in
                told.word(areTelling ? told.value.text : told.value.type?.description, at: told.value.place)
            }
            Contradiction(subject: subject, words: words).report(into: &diagnostics)
        }
        return (merge.type, merge.text ?? lazy.compactMap(\.value.text).first)
    }
}

extension WebType {
    fileprivate var bareName: String? {
        if case .reference(let name, let arguments) = shape, arguments.isEmpty { return name }
        return nil
    }

    /// Whether this may be the type behind another source's name. A keyword hardly is, unless it says so: the
    /// platform's own types (`Date`) are names as well.
    fileprivate func mayStand(for other: WebType) -> Bool {
        guard let name = other.bareName else { return true }
        if let alias { return alias == name }
        if case .keyword = shape { return false }
        return true
    }

    /// Whether this says all that another type says, and more.
    fileprivate func refines(_ other: WebType) -> Bool {
        guard isDefinite else { return false }
        guard other.isDefinite else { return true }
        switch (shape, other.shape) {
        case (_, .keyword(.string)): return isClosed { if case .string = $0 { true } else { false } }
        case (_, .keyword(.number)): return isClosed { if case .number = $0 { true } else { false } }
        case (.array(let element), .array(let open)): return element.refines(open)
        case (.reference(let name, let arguments), .reference(let openName, let open)):
            guard name == openName, arguments.count == open.count else { return false }
            let pairs = zip(arguments, open)
            return pairs.allSatisfy { $0 == $1 || $0.refines($1) } && pairs.contains { $0 != $1 }
        case (_, .union(let open)): return completes(open)
        default: return false
        }
    }

    private func isClosed(_ isOfKind: (Literal) -> Bool) -> Bool {
        literals.map { !$0.isEmpty && $0.allSatisfy(isOfKind) } ?? false
    }

    /// Whether this has types where some members of a union are names, and all its other members.
    private func completes(_ open: [WebType]) -> Bool {
        let own = alternatives
        let told = open.filter(\.isDefinite)
        guard told.count < open.count, own.count > told.count, own.allSatisfy(\.isDefinite) else { return false }
        return told.flatMap(\.alternatives).allSatisfy(own.contains)
    }

    private var alternatives: [WebType] {
        switch shape {
        case .union(let members): members.flatMap(\.alternatives)
        case .enumeration(let values): values.map { WebType(.literal(.string($0))) }
        default: [self]
        }
    }
}
