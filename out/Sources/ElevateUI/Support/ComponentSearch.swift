#if os(iOS)
import Foundation

/// How options are found by what is entered.
@available(iOS 15, *)
enum ComponentSearch {
    case startsWith, startsWithPerTerm, contains, all

    /// The rule that a web component names; the text has to be at the start where it names none that is known.
    init(rule: String?) {
        switch rule?.lowercased() {
        case "startswithperterm": self = .startsWithPerTerm
        case "contains": self = .contains
        case "none": self = .all
        default: self = .startsWith
        }
    }

    func matches(_ title: String, _ text: String) -> Bool {
        guard !text.isEmpty else { return true }
        let title = title.lowercased()
        let text = text.lowercased()
        return switch self {
        case .startsWith: title.hasPrefix(text)
        case .startsWithPerTerm: title.split(separator: " ").contains { $0.hasPrefix(text) }
        case .contains: title.contains(text)
        case .all: true
        }
    }
}
#endif
