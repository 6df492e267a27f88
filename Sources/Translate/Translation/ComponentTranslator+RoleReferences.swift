import Core
import SwiftModel
import WebModel

/// `see $isPresented` means any player of that role, a member of ours included.
extension ComponentTranslator {
    mutating func settleRoleReferences() {
        let telling = drafts.indices.filter { drafts[$0].toldRole != nil }
        if telling.isEmpty { return }
        let players = players()
        for position in telling {
            guard let role = drafts[position].toldRole else { continue }
            if let player = players[role], player != position {
                drafts[position].become(partOf: drafts[player].item.reference)
            } else {
                drafts[position].swiftUI = []
                drafts[position].uiKit = []
                drafts[position].outcome = .skipped(reason: reason(of: position, for: role))
            }
        }
    }

    /// Takes the first of several members by name.
    private func players() -> [String: Int] {
        var players: [String: Int] = [:]
        for position in drafts.indices.sorted(by: { drafts[$0].item.reference < drafts[$1].item.reference }) {
            for member in drafts[position].swiftUI {
                guard let role = member.member?.role, players[role] == nil else { continue }
                players[role] = position
            }
        }
        return players
    }

    private func reason(of position: Int, for role: String) -> String {
        if case .rule(let match) = drafts[position].decision.verdict, let reason = match.rule.reason { return reason }
        return "Nothing here has \(code: role), which this would tell of."
    }
}

extension ItemReference {
    var role: String? { kind == .property && name.hasPrefix("$") ? String(name.dropFirst()) : nil }
}

extension ItemDraft {
    /// nil where the item is more than a part of the player of a role.
    fileprivate var toldRole: String? {
        guard swiftUI.count == 1, case .reference(let item) = swiftUI[0] else { return nil }
        return item.role
    }
}
