import Core
import SwiftModel
import Translate
import WebModel

extension Matrix {
    /// All that a matrix says, without the places of its rows, and sorted: two that say the same have the same.
    var summary: [String] {
        var lines: [String] = []
        for rule in rules {
            lines.append(
                "\(rule.components.text) \(rule.text) \(rule.patterns) \(rule.swiftUI) \(rule.uiKit) \(rule.reason ?? "")"
            )
        }
        for (web, entry) in names.prefixes { lines.append("prefix \(web) \(entry.swift)") }
        for (web, entry) in names.words { lines.append("word \(web) \(entry.swift)") }
        for (web, entry) in names.components { lines.append("component \(web) \(entry.swift)") }
        for entry in values.entries {
            lines.append("value \(entry.components.text) \(entry.scopes.map(\.text)) \(entry.values) \(entry.result)")
        }
        for (name, entry) in icons.symbols { lines.append("icon \(name) \(entry.symbol)") }
        for (word, entry) in variants.words { lines.append("variant \(word) \(entry.meaning)") }
        for place in contracts { lines.append("contract \(place.primitives) \(place.role) \(place.types)") }
        for entry in types.entries {
            let parameter = entry.parameter.map { "\($0)" } ?? ""
            let unit = entry.unit?.rawValue ?? ""
            lines.append("type \(entry.components.text) \(entry.patterns) \(entry.swift) \(parameter) \(unit)")
        }
        for entry in html.entries { lines.append("html \(entry.subject) \(entry.result)") }
        for entry in components.entries {
            lines.append(
                "\(entry.components.map(\.text)) \(entry.result) \(entry.uiKit?.rawValue ?? "") "
                    + "\(entry.items.map(\.text)) \(entry.implied) \(entry.reason ?? "") \(entry.text)"
            )
        }
        return lines.sorted()
    }
}
