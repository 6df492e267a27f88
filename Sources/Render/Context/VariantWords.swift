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
        ("is-iconOnly", ["icon", "icon-only"]),
    ]

    /// `type == .password`, or absent where the enum has no such value.
    static func fields(_ enumeration: SwiftEnum?, of name: String) -> [(TemplateKey, TemplateValue)] {
        words.map { role, values in
            let found = enumeration?.cases.first { enumCase in
                guard case .string(let text) = enumCase.value else { return false }
                return values.contains(text.lowercased())
            }
            return (TemplateKey(role), .optional(found.map { "\(name) == .\($0.name.member)" }))
        }
    }
}
