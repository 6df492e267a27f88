import SwiftModel
import WebModel

/// What the documentation of a component tells of the way from the web.
extension ComponentTranslator {
    /// nil for what is in Swift as it is in the web, and for styling, which is none of a component's API.
    func adaptation(of draft: ItemDraft) -> AdaptedItem? {
        switch draft.item.reference.kind {
        case .cssPart, .cssProperty, .cssState, .text: return nil
        case .property, .slot, .event, .method: break
        }
        var sentences: [String] = []
        switch draft.outcome {
        case .translated, .unmapped: break
        case .adapted:
            let members = draft.swiftUI.map(Self.adaptation)
            if !members.isEmpty { sentences.append(members.joined(separator: ", ") + ".") }
        case .skipped(let reason): sentences.append("left out. \(reason)")
        }
        sentences += draft.remarks.map { $0 + "." }
        guard !sentences.isEmpty else { return nil }
        return AdaptedItem(item: draft.item.reference, text: sentences.joined(separator: " "), isMade: draft.isMade)
    }

    private static func adaptation(_ member: SwiftUIMember) -> String {
        if case .reference(let item) = member { return "part of what `\(item)` became" }
        return "`\(member)`"
    }
}
