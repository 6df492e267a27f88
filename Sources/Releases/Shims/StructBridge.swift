import SwiftModel
import WebModel

/// Former members and inits of structs. A value that is not told any more can't be read, unless it might have been
/// absent.
struct StructBridge {
    private let types: FormerTypes
    private(set) var members: [FormerMembers] = []
    private(set) var gaps: [String] = []

    init(_ old: FormerComponent, _ new: SwiftComponent, _ types: FormerTypes) {
        self.types = types
        for name in old.usedTypes.sorted() {
            guard let before = types.tables.old.structure(name.description) else { continue }
            let name = types.now(name)
            guard let after = types.tables.new.structure(name.description) else {
                if types.tables.new.has(name.description) { gaps.append("\(name) is no struct any more.") }
                continue
            }
            compare(before, after, as: name)
        }
    }

    private mutating func compare(_ old: SwiftStruct, _ new: SwiftStruct, as name: GeneratedTypeName) {
        let new = new.standingIn(beside: old)
        var former = FormerMembers(type: name)
        let after = Dictionary(new.members.map { ($0.name.name, $0) }) { first, _ in first }
        var isSame = true
        var canBeMade = true
        for member in old.members {
            guard let other = after[member.name.name] else {
                isSame = false
                guard case .optional = member.type else {
                    gaps.append("\(name).\(member.name.member) is gone.")
                    continue
                }
                former.properties.append(
                    FormerProperty(name: member.name, type: types.now(member.type), meaning: .gone(defaultText: "nil"))
                )
                continue
            }
            guard !types.areSame(member.type, other.type) else {
                former.arguments.append(other.name)
                continue
            }
            gaps.append("\(name).\(member.name.member) is \(other.type) now.")
            canBeMade = false
        }
        let known = Set(old.members.map(\.name.name))
        for member in new.members where !known.contains(member.name.name) {
            if case .optional = member.type { continue }
            gaps.append("\(name) is made with \(member.name.name) now.")
            canBeMade = false
        }
        if !isSame, canBeMade {
            former.arguments = new.members.map(\.name).filter { name in
                former.arguments.contains { $0.name == name.name }
            }
            former.parameters = old.members.map { member in
                var member = member
                member.type = types.now(member.type)
                return member
            }
        }
        if !former.isEmpty { members.append(former) }
    }
}
