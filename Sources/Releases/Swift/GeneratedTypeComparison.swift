import SwiftModel
import WebModel

struct GeneratedTypeComparison {
    private let tables: TypeTables
    private let oldUses: [String: TypeUse]
    private let newUses: [String: TypeUse]

    init(from old: SwiftComponent, to new: SwiftComponent, in tables: TypeTables) {
        self.tables = tables
        oldUses = TypeUse.all(of: old, in: tables.old)
        newUses = TypeUse.all(of: new, in: tables.new)
    }

    var differences: [SwiftDifference] {
        oldUses.keys.sorted().flatMap { name -> [SwiftDifference] in
            guard let use = oldUses[name] else { return [] }
            // Members that take a type that is gone are told of where they are compared.
            guard tables.new.has(name), let newUse = newUses[tables.new.plain(name)] else { return [] }
            var edits = TypeEdits()
            if let old = tables.old.enumeration(name), let new = tables.new.enumeration(name) {
                EnumComparison(old: EnumLines(old, tables.old), new: EnumLines(new, tables.new), use: newUse).add(
                    to: &edits
                )
            } else if let old = tables.old.structure(name), let new = tables.new.structure(name) {
                compare(old, new, newUse, &edits)
            } else {
                edits.add(.sourceBreaking, value(of: name, in: tables.old), value(of: name, in: tables.new))
            }
            return edits.differences(use, newUse)
        }
    }

    /// The type is an enum in one release and a struct in the other.
    private func value(of name: String, in table: GeneratedTypeTable) -> String? {
        table.enumeration(name).map { EnumLines($0, table).value }
            ?? table.structure(name).map { MemberwiseCall($0, SampleValue(table)).shortestLine } ?? nil
    }

    private func compare(_ old: SwiftStruct, _ new: SwiftStruct, _ newUse: TypeUse, _ edits: inout TypeEdits) {
        let (old, new) = (old.standingIn(beside: new), new.standingIn(beside: old))
        guard old.members != new.members else { return }
        let (oldLines, newLines) = (StructLines(old, tables.old), StructLines(new, tables.new))
        let newMembers = Dictionary(new.members.map { ($0.name.name, $0) }) { first, _ in first }
        let oldNames = Set(old.members.map(\.name.name))
        for member in old.members {
            guard let other = newMembers[member.name.name] else {
                edits.add(.sourceBreaking, oldLines.reading(member), nil)
                continue
            }
            guard !tables.areSame(member.type, other.type) else { continue }
            edits.add(.sourceBreaking, oldLines.exactReading(member), newLines.exactReading(other))
        }
        for member in new.members where !oldNames.contains(member.name.name) {
            if newUse.isGiven, !member.type.isOptional {
                edits.add(.sourceBreaking, oldLines.construction.shortestLine, newLines.construction.shortestLine)
            } else {
                let line = newUse.isGiven ? newLines.construction.line(member.name) : newLines.reading(member)
                edits.add(.additive, nil, line)
            }
        }
    }
}

struct TypeEdits {
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
                    aspect: .content,
                    effect: effect,
                    edits: edits,
                    isMechanical: isMechanical[effect] ?? false,
                    oldOrigins: use.origins,
                    newOrigins: newUse.origins
                )
            }
        }
    }
}

struct StructLines {
    let construction: MemberwiseCall
    private let name: String
    private let values: SampleValue

    init(_ structure: SwiftStruct, _ table: GeneratedTypeTable) {
        construction = MemberwiseCall(structure, SampleValue(table))
        values = SampleValue(table, structure.genericParameters)
        name = "\(values.written(.generated(structure.name)))"
    }

    /// `_ = \ThingTokens.RipenDetail.colour`, which reads a member without a value to read it of.
    func reading(_ member: SwiftStruct.Member) -> String { "_ = \(path(member))" }

    /// Reads the member as this type and no other.
    func exactReading(_ member: SwiftStruct.Member) -> String {
        "let _: KeyPath<\(name), \(values.written(member.type))> = \(path(member))"
    }

    private func path(_ member: SwiftStruct.Member) -> String { "\\\(name).\(member.name.member)" }
}

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
            edits.add(.sourceBreaking, old.value(enumCase), same.flatMap(new.value), isMechanical: same != nil)
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

/// Takes structs of open sets of texts as well.
struct EnumLines {
    /// A `switch` over more cases is no line that anybody reads.
    private static let longestSwitch = 20

    let enumeration: SwiftEnum
    private let name: String
    private let values: SampleValue

    init(_ enumeration: SwiftEnum, _ table: GeneratedTypeTable) {
        self.enumeration = enumeration
        name = enumeration.name.description
        values = SampleValue(table)
    }

    /// Compiles in any context; nil where none can be made.
    var value: String? {
        values.text(of: .generated(enumeration.name)).map {
            $0.hasPrefix(".init(") ? "\(name)\($0.dropFirst(5))" : "\(name)\($0)"
        }
    }

    /// `CardTokens.Layer.raised`, with the payload of the case.
    func value(_ enumCase: SwiftEnum.Case) -> String? { values.text(of: enumCase).map { "\(name).\($0)" } }

    func rawValue(_ enumCase: SwiftEnum.Case) -> String? {
        let value: String
        switch enumCase.value {
        case .string(let text): value = SwiftStringLiteral(text).description
        case .integer(let number): value = String(number)
        case .payload: return nil
        }
        return "\(name).\(enumCase.name.member).rawValue == \(value)"
    }

    /// nil where there are too many cases.
    var exhaustiveSwitch: String? {
        guard !enumeration.cases.isEmpty, enumeration.cases.count <= Self.longestSwitch else { return nil }
        let cases = enumeration.cases.map { ".\($0.name.member)" }.joined(separator: ", ")
        // An open set is never complete.
        let rest = enumeration.form == .openStrings ? " default: break" : ""
        return value.map { "switch \($0) { case \(cases): break\(rest) }" }
    }

    var valueOfRawValue: String? {
        switch enumeration.form {
        case .openStrings: "let _: \(name) = \(name)(rawValue: \"…\")"
        case .strings: "let _: \(name)? = \(name)(rawValue: \"…\")"
        case .integers: "let _: \(name)? = \(name)(rawValue: 1)"
        case .choice: value
        }
    }
}
