import Mustache
import SwiftModel

/// Comparisons with the values of an enum that a body treats differently, by the words that web components use for them.
struct VariantWords {
    private static let words: [(role: String, values: Set<String>)] = [
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
        ("is-transparent", ["transparent"]),
        ("is-vertical", ["vertical"]),
        ("is-iconOnly", ["icon", "icon-only"]),
    ]

    static var roles: [String] { words.map(\.role) }

    static func fields(_ enumeration: SwiftEnum?, of name: String) -> [(TemplateKey, TemplateValue)] {
        [
            ("isString", .boolean(enumeration?.form == .strings)),
            ("isInteger", .boolean(enumeration?.form == .integers)),
        ] + words.map { (TemplateKey($0.role), .optional(comparison($0.role, enumeration, of: name))) }
    }

    /// `type == .password`, or nil where the enum has no such value.
    static func comparison(_ role: String, _ enumeration: SwiftEnum?, of name: String) -> String? {
        let values = words.first { $0.role == role }?.values ?? []
        return enumeration?.cases.first { enumCase in
            guard case .string(let text) = enumCase.value else { return false }
            return values.contains(text.lowercased())
        }.map { "\(name) == .\($0.name.member)" }
    }
}
