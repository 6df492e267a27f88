import SwiftModel

/// What the values of enums mean for the looks of a component, as far as their words say it.
enum TokenMeaning {
    /// Properties that an axis may have, the clearest first.
    static func names(of kind: TokenAxis.Kind) -> [String] {
        switch kind {
        case .tone:
            ["tone", "status", "severity", "color", "variant", "design", "valueState", "state", "type", "colorScheme"]
        case .size: ["size", "controlSize", "density"]
        case .shape: ["shape"]
        case .emphasis: ["emphasis", "appearance", "variant", "actionStyle", "design", "fill", "type", "style"]
        }
    }

    /// The cases by their meaning; nil where fewer than two meanings are told apart, so that the enum says nothing of
    /// this axis.
    static func groups(
        of enumeration: SwiftEnum,
        _ kind: TokenAxis.Kind
    ) -> [(meaning: String, cases: [SwiftIdentifier])]? {
        guard enumeration.form == .strings else { return nil }
        var byMeaning: [String: [SwiftIdentifier]] = [:]
        var known = 0
        for enumCase in enumeration.cases {
            guard case .string(let value) = enumCase.value else { return nil }
            let meaning = meaning(of: value.lowercased(), kind)
            if meaning != nil { known += 1 }
            byMeaning[meaning ?? fallback(kind), default: []].append(enumCase.name)
        }
        guard known > 1, byMeaning.count > 1 else { return nil }
        return byMeaning.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private static func meaning(of value: String, _ kind: TokenAxis.Kind) -> String? {
        for (meaning, words) in vocabulary(kind) where words.contains(value) { return meaning }
        return nil
    }

    private static func fallback(_ kind: TokenAxis.Kind) -> String {
        switch kind {
        case .tone: "neutral"
        case .size: "medium"
        case .shape: "rounded"
        case .emphasis: "filled"
        }
    }

    private static func vocabulary(_ kind: TokenAxis.Kind) -> [(String, Set<String>)] {
        switch kind {
        case .tone: tones
        case .size: sizes
        case .shape: shapes
        case .emphasis: emphases
        }
    }

    private static let tones: [(String, Set<String>)] = [
        ("danger", ["danger", "error", "critical", "destructive", "negative", "alert", "urgent"]),
        ("info", ["info", "information", "informational", "informative"]),
        ("neutral", ["neutral", "none", "default", "secondary", "standard", "normal"]),
        ("primary", ["primary", "brand", "accent", "emphasized", "highlight", "added"]),
        ("success", ["success", "positive", "ok", "completed"]),
        ("warning", ["warning", "caution", "attention", "notice"]),
    ]
    private static let sizes: [(String, Set<String>)] = [
        ("extraLarge", ["xl", "xxl", "xlg", "x-large", "xx-large", "extra-large", "2xl", "3xl", "huge"]),
        ("extraSmall", ["xs", "xxs", "x-small", "xx-small", "extra-small", "2xs"]),
        ("large", ["l", "lg", "large", "big", "comfortable", "spacious"]),
        ("medium", ["m", "md", "medium", "default", "regular", "normal"]),
        ("small", ["s", "sm", "small", "compact", "dense", "condensed"]),
    ]
    private static let shapes: [(String, Set<String>)] = [
        ("capsule", ["pill", "capsule", "round"]),
        ("circle", ["circle"]),
        ("rectangle", ["square", "rect", "rectangle", "sharp"]),
        ("rounded", ["box", "rounded", "default", "text"]),
    ]
    private static let emphases: [(String, Set<String>)] = [
        (
            "filled",
            ["filled", "solid", "contained", "prominent", "strong", "primary", "emphasized", "default", "accent"]
        ),
        ("outlined", ["outline", "outlined", "bordered", "stroke", "secondary"]),
        ("plain", ["text", "plain", "ghost", "flat", "link", "transparent", "tertiary", "subtle", "flat-inline"]),
    ]
}
