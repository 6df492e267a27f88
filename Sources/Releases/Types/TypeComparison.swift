import Core
import WebModel

/// Structure counts, and not the spelling.
struct TypeComparison {
    let old: WebType?
    let new: WebType?
    let classes: ClassNames

    /// None where both mean the same.
    var differences: [TypeDifference] {
        switch (old, new) {
        case (nil, nil): return []
        case (nil, let new?): return new.saysSomething ? [.init(kind: .told)] : []
        case (let old?, nil): return old.saysSomething ? [.init(kind: .lost)] : []
        case (let old?, let new?):
            return differences(TypeMeaning.of(classes.common(old)), old, TypeMeaning.of(classes.common(new)), new)
        }
    }

    private func differences(
        _ old: WebType,
        _ oldSource: WebType,
        _ new: WebType,
        _ newSource: WebType
    ) -> [TypeDifference] {
        guard old != new else { return [] }
        if old.isNameOnly(of: newSource) || old.isBare(beside: new) || (!old.saysSomething && new.saysSomething) {
            return [.init(kind: .told)]
        }
        if new.isNameOnly(of: oldSource) || new.isBare(beside: old) || (!new.saysSomething && old.saysSomething) {
            return [.init(kind: .lost)]
        }
        var plainOld = old
        var plainNew = new
        plainOld.isOptional = false
        plainNew.isOptional = false
        var differences: [TypeDifference] = []
        if old.isOptional != new.isOptional {
            differences.append(.init(kind: new.isOptional ? .madeOptional : .madeRequired))
        }
        if plainOld != plainNew { differences += shapeDifferences(plainOld, plainNew) }
        return differences
    }

    private func shapeDifferences(_ old: WebType, _ new: WebType) -> [TypeDifference] {
        if let oldValues = old.closedTexts, let newValues = new.closedTexts {
            return ValueComparison(old: oldValues, new: newValues).differences
        }
        if case .array(let element) = old.shape, element == new { return [.init(kind: .arrayToSingle)] }
        if case .array(let element) = new.shape, element == old { return [.init(kind: .singleToArray)] }
        var forth = TypeRelation(classes: classes)
        var back = TypeRelation(classes: classes)
        switch (forth.isEvery(old, also: new), back.isEvery(new, also: old)) {
        case (true, false): return [.init(kind: .widened)]
        case (false, true): return [.init(kind: .narrowed)]
        default: return [.init(kind: .changed)]
        }
    }
}

extension WebType {
    fileprivate var saysSomething: Bool {
        if isAnything { return false }
        if case .raw = shape { return false }
        return true
    }

    fileprivate func isNameOnly(of other: WebType) -> Bool {
        guard case .reference(let name, let arguments) = shape, arguments.isEmpty else { return false }
        guard other.alias == name else { return false }
        if case .reference = other.shape { return false }
        return true
    }

    /// `CustomEvent` for `CustomEvent<string>`
    fileprivate func isBare(beside other: WebType) -> Bool {
        guard case .reference(let name, let arguments) = shape, arguments.isEmpty,
            case .reference(let wanted, let others) = other.shape
        else { return false }
        return name == wanted && !others.isEmpty
    }

    fileprivate var closedTexts: [String]? {
        switch shape {
        case .enumeration(let values): values
        case .literal(.string(let value)): [value]
        default: nil
        }
    }
}

struct TypeDifference: Equatable {
    enum Kind: Equatable {
        case widened, narrowed, changed
        /// The source says less, or more, than before.
        case lost, told
        case madeOptional, madeRequired
        case valuesAdded, valuesRemoved, valueRenamed
        case arrayToSingle, singleToArray
    }

    let kind: Kind
    /// The old and the new one of a renamed value.
    var values: [String] = []
    var evidence: [RenameEvidence] = []
}

struct ValueComparison {
    let old: [String]
    let new: [String]

    /// Renamed values, then lost ones, then new ones.
    var differences: [TypeDifference] {
        let known = Set(old)
        let wanted = Set(new)
        var removed = old.filter { !wanted.contains($0) }.sorted()
        var added = new.filter { !known.contains($0) }.sorted()
        let renames = renames(removed, added)
        var differences = renames.map { before, after, evidence in
            TypeDifference(kind: .valueRenamed, values: [before, after], evidence: [evidence])
        }
        let renamed = Set(renames.flatMap { [$0.0, $0.1] })
        removed.removeAll { renamed.contains($0) }
        added.removeAll { renamed.contains($0) }
        if !removed.isEmpty { differences.append(.init(kind: .valuesRemoved, values: removed)) }
        if !added.isEmpty { differences.append(.init(kind: .valuesAdded, values: added)) }
        return differences
    }

    /// Takes another spelling of the same word only: values are short, and near names mean different things.
    private func renames(_ removed: [String], _ added: [String]) -> [(String, String, RenameEvidence)] {
        let before = Dictionary(grouping: removed, by: SpelledName.key)
        let after = Dictionary(grouping: added, by: SpelledName.key)
        return removed.compactMap { name in
            let key = SpelledName.key(name)
            guard before[key]?.count == 1, let others = after[key], others.count == 1 else { return nil }
            return (name, others[0], .spelling)
        }
    }
}
