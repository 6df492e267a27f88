import SwiftModel

struct EnumComparison {
    let old: EnumLines
    let new: EnumLines
    let use: TypeUse

    func add(to edits: inout TypeEdits) {
        guard old.enumeration != new.enumeration else { return }
        if old.enumeration.form != new.enumeration.form { addForm(to: &edits) }
        let oldCases = Self.byName(old.enumeration)
        let newCases = Self.byName(new.enumeration)
        var fresh = new.enumeration.cases.filter { oldCases[$0.name.name] == nil }
        let byValue = Dictionary(fresh.map { ($0.value, $0) }) { first, _ in first }
        for enumCase in old.enumeration.cases where newCases[enumCase.name.name] == nil {
            // Another name in Swift for the same value on the web.
            let same = Self.hasPayload(enumCase) ? nil : byValue[enumCase.value]
            if let same { fresh.removeAll { $0.name.name == same.name.name } }
            edits.add(
                .sourceBreaking,
                old.value(enumCase),
                same.flatMap(new.value),
                isMechanical: same != nil
            )
        }
        addFresh(fresh, to: &edits)
        for enumCase in old.enumeration.cases {
            guard let other = newCases[enumCase.name.name], other.value != enumCase.value else { continue }
            if Self.hasPayload(enumCase) || Self.hasPayload(other) {
                edits.add(.sourceBreaking, old.value(enumCase), new.value(other))
            } else {
                edits.add(.behavior, old.rawValue(enumCase), new.rawValue(other))
            }
        }
    }

    /// Closed sets are switched over, and open sets are made of any text.
    private func addForm(to edits: inout TypeEdits) {
        if new.enumeration.form == .openStrings {
            edits.add(.sourceBreaking, old.exhaustiveSwitch, new.exhaustiveSwitch)
        } else {
            edits.add(.sourceBreaking, old.valueOfRawValue, new.valueOfRawValue)
        }
    }

    private func addFresh(_ fresh: [SwiftEnum.Case], to edits: inout TypeEdits) {
        guard !fresh.isEmpty else { return }
        // A `switch` of a caller that gets a value lacks the new cases, except for an open set.
        if use.isGot, new.enumeration.form != .openStrings {
            edits.add(.sourceBreaking, old.exhaustiveSwitch, new.exhaustiveSwitch)
        } else {
            for enumCase in fresh { edits.add(.additive, nil, new.value(enumCase)) }
        }
    }

    private static func byName(_ enumeration: SwiftEnum) -> [String: SwiftEnum.Case] {
        Dictionary(enumeration.cases.map { ($0.name.name, $0) }) { first, _ in first }
    }

    private static func hasPayload(_ enumCase: SwiftEnum.Case) -> Bool {
        if case .payload = enumCase.value { true } else { false }
    }
}
