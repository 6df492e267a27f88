import SwiftModel

/// Meanings of the values of enums for styles; the table `Variants` of the matrix has the words of tones and emphases.
struct TokenMeaning: Sendable {
    let variants: VariantMeanings

    /// Properties that an axis may have, the clearest first.
    static func names(of kind: TokenAxis.Kind) -> [String] {
        switch kind {
        case .tone:
            [
                "tone", "status", "severity", "color", "variant", "design", "valueState", "state", "type", "kind",
                "colorScheme", "presence", "appearance", "emphasis", "actionStyle", "style",
            ]
        case .size: ["size", "controlSize", "density"]
        case .shape: ["shape"]
        case .padding: ["padding"]
        case .emphasis: ["emphasis", "appearance", "variant", "actionStyle", "design", "fill", "type", "kind", "style"]
        case .edge:
            ["placement", "indicatorPlacement", "controlAlign", "labelPlacement", "split", "position", "direction"]
        case .corner: ["placement", "position"]
        case .direction: ["direction", "orientation", "layout", "split", "variant"]
        }
    }

    /// Nil where too few of the words have a meaning, so that the enum says nothing of this axis.
    func groups(of enumeration: SwiftEnum, named name: String, _ kind: TokenAxis.Kind) -> [TokenAxis.Group]? {
        switch enumeration.form {
        case .strings: groups(of: enumeration, kind)
        case .openStrings: Self.openNames(of: kind).contains(name) ? openGroups(of: enumeration, kind) : nil
        case .integers, .choice: nil
        }
    }

    /// Properties of an open type that are an axis: few of its values are known, so that its name has to say it.
    private static func openNames(of kind: TokenAxis.Kind) -> Set<String> {
        switch kind {
        case .tone: ["tone", "status", "severity", "color", "variant", "kind", "colorScheme"]
        case .size: ["size", "controlSize", "density"]
        case .shape: ["shape"]
        case .padding: ["padding"]
        case .emphasis: ["emphasis", "appearance", "variant", "kind", "fill"]
        case .edge: ["placement", "indicatorPlacement", "labelPlacement", "position", "controlAlign"]
        case .corner: ["placement", "position"]
        case .direction: ["direction", "orientation", "layout", "variant"]
        }
    }

    /// Each meaning with all of its words, for a text whose name says that it is this axis: nobody knows its values.
    func groups(ofTextNamed name: String, _ kind: TokenAxis.Kind) -> [TokenAxis.Group]? {
        guard Self.textNames(of: kind).contains(name) else { return nil }
        let groups = vocabulary(kind).map { look, words in
            TokenAxis.Group(meaning: look.meaning, cases: [], words: words.sorted())
        }
        return groups + [TokenAxis.Group(meaning: Self.fallback(kind), cases: [])]
    }

    private static func textNames(of kind: TokenAxis.Kind) -> Set<String> {
        switch kind {
        case .tone: ["tone", "variant"]
        case .size: ["size", "controlSize", "density"]
        case .emphasis: ["emphasis", "appearance"]
        case .shape, .padding, .edge, .corner, .direction: []
        }
    }

    /// Each meaning with all of its words; nil where no value that is known has one.
    private func openGroups(of enumeration: SwiftEnum, _ kind: TokenAxis.Kind) -> [TokenAxis.Group]? {
        var cases: [Look: [(name: SwiftIdentifier, text: String)]] = [:]
        let isPresence = Self.isPresence(enumeration, kind)
        for (name, text) in enumeration.texts {
            guard let look = look(of: text.lowercased(), kind, isPresence: isPresence) else { continue }
            cases[look, default: []].append((name, text.lowercased()))
        }
        if cases.isEmpty || cases.keys.allSatisfy(\.isBorrowed) { return nil }
        let isMixed = cases.keys.contains { $0.emphasis != nil }
        var vocabulary = vocabulary(kind, withEmphasis: isMixed)
        // Values of several words are in no list.
        for look in Set(cases.keys.map(\.drawn)).sorted() where !vocabulary.contains(where: { $0.0 == look }) {
            vocabulary.append((look, []))
        }
        let groups = vocabulary.map { look, words in
            let own = cases.filter { $0.key.drawn == look }.flatMap(\.value)
            return TokenAxis.Group(
                meaning: look.meaning,
                emphasis: look.emphasis,
                cases: own.map(\.name).sorted(),
                words: Set(words + own.map(\.text)).sorted()
            )
        }
        return groups + [TokenAxis.Group(meaning: Self.fallback(kind), cases: [], isKnown: true)]
    }

