import SwiftModel

struct TokenSwift {
    private let old: TokenRelease
    private let new: TokenRelease
    private let oldMembers: [String: TokenMember]
    private let newMembers: [String: TokenMember]

    init(_ old: TokenRelease, _ new: TokenRelease) {
        self.old = old
        self.new = new
        oldMembers = Self.byReference(old.members)
        newMembers = Self.byReference(new.members)
    }

    private static func byReference(_ members: [TokenMember?]) -> [String: TokenMember] {
        Dictionary(members.compactMap(\.self).map { ($0.reference, $0) }) { first, _ in first }
    }

    func removal(ofTokenAt place: Int, replacement: Int?) -> SwiftImpact {
        guard let member = old.members[place] else { return .none }
        let successor = replacement.flatMap { new.members[$0] }.flatMap { $0.type == member.type ? $0 : nil }
        return loss(of: member, now: successor)
    }

    func addition(ofTokenAt place: Int) -> SwiftImpact {
        guard let member = new.members[place], oldMembers[member.reference] == nil else { return .none }
        return SwiftImpact(effect: .additive, effort: .none, edits: [SwiftEdit(before: nil, after: member.reference)])
    }

    func name(ofTokenAt place: Int, now other: Int) -> SwiftImpact {
        guard let member = old.members[place], let now = new.members[other], member.reference != now.reference else {
            return .none
        }
        return loss(of: member, now: now)
    }

    /// Takes value and type of the member, and not its name.
    func value(ofTokenAt place: Int, now other: Int, isSameValue: Bool) -> SwiftImpact {
        switch (old.members[place], new.members[other]) {
        case (nil, nil): return .none
        case (let member?, nil): return loss(of: member, now: nil)
        case (nil, let now?):
            return SwiftImpact(effect: .additive, effort: .none, edits: [SwiftEdit(before: nil, after: now.reference)])
        case (let member?, let now?) where member.type != now.type:
            let edit = SwiftEdit(before: declaration(of: member), after: declaration(of: now))
            return SwiftImpact(effect: .sourceBreaking, effort: .medium, edits: [edit])
        case (_?, _?): return isSameValue ? .none : SwiftImpact(effect: .behavior, effort: .none, edits: [])
        }
    }

    /// A token without another value in any theme has no function of the theme.
    func themes(ofTokenAt place: Int, now other: Int, isFunction: Bool, isThemeLost: Bool) -> SwiftImpact {
        guard let member = old.members[place], let now = new.members[other] else { return .none }
        guard isFunction else {
            let edit = SwiftEdit(before: "\(member.reference)(in: theme)", after: now.reference)
            return SwiftImpact(effect: .sourceBreaking, effort: .low, edits: [edit])
        }
        return SwiftImpact(effect: isThemeLost ? .sourceBreaking : .behavior, effort: .none, edits: [])
    }

    private func declaration(of member: TokenMember) -> String {
        "let \(member.name.declaration): \(member.type) = \(member.reference)"
    }

    /// A caller that names a member that is gone does not compile, unless another token has the name now.
    private func loss(of member: TokenMember, now successor: TokenMember?) -> SwiftImpact {
        let edits = [SwiftEdit(before: member.reference, after: successor?.reference)]
        if let heir = newMembers[member.reference], heir.type == member.type {
            return SwiftImpact(effect: .behavior, effort: .medium, edits: edits)
        }
        return SwiftImpact(effect: .sourceBreaking, effort: successor == nil ? .medium : .low, edits: edits)
    }
}

extension SwiftImpact {
    func joined(with other: SwiftImpact) -> SwiftImpact {
        SwiftImpact(
            effect: max(effect, other.effect),
            effort: max(effort, other.effort),
            edits: Set(edits + other.edits).sorted()
        )
    }
}
