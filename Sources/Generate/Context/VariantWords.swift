import Documents
import SwiftModel

/// Comparisons with the values that a body treats differently, by the words that web components use for them.
struct VariantWords {
    private static let words: [(role: String, values: [String])] = [
        ("is-none", ["none"]),
        ("is-password", ["password"]),
        ("is-loading", ["loading"]),
        ("is-invalid", ["invalid", "error", "negative", "danger", "critical", "failed", "failure"]),
        ("is-single", ["single", "one"]),
        ("is-search", ["search"]),
        ("is-up", ["up", "increase", "increasing", "positive", "rise", "rising"]),
        ("is-down", ["down", "decrease", "decreasing", "negative", "fall", "falling"]),
        ("is-numeric", ["numeric", "number", "digits"]),
        ("is-individual", ["individual"]),
        ("is-inactive", ["inactive"]),
        ("is-lowest", ["0", "layer-0", "layer0", "flat"]),
        ("is-iconOnly", ["icon", "icon-only"]),
    ]

    static var roles: [String] { words.map(\.role) }

    static func fields(
        _ enumeration: SwiftEnum?,
        of name: SwiftCode,
        isOptional: Bool
    ) -> [(TemplateKey, TemplateValue)] {
        let values = enumeration.map { texts(of: $0, isOptional: isOptional) } ?? []
        let isText = enumeration?.form == .strings || enumeration?.form == .openStrings
        return [
            ("isString", .boolean(isText)),
            ("isInteger", .boolean(enumeration?.form == .integers)),
            ("raw", .optionalSwift(isText ? "\(name)\(plain: isOptional ? "?" : "").rawValue" : nil)),
        ] + words.map { (TemplateKey($0.role), .optionalSwift(comparison($0.values, values, of: name))) }
    }

    /// `type == .password`, or nil where the enum has no such value.
    static func comparison(
        _ role: String,
        _ enumeration: SwiftEnum,
        of name: SwiftCode,
        isOptional: Bool
    ) -> SwiftCode? {
        let wanted = words.first { $0.role == role }?.values ?? []
        return comparison(wanted, texts(of: enumeration, isOptional: isOptional), of: name)
    }

    private static func comparison(
        _ wanted: [String],
        _ values: [(text: String, value: String)],
        of name: SwiftCode
    ) -> SwiftCode? {
        values.first { wanted.contains($0.text) }.map { "\(name) == \(plain: $0.value)" }
    }

    /// Lowercased web names and the Swift of each. `.none` of an optional would be nil, so the type stands before it.
    private static func texts(of enumeration: SwiftEnum, isOptional: Bool) -> [(text: String, value: String)] {
        enumeration.cases.compactMap { enumCase in
            let type = isOptional && enumCase.name.name == "none" ? "\(enumeration.name)" : ""
            let value = "\(type).\(enumCase.name.member)"
            return switch enumCase.value {
            case .string(let text): (text.lowercased(), value)
            case .integer(let number): ("\(number)", value)
            default: nil
            }
        }
    }
}
