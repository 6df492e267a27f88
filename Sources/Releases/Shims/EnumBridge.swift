import SwiftModel
import WebModel

struct EnumBridge {
    private let new: SwiftComponent
    private let types: FormerTypes
    private(set) var cases: [FormerCase] = []
    private(set) var gaps: [String] = []

    init(_ old: FormerComponent, _ new: SwiftComponent, _ types: FormerTypes) {
        self.new = new
        self.types = types
        for name in old.usedTypes.sorted() {
            guard let before = types.tables.old.enumeration(name.description) else { continue }
            let name = types.now(name)
            guard let after = types.tables.new.enumeration(name.description) else {
                if types.tables.new.has(name.description) { gaps.append("\(name) is no enum any more.") }
                continue
            }
            compare(before, after, as: name)
        }
    }

    private mutating func compare(_ old: SwiftEnum, _ new: SwiftEnum, as name: GeneratedTypeName) {
        guard old != new else { return }
        let names = Set(new.cases.map(\.name.name))
        let gone = old.cases.filter { !names.contains($0.name.name) }
        let known = cases.count
        let spelled = spellings(old, new)
        for former in gone {
            if let same = new.cases.first(where: { $0.value == former.value && !$0.value.isPayload }) {
                cases.append(FormerCase(type: name, name: former.name, meaning: .renamed(same.name)))
            } else if case .string(let text) = former.value, let other = spelled[text] {
                cases.append(FormerCase(type: name, name: former.name, meaning: .renamed(other)))
            } else if case .string(let text) = former.value, new.form == .openStrings {
                cases.append(FormerCase(type: name, name: former.name, meaning: .string(text)))
            } else if former.value.hasNothing, let standIn = standIn(of: name, new) {
                cases.append(FormerCase(type: name, name: former.name, meaning: .standIn(standIn)))
            } else {
                gaps.append("\(name).\(former.name.member) is gone, and nothing stands for it.")
            }
        }
        for former in old.cases {
            guard let same = new.cases.first(where: { $0.name.name == former.name.name }) else { continue }
            guard let payload = former.value.payload else { continue }
            if same.value.payload.map({ types.areSame(payload, $0) }) != true {
                gaps.append("\(name).\(former.name.member) is made with something else now.")
            }
        }
        // A switch takes a static member for a value, and is complete if it names all cases that there are.
        let canName = types.isHashable(.generated(name)) && cases.count - known == gone.count
        let others = new.cases.contains { added in !old.cases.contains { $0.name.name == added.name.name } }
        guard old.form != .openStrings, others || new.form == .openStrings || (!gone.isEmpty && !canName) else {
            return
        }
        gaps.append("A switch over \(name) has other cases to name.")
    }

    /// Values that are the same word, spelled otherwise.
    private func spellings(_ old: SwiftEnum, _ new: SwiftEnum) -> [String: SwiftIdentifier] {
        let differences = ValueComparison(old: old.strings.map(\.text), new: new.strings.map(\.text)).differences
        return differences.reduce(into: [:]) { result, difference in
            guard difference.kind == .valueRenamed, difference.values.count == 2 else { return }
            result[difference.values[0]] = new.strings.first { $0.text == difference.values[1] }?.name
        }
    }

    /// nil where they have none.
    private func standIn(of name: GeneratedTypeName, _ enumeration: SwiftEnum) -> SwiftIdentifier? {
        let defaults = new.properties.filter { $0.type == .generated(name) }.map(\.defaultValue)
        guard let first = defaults.first, defaults.allSatisfy({ $0 == first }), case .member(let member)? = first
        else { return nil }
        return enumeration.cases.first { $0.name.name == member.name }?.name
    }
}

extension SwiftEnum {
    fileprivate var strings: [(name: SwiftIdentifier, text: String)] {
        cases.compactMap { enumCase in
            if case .string(let text) = enumCase.value { (enumCase.name, text) } else { nil }
        }
    }
}

extension SwiftEnum.Case.Value {
    fileprivate var isPayload: Bool {
        if case .payload = self { true } else { false }
    }

    fileprivate var payload: SwiftType? {
        if case .payload(let type) = self, type != .void { type } else { nil }
    }

    fileprivate var hasNothing: Bool {
        if case .payload(let type) = self { type == .void } else { true }
    }
}
