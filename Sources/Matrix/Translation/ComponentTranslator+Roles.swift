import SourceText
import SwiftModel
import WebModel

/// What the members are for.
extension ComponentTranslator {
    /// The role of each result of a row.
    ///
    /// A row of a project that says nothing of it keeps the role of the built-in row that it beats, unless the name that
    /// it gives is a role itself: who writes `kind → variant` means the variant.
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

    /// What the best built-in row would have made of an item.
    private func beatenRoles(_ position: Int) -> [(role: String, isAction: Bool)] {
        let matches = context.index.matches(items.subject(of: drafts[position].item))
        guard let rule = matches.first(where: { $0.rule.source.layer == .builtIn })?.rule,
            case .results(let results) = rule.swiftUI
        else { return [] }
        return results.compactMap { result in
            result.name.map { ($0.role ?? filledName($0, position, as: .property).name, result.isAction) }
        }
    }

    /// Sees to it that each role is played by one item: a row that states it goes before a name that happens to be it.
    mutating func castRoles() {
        var players: [String: Int] = [:]
        for position in drafts.indices.sorted(by: { drafts[$0].item.reference < drafts[$1].item.reference }) {
            for member in drafts[position].swiftUI.indices {
                guard case .stated(let role)? = drafts[position].swiftUI[member].member?.memberRole else { continue }
                guard let player = players[role], player != position else {
                    players[role] = position
                    continue
                }
                drafts[position].swiftUI[member].member?.memberRole = .none
                drafts[position].remark("\(drafts[player].item.reference) is `\(role)`, which this would be as well")
            }
        }
        guard !players.isEmpty else { return }
        for position in drafts.indices {
            for index in drafts[position].swiftUI.indices {
                guard let member = drafts[position].swiftUI[index].member, member.memberRole == .asNamed,
                    let player = players[member.name.name], player != position
                else { continue }
                drafts[position].swiftUI[index].member?.memberRole = .none
            }
        }
    }
}
