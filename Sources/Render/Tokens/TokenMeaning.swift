import SwiftModel

/// What the values of enums mean for the styles of a component, as far as their words say it.
enum TokenMeaning {
    /// Properties that an axis may have, the clearest first.
    static func names(of kind: TokenAxis.Kind) -> [String] {
        switch kind {
        case .tone:
            [
                "tone", "status", "severity", "color", "variant", "design", "valueState", "state", "type",
                "colorScheme", "presence",
            ]
        case .size: ["size", "controlSize", "density"]
        case .shape: ["shape"]
        case .emphasis: ["emphasis", "appearance", "variant", "actionStyle", "design", "fill", "type", "style"]
        case .edge:
            [
                "placement", "placementType", "indicatorPlacement", "textPlacement", "controlAlign", "labelPlacement",
                "split",
                "position", "direction",
            ]
        case .corner: ["placement", "position"]
        case .direction: ["direction", "orientation", "layout", "split", "variant"]
        }
    }

    /// The cases by their meaning; nil where too few of their words have one, so that the enum says nothing of this axis.
    static func groups(
        of enumeration: SwiftEnum,
        named name: String,
        _ kind: TokenAxis.Kind
    ) -> [TokenAxis.Group]? {
        switch enumeration.form {
        case .strings: groups(of: enumeration, kind)
        case .openStrings: openNames(of: kind).contains(name) ? openGroups(of: enumeration, kind) : nil
        case .integers, .choice: nil
        }
    }

    /// Properties of an open type that are an axis: of those few of its values are known, so that its name has to say it.
    private static func openNames(of kind: TokenAxis.Kind) -> Set<String> {
        switch kind {
        case .tone: ["tone", "status", "severity", "color", "variant", "colorScheme"]
        case .size: ["size", "controlSize", "density"]
        case .shape: ["shape"]
        case .emphasis: ["emphasis", "appearance", "variant", "fill"]
        case .edge: ["placement", "placementType", "indicatorPlacement", "labelPlacement", "position", "controlAlign"]
        case .corner: ["placement", "position"]
        case .direction: ["direction", "orientation", "layout", "variant"]
        }
    }

    /// Each meaning with all of its words; nil where no value that is known has one.
    private static func openGroups(of enumeration: SwiftEnum, _ kind: TokenAxis.Kind) -> [TokenAxis.Group]? {
        var cases: [String: [SwiftIdentifier]] = [:]
        let isPresence = isPresence(enumeration, kind)
        for enumCase in enumeration.cases {
            guard case .string(let value) = enumCase.value,
                let meaning = meaning(of: value.lowercased(), kind, isPresence: isPresence)
            else { continue }
            cases[meaning, default: []].append(enumCase.name)
        }
        if cases.isEmpty { return nil }
        let groups = vocabulary(kind).map { meaning, words in
            TokenAxis.Group(meaning: meaning, cases: cases[meaning] ?? [], words: words.sorted())
        }
        return groups + [TokenAxis.Group(meaning: fallback(kind), cases: [], isKnown: true)]
    }

    private static func groups(of enumeration: SwiftEnum, _ kind: TokenAxis.Kind) -> [TokenAxis.Group]? {
        var byMeaning: [String: [SwiftIdentifier]] = [:]
        var unknown: [SwiftIdentifier] = []
        let isPresence = isPresence(enumeration, kind)
        for enumCase in enumeration.cases {
            guard case .string(let value) = enumCase.value else { return nil }
            if let meaning = meaning(of: value.lowercased(), kind, isPresence: isPresence) {
                byMeaning[meaning, default: []].append(enumCase.name)
            } else {
                unknown.append(enumCase.name)
            }
        }
        let known = enumeration.cases.count - unknown.count
        let saysSomething = byMeaning.count > 1 || byMeaning[fallback(kind)] == nil
        guard known > 0, unknown.isEmpty || (known > 1 && saysSomething) else { return nil }
        let groups = byMeaning.sorted { $0.key < $1.key }.map { TokenAxis.Group(meaning: $0.key, cases: $0.value) }
        guard !unknown.isEmpty else { return groups }
        return groups + [TokenAxis.Group(meaning: fallback(kind), cases: unknown, isKnown: false)]
    }

    /// What else a meaning is called.
    static func words(for meaning: String, _ kind: TokenAxis.Kind) -> [String] {
        vocabulary(kind).filter { $0.0 == meaning }.flatMap(\.1).sorted()
    }

