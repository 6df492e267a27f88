#if os(iOS)
import Foundation

/// How options are found by what is entered.
@available(iOS 15, *)
nonisolated enum ComponentSearch {
    case startsWith, startsWithPerTerm, contains, all

    /// The rule that a web component names; the text may be anywhere where it names none that is known.
    init(rule: String?) {
        switch rule?.lowercased() {
        case "startswith": self = .startsWith
        case "startswithperterm": self = .startsWithPerTerm
        case "none": self = .all
        default: self = .contains
        }
    }

    /// The items whose titles match a text, in their order.
    func found<Item>(in items: [Item], by text: String, title: (Item) -> String) -> [Item] {
        items.filter { matches(title($0), text) }
    }

    private func matches(_ title: String, _ text: String) -> Bool {
        guard !text.isEmpty else { return true }
        return switch self {
        case .startsWith: Self.begins(title, with: text)
        case .startsWithPerTerm: title.split(separator: " ").contains { Self.begins(String($0), with: text) }
        case .contains: title.localizedStandardContains(text)
        case .all: true
        }
    }

    /// As `localizedStandardContains` compares: without regard to case and accents, as the locale of the user has them.
    private static func begins(_ title: String, with text: String) -> Bool {
        title.range(
            of: text,
            options: [.anchored, .caseInsensitive, .diacriticInsensitive],
            locale: .current
        ) != nil
    }
}
#endif
