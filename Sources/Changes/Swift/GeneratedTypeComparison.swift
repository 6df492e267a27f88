import SwiftModel
import WebModel

/// Compares the enums and structs that are generated for a component.
struct GeneratedTypeComparison {
    let oldTable: GeneratedTypeTable
    let newTable: GeneratedTypeTable
    let oldUses: [String: TypeUse]
    let newUses: [String: TypeUse]

    init(_ old: SwiftComponent, _ new: SwiftComponent, _ oldTable: GeneratedTypeTable, _ newTable: GeneratedTypeTable) {
        self.oldTable = oldTable
        self.newTable = newTable
        oldUses = TypeUse.all(of: old, in: oldTable)
        newUses = TypeUse.all(of: new, in: newTable)
    }

    var differences: [SwiftDifference] {
        oldUses.keys.sorted().flatMap { name -> [SwiftDifference] in
            guard let use = oldUses[name] else { return [] }
            // What takes a type that is gone is told of where that is compared.
            guard newTable.has(name), let newUse = newUses[newTable.plain(name)] else { return [] }
            if let old = oldTable.enumeration(name), let new = newTable.enumeration(name) {
                return compare(old, new, use, newUse)
            }
            if let old = oldTable.structure(name), let new = newTable.structure(name) {
                return compare(old, new, use, newUse)
            }
            return [kindChange(name, use, newUse)]
        }
    }

    private func kindChange(_ name: String, _ use: TypeUse, _ newUse: TypeUse) -> SwiftDifference {
        let edit = SwiftEdit(before: name, after: name)
        return SwiftDifference(.content, .sourceBreaking, edit, old: use.origins, new: newUse.origins)
    }

    /// What differs about one type, by what it comes to.
    private struct Edits {
        private var lists: [SwiftEffect: SwiftEdits] = [:]
        private var isMechanical: [SwiftEffect: Bool] = [:]

        mutating func add(_ effect: SwiftEffect, _ before: String?, _ after: String?, isMechanical: Bool = false) {
            lists[effect, default: SwiftEdits()].add(SwiftEdit(before: before, after: after))
            self.isMechanical[effect] = isMechanical && (self.isMechanical[effect] ?? true)
        }

        func differences(_ use: TypeUse, _ newUse: TypeUse) -> [SwiftDifference] {
            SwiftEffect.allCases.compactMap { effect in
                lists[effect].map { edits in
                    SwiftDifference(
                        .content,
                        effect,
                        edits,
                        isMechanical: isMechanical[effect] ?? false,
                        old: use.origins,
                        new: newUse.origins
                    )
                }
            }
        }
    }

    // MARK: Enums

    private func compare(_ old: SwiftEnum, _ new: SwiftEnum, _ use: TypeUse, _ newUse: TypeUse) -> [SwiftDifference] {
        guard old != new else { return [] }
        var edits = Edits()
        let name = old.name.description
        if old.form != new.form {
            edits.add(.sourceBreaking, "\(Self.keyword(old)) \(name)", "\(Self.keyword(new)) \(name)")
        }
        let oldCases = Dictionary(old.cases.map { ($0.name.name, $0) }) { first, _ in first }
        let newCases = Dictionary(new.cases.map { ($0.name.name, $0) }) { first, _ in first }
        let gone = old.cases.filter { newCases[$0.name.name] == nil }
        let fresh = new.cases.filter { oldCases[$0.name.name] == nil }
        var taken: Set<String> = []
        let byValue = Dictionary(fresh.map { ($0.value, $0) }) { first, _ in first }
        for enumCase in gone {
            // Another name in Swift for the same value on the web.
            let same = Self.isPayload(enumCase.value) ? nil : byValue[enumCase.value]
            if let same { taken.insert(same.name.name) }
            edits.add(
                .sourceBreaking,
                "\(name).\(enumCase.name.member)",
                same.map { "\(name).\($0.name.member)" },
                isMechanical: same != nil
            )
        }
        for enumCase in fresh where !taken.contains(enumCase.name.name) {
            if newUse.isGot {
                let line = "switch … { case .\(enumCase.name.member): … }"
                edits.add(new.form == .openStrings ? .additive : .sourceBreaking, nil, line)
            } else {
                edits.add(.additive, nil, "\(name).\(enumCase.name.member)")
            }
        }
        for enumCase in old.cases {
            guard let other = newCases[enumCase.name.name], other.value != enumCase.value else { continue }
            let isBreaking = Self.isPayload(enumCase.value) || Self.isPayload(other.value)
            edits.add(
                isBreaking ? .sourceBreaking : .behavior,
                "case \(Self.text(enumCase))",
                "case \(Self.text(other))"
            )
        }
        return edits.differences(use, newUse)
    }

    private static func isPayload(_ value: SwiftEnum.Case.Value) -> Bool {
        if case .payload = value { true } else { false }
    }

    private static func text(_ enumCase: SwiftEnum.Case) -> String {
        let name = enumCase.name.declaration
        switch enumCase.value {
        case .string(let text): return "\(name) = \(SwiftStringLiteral(text))"
        case .integer(let number): return "\(name) = \(number)"
        case .payload(let type): return type == .void ? name : "\(name)(\(type))"
        }
    }

    private static func keyword(_ enumeration: SwiftEnum) -> String {
        enumeration.form == .openStrings ? "struct" : "enum"
    }

    // MARK: Structs

    private func compare(
        _ old: SwiftStruct,
        _ new: SwiftStruct,
        _ use: TypeUse,
        _ newUse: TypeUse
    ) -> [SwiftDifference] {
        let (old, new) = (old.standingIn(beside: new), new.standingIn(beside: old))
        guard old.members != new.members else { return [] }
        var edits = Edits()
        let likeness = SwiftTypeLikeness(oldTable, newTable)
        let newMembers = Dictionary(new.members.map { ($0.name.name, $0) }) { first, _ in first }
        let oldNames = Set(old.members.map(\.name.name))
        for member in old.members {
            guard let other = newMembers[member.name.name] else {
                edits.add(.sourceBreaking, "\(old.name).\(member.name.member)", nil)
                continue
            }
            guard !likeness.areSame(member.type, other.type) else { continue }
            edits.add(
                .sourceBreaking,
                "\(old.name).\(member.name.member): \(member.type)",
                "\(new.name).\(other.name.member): \(other.type)"
            )
        }
        for member in new.members where !oldNames.contains(member.name.name) {
            let isOptional = if case .optional = member.type { true } else { false }
            let line = "\(new.name)(\(member.name.label): …)"
            edits.add(newUse.isGiven && !isOptional ? .sourceBreaking : .additive, nil, line)
        }
        return edits.differences(use, newUse)
    }
}
