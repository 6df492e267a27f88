#if os(iOS)
import Foundation

/// A part of a date, and how it is asked for in the template of a localized format.
@available(iOS 15, *)
enum ComponentDateField {
    case weekday, era, year, month, day, minute, second, timeZoneName
    /// Of 12 or 24 hours, or as the locale has it.
    case hour(String)

    /// The letters for a style: `numeric`, `2-digit`, `short`, `long`, `narrow`.
    func pattern(_ style: String) -> String {
        String(repeating: letter, count: count(of: style))
    }

    private var letter: String {
        switch self {
        case .weekday: "E"
        case .era: "G"
        case .year: "y"
        case .month: "M"
        case .day: "d"
        case .minute: "m"
        case .second: "s"
        case .timeZoneName: "z"
        case .hour("12"): "h"
        case .hour("24"): "H"
        case .hour: "j"
        }
    }

    private func count(of style: String) -> Int {
        switch style {
        case "2-digit": 2
        case "short": 3
        case "long": 4
        case "narrow": 5
        default: 1
        }
    }
}
#endif
