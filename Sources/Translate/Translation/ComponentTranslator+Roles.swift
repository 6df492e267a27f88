import Core
import SwiftModel
import WebModel

extension ComponentTranslator {
    /// A project's row without a role keeps the role of the built-in row that it beats, unless its name is a role
    /// itself: `kind → variant` means the variant.
    func roles(of results: [SwiftUIResult], in match: RuleMatch, _ position: Int) -> [MemberRole] {
        var beaten = match.rule.source.layer == .project ? beatenRoles(position) : []
        return results.map { result in
            guard let name = result.name else { return .asNamed }
            if let role = name.role { return .stated(role) }
            let swiftName = filledName(name, position, as: .property).name
            let isSaid = name.isLiteral && MemberRole.known.contains(swiftName)
            guard !isSaid, let index = beaten.firstIndex(where: { $0.isAction == result.isAction }) else {
                return .asNamed
            }
            let role = beaten.remove(at: index).role
            return role == swiftName ? .asNamed : .stated(role)
        }
    }

    /// Roles that the best built-in row would have given.
    private func beatenRoles(_ position: Int) -> [(role: String, isAction: Bool)] {
        let matches = context.index.matches(items.subject(of: drafts[position].item))
        guard let rule = matches.first(where: { $0.rule.source.layer == .builtIn })?.rule,
            case .results(let results) = rule.swiftUI
        else { return [] }
        return results.compactMap { result in
            result.name.map { ($0.role ?? filledName($0, position, as: .property).name, result.isAction) }
        }
    }

    /// A row that states a role goes before a name that happens to be it.
    mutating func castRoles() {
        var players: [String: Int] = [:]
        let claims = drafts.indices.map { RoleClaim(drafts[$0]) }
        for position in drafts.indices.sorted(by: { claims[$0] < claims[$1] }) {
            for member in drafts[position].swiftUI.indices {
                guard case .stated(let role)? = drafts[position].swiftUI[member].member?.memberRole else { continue }
                guard let player = players[role], player != position else {
                    players[role] = position
                    continue
                }
                if MemberRole.shared.contains(role) { continue }
                drafts[position].swiftUI[member].member?.memberRole = .none
                drafts[position].remark(
                    "\(drafts[player].item.reference) is \(code: role), which this would be as well"
                )
                reportTie(role, drafts[player], drafts[position])
            }
        }
        guard !players.isEmpty else { return }
        for position in drafts.indices {
            for index in drafts[position].swiftUI.indices {
                guard let member = drafts[position].swiftUI[index].member, member.memberRole == .asNamed,
                    let player = players[member.name.name], player != position,
                    !MemberRole.shared.contains(member.name.name)
                else { continue }
                drafts[position].swiftUI[index].member?.memberRole = .none
            }
        }
    }

    /// Rows of a project with one role are a mistake: neither item has the better claim.
    private mutating func reportTie(_ role: String, _ player: ItemDraft, _ other: ItemDraft) {
        guard let row = other.decision.source, let first = player.decision.source,
            player.decision.states(role), other.decision.states(role),
            row.layer == .project, first.layer == .project, RoleClaim(player).isTied(with: RoleClaim(other))
        else { return }
        diagnostics.add(
            Diagnostic(
                .warning,
                .matrixRoleTie,
                "\(player.item.reference) and \(other.item.reference) of <\(component.tag)> would both be \(code: role); "
                    + "\(player.item.reference) is it",
                at: row.location,
                notes: [
                    Diagnostic.Note("the other row", at: first.location),
                    Diagnostic.Note("the item", at: other.item.location),
                ],
                suggestion: "say another role for one of them below \(code: component.tag)"
            )
        )
    }
}

/// Project's row first, then the narrower row, the component's own before inherited items, and then kind and name.
private struct RoleClaim: Comparable {
    private let isOfProject: Bool
    private let narrowness: RuleRank?
    private let isInherited: Bool
    private let item: ItemReference

    init(_ draft: ItemDraft) {
        isOfProject = draft.decision.source?.layer == .project
        narrowness = draft.decision.narrowness
        isInherited = draft.item.isInherited
        item = draft.item.reference
    }

    /// Whether nothing but the name says which of them it is.
    func isTied(with other: RoleClaim) -> Bool {
        isOfProject == other.isOfProject && narrowness == other.narrowness && isInherited == other.isInherited
    }

    static func < (left: RoleClaim, right: RoleClaim) -> Bool {
        if left.isOfProject != right.isOfProject { return left.isOfProject }
        if left.narrowness != right.narrowness {
            guard let narrowness = left.narrowness, let other = right.narrowness else { return left.narrowness != nil }
            return narrowness > other
        }
        if left.isInherited != right.isInherited { return right.isInherited }
        return left.item < right.item
    }
}