    private func groups(of enumeration: SwiftEnum, _ kind: TokenAxis.Kind) -> [TokenAxis.Group]? {
        var byLook: [Look: [SwiftIdentifier]] = [:]
        var unknown: [SwiftIdentifier] = []
        let isPresence = Self.isPresence(enumeration, kind)
        for enumCase in enumeration.cases {
            guard case .string(let value) = enumCase.value else { return nil }
            if let look = look(of: value.lowercased(), kind, isPresence: isPresence) {
                byLook[look, default: []].append(enumCase.name)
            } else {
                unknown.append(enumCase.name)
            }
        }
        let own = byLook.filter { !$0.key.isBorrowed }
        let known = own.values.reduce(0) { $0 + $1.count }
        let meanings = Set(own.keys.map(\.meaning))
        let saysSomething = meanings.count > 1 || !meanings.contains(Self.fallback(kind))
        guard known > 0 else { return nil }
        if unknown.isEmpty {
            guard own.count == byLook.count || saysSomething else { return nil }
        } else {
            guard known > 1, saysSomething else { return nil }
        }
        var drawn: [Look: [SwiftIdentifier]] = [:]
        for enumCase in enumeration.cases {
            for (look, names) in byLook where names.contains(enumCase.name) {
                drawn[look.drawn, default: []].append(enumCase.name)
            }
        }
        if kind == .tone { Self.raiseDefault(of: enumeration, in: &drawn) }
        let groups = drawn.sorted { $0.key < $1.key }.map {
            TokenAxis.Group(meaning: $0.key.meaning, emphasis: $0.key.emphasis, cases: $0.value)
        }
        guard !unknown.isEmpty else { return groups }
        return groups + [TokenAxis.Group(meaning: Self.fallback(kind), cases: unknown, isKnown: false)]
    }

    /// Makes the default the first choice beside a value that is called secondary, where nothing else is called so.
    private static func raiseDefault(of enumeration: SwiftEnum, in groups: inout [Look: [SwiftIdentifier]]) {
        guard groups.keys.contains(where: { $0.emphasis == VariantMeaning.Emphasis.secondary.rawValue }),
            !groups.keys.contains(where: { $0.meaning == "primary" }),
            let first = enumeration.cases.first(where: { $0.value == .string("default") })?.name
        else { return }
        let neutral = Look(meaning: fallback(.tone))
        groups[neutral]?.removeAll { $0 == first }
        if groups[neutral]?.isEmpty == true { groups[neutral] = nil }
        groups[Look(meaning: "primary")] = [first]
    }

    private struct Look: Hashable, Comparable {
        let meaning: String
        var emphasis: String?
        /// Whether the value says nothing of this kind, but something of the other: `ghost` among tones.
        var isBorrowed = false

        var drawn: Look { Look(meaning: meaning, emphasis: emphasis) }

        static func < (one: Look, other: Look) -> Bool {
            (one.meaning, one.emphasis ?? "") < (other.meaning, other.emphasis ?? "")
        }
    }

    func words(for meaning: String, _ kind: TokenAxis.Kind) -> [String] {
        if kind == .tone { return VariantMeaning.Tone(rawValue: meaning).map(variants.words) ?? [] }
        return vocabulary(kind).filter { $0.0.meaning == meaning }.flatMap(\.1).sorted()
    }

    func isKnown(_ word: String, _ kind: TokenAxis.Kind) -> Bool { look(of: word, kind)?.isBorrowed == false }

    private func look(of value: String, _ kind: TokenAxis.Kind, isPresence: Bool = false) -> Look? {
        switch kind {
        case .tone:
            if isPresence, let presence = Self.presences.first(where: { $0.1.contains(value) }) {
                return Look(meaning: presence.0)
            }
            return variants[value].flatMap(Self.tone)
        case .emphasis:
            return variants[value].map { meaning in
                Look(meaning: (meaning.emphasis ?? .filled).rawValue, isBorrowed: meaning.emphasis == nil)
            }
        case .size, .shape, .padding, .edge, .corner, .direction:
            return Self.words(of: kind).first { $0.1.contains(value) }.map { Look(meaning: $0.0) }
        }
    }

    private static func tone(_ meaning: VariantMeaning) -> Look? {
        let emphasis = meaning.emphasis.flatMap { $0 == .filled ? nil : $0.rawValue }
        if let tone = meaning.tone { return Look(meaning: tone.rawValue, emphasis: emphasis) }
        return emphasis.map { Look(meaning: fallback(.tone), emphasis: $0, isBorrowed: true) }
    }

    /// Asks for the presence of a person, for only beside “online” is “busy” a tone: a busy button is not in danger.
    private static func isPresence(_ enumeration: SwiftEnum, _ kind: TokenAxis.Kind) -> Bool {
        kind == .tone && enumeration.cases.contains { [.string("online"), .string("available")].contains($0.value) }
    }

    private static func fallback(_ kind: TokenAxis.Kind) -> String {
        switch kind {
        case .tone: "neutral"
        case .size: "medium"
        case .shape: "rounded"
        case .padding: "medium"
        case .emphasis: "filled"
        case .edge: "top"
        case .corner: "bottom"
        case .direction: "vertical"
        }
    }

    /// Groups the words of a kind by their looks; unless `isMixed`, by meanings alone, without words of the other kind.
    private func vocabulary(_ kind: TokenAxis.Kind, withEmphasis isMixed: Bool = false) -> [(Look, [String])] {
        switch kind {
        case .tone, .emphasis:
            var words: [Look: [String]] = [:]
            for word in variants.words.keys {
                guard let look = look(of: word, kind), isMixed || !look.isBorrowed else { continue }
                words[isMixed ? look.drawn : Look(meaning: look.meaning), default: []].append(word)
            }
            return words.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        case .size, .shape, .padding, .edge, .corner, .direction:
            return Self.words(of: kind).map { (Look(meaning: $0.0), Array($0.1)) }
        }
    }

    private static func words(of kind: TokenAxis.Kind) -> [(String, Set<String>)] {
        switch kind {
        case .tone, .emphasis: []
        case .size: sizes
        case .padding: sizes + [("none", ["none", "no", "off", "flush", "zero", "0"])]
        case .shape: shapes
        case .edge: edges
        case .corner: corners
        case .direction: directions
        }
    }

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
