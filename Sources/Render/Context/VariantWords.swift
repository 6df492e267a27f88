import Mustache
import SwiftModel

/// Comparisons with the values of an enum that a body treats differently, by the words that web components use for them.
struct VariantWords {
    private static let words: [(role: String, values: [String])] = [
        ("is-none", ["none"]),
        ("is-password", ["password"]),
        ("is-loading", ["loading"]),
        ("is-success", ["success"]),
        ("is-error", ["error"]),
        ("is-multiple", ["multiple", "multi"]),
        ("is-always", ["always"]),
        ("is-bit", ["bit"]),
        ("is-code", ["code"]),
        ("is-currency", ["currency"]),
        ("is-long", ["long"]),
        ("is-name", ["name"]),
        ("is-percent", ["percent"]),
        ("is-search", ["search"]),
        ("is-bar", ["bar", "line", "linear"]),
        ("is-end", ["end"]),
        ("is-horizontal", ["horizontal"]),
        ("is-inactive", ["inactive"]),
        ("is-lowest", ["0", "layer-0", "layer0", "flat"]),
        ("is-transparent", ["transparent"]),
        ("is-vertical", ["vertical"]),
        ("is-iconOnly", ["icon", "icon-only"]),
    ]

    static var roles: [String] { words.map(\.role) }

    static func fields(_ enumeration: SwiftEnum?, of name: String) -> [(TemplateKey, TemplateValue)] {
        let values = enumeration.map(texts) ?? []
        return [
            ("isString", .boolean(enumeration?.form == .strings)),
            ("isInteger", .boolean(enumeration?.form == .integers)),
        ] + words.map { (TemplateKey($0.role), .optional(comparison($0.values, values, of: name))) }
    }

    /// `type == .password`, or nil where the enum has no such value.
    static func comparison(_ role: String, _ enumeration: SwiftEnum, of name: String) -> String? {
        let wanted = words.first { $0.role == role }?.values ?? []
        return comparison(wanted, texts(of: enumeration), of: name)
    }

    private static func comparison(
        _ wanted: [String],
        _ values: [(text: String, name: SwiftIdentifier)],
        of name: String
    ) -> String? {
        values.first { wanted.contains($0.text) }.map { "\(name) == .\($0.name.member)" }
    }

    /// What the web calls its cases, without the difference of capitals.
    private static func texts(of enumeration: SwiftEnum) -> [(text: String, name: SwiftIdentifier)] {
        enumeration.cases.compactMap { enumCase in
            switch enumCase.value {
            case .string(let text): (text.lowercased(), enumCase.name)
            case .integer(let number): ("\(number)", enumCase.name)
            default: nil
            }
        }
    }
}
