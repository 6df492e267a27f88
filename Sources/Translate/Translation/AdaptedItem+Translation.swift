import Core
import SwiftModel
import WebModel

extension AdaptedItem {
    /// nil for an item that is in Swift as it is in the web, and for styling.
    init?(_ translation: ItemTranslation) {
        switch translation.item.kind {
        case .cssPart, .cssProperty, .cssState, .text: return nil
        case .property, .slot, .event, .method: break
        }
        var sentences: [String] = []
        switch translation.outcome {
        case .translated, .unmapped: break
        case .adapted:
            let members = translation.swiftUI.map(Self.text)
            if !members.isEmpty { sentences.append(members.joined(separator: ", ") + ".") }
        case .skipped(let reason): sentences.append("left out. \(reason)")
        }
        sentences += translation.remarks.map { $0 + "." }
        guard !sentences.isEmpty else { return nil }
        self.init(item: translation.item, text: sentences.joined(separator: " "), title: translation.title)
    }

    private static func text(of member: SwiftUIMember) -> String {
        if case .reference(let item) = member { return "combined with \(code: item)" }
        return "\(code: member)"
    }
}