    /// Whether a word means anything for the styles.
    static func isKnown(_ word: String, _ kind: TokenAxis.Kind) -> Bool { meaning(of: word, kind) != nil }

    private static func meaning(of value: String, _ kind: TokenAxis.Kind, isPresence: Bool = false) -> String? {
        for (meaning, words) in vocabulary(kind) + (isPresence ? presences : []) where words.contains(value) {
            return meaning
        }
        return nil
    }

    /// Whether the values say who is there. Only beside “online” is “busy” a tone: a button that is busy is not in danger.
    private static func isPresence(_ enumeration: SwiftEnum, _ kind: TokenAxis.Kind) -> Bool {
        kind == .tone && enumeration.cases.contains { [.string("online"), .string("available")].contains($0.value) }
    }

    private static func fallback(_ kind: TokenAxis.Kind) -> String {
        switch kind {
        case .tone: "neutral"
        case .size: "medium"
        case .shape: "rounded"
        case .emphasis: "filled"
        case .edge: "top"
        case .corner: "bottom"
        case .direction: "vertical"
        }
    }

    private static func vocabulary(_ kind: TokenAxis.Kind) -> [(String, Set<String>)] {
        switch kind {
        case .tone: tones
        case .size: sizes
        case .shape: shapes
        case .emphasis: emphases
        case .edge: edges
        case .corner: corners
        case .direction: directions
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
    private static let presences: [(String, Set<String>)] = [
        ("danger", ["busy", "dnd", "do-not-disturb"]),
        ("neutral", ["offline", "invisible", "unknown"]),
        ("success", ["online", "available"]),
        ("warning", ["away", "idle"]),
    ]
    private static let sizes: [(String, Set<String>)] = [
        ("extraLarge", ["xl", "xxl", "xlg", "xlarge", "x-large", "xx-large", "extra-large", "2xl", "3xl", "huge"]),
        ("extraSmall", ["xs", "xxs", "xsmall", "x-small", "xx-small", "extra-small", "2xs"]),
        ("large", ["l", "lg", "large", "big", "comfortable", "relaxed", "spacious"]),
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
            [
                "filled", "solid", "contained", "prominent", "strong", "primary", "emphasized", "default", "accent",
                "neutral",
            ]
        ),
        ("outlined", ["outline", "outlined", "bordered", "stroke", "secondary"]),
        (
            "plain",
            [
                "text", "plain", "ghost", "flat", "link", "transparent", "tertiary", "subtle", "flat-inline", "quiet",
                "lightweight", "stealth", "borderless",
            ]
        ),
    ]
    private static let edges: [(String, Set<String>)] = [
        ("bottom", ["bottom", "bottom-start", "bottom-center", "bottom-end", "block-end", "below", "down"]),
        ("leading", ["start", "left", "left-start", "left-end", "left-top", "left-bottom", "inline-start", "leading"]),
        ("top", ["top", "top-start", "top-center", "top-end", "block-start", "above", "up"]),
        (
            "trailing",
            ["end", "right", "right-start", "right-end", "right-top", "right-bottom", "inline-end", "trailing"]
        ),
    ]
    private static let corners: [(String, Set<String>)] = [
        ("bottom", ["bottom", "bottom-center", "bottomcenter"]),
        ("bottomLeading", ["bottom-start", "bottom-left", "bottomstart", "bottomleft"]),
        ("bottomTrailing", ["bottom-end", "bottom-right", "bottomend", "bottomright"]),
        ("center", ["center", "middlecenter", "middle-center"]),
        (
            "leading",
            ["start", "left", "left-start", "left-end", "leading", "inline-start", "middlestart", "middle-start"]
        ),
        ("top", ["top", "top-center", "topcenter"]),
        ("topLeading", ["top-start", "top-left", "topstart", "topleft"]),
        ("topTrailing", ["top-end", "top-right", "topend", "topright"]),
        (
            "trailing",
            ["end", "right", "right-start", "right-end", "trailing", "inline-end", "middleend", "middle-end"]
        ),
    ]
    private static let directions: [(String, Set<String>)] = [
        ("horizontal", ["horizontal", "row", "horizontal-inline", "inline"]),
        ("vertical", ["vertical", "column", "vertical-inline"]),
    ]
}
