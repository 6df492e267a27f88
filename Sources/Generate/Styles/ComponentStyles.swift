import Core
import SwiftModel
import Tokens

struct ComponentStyles {
    private let tokens: [StylePurpose: DesignToken]
    /// Tokens for parts of the component, and tokens for a purpose that another one has.
    private let others: [DesignToken]
    /// Values of the API that tokens name and the component does not have, each with the first token that does.
    let foreignValues: [(value: String, token: Token)]
    /// Words that say nothing of styles, each with the first token that has it.
    let unknownWords: [(word: String, token: Token)]
    let design: DesignTokenLibrary
    /// Tokens of the component, sorted by name.
    let all: [DesignToken]
    /// Words by the place of a token: its first word that says nothing, or the value that the component does not have.
    let strangeWords: [Int: String]
    /// The places of the tokens that are for such a value.
    let otherValues: Set<Int>
    /// Purposes of tokens that the component does not own: of its items, of its family, and of no component.
    private let ofItems: Set<StylePurpose>
    /// Purposes of the tokens of no component: they know the tone, and nothing of how much of it is drawn.
    private let ofTones: Set<StylePurpose>

    init?(
        _ component: ComponentScaffold,
        _ axes: [TokenAxis],
        in library: ScaffoldLibrary,
        _ design: DesignTokenLibrary
    ) {
        let own = design.tokens(of: component.swift.names.componentTokens)
        let items = Self.items(of: component, in: library, design)
        var borrowed = items
        if own.isEmpty { borrowed += Self.family(of: component, axes, in: library, design) }
        let semantic =
            own.isEmpty ? SemanticStyles(component: component, axes: axes, tokens: design.semantic).purposes : []
        let special = borrowed.count
        borrowed += semantic
        guard !own.isEmpty || !borrowed.isEmpty else { return nil }
        let readings = Self.readings(
            of: own,
            words: design.graph.words,
            StyleVocabulary(axes, component, in: library),
            mayBeAnyPart: component.swift.parts.contains { $0.name == DrawnPart.others }
        )
        var tokens: [StylePurpose: DesignToken] = [:]
        tokens.reserveCapacity(own.count)
        // A token may be there for several purposes: these stand as they were found.
        var purposes: [StylePurpose] = []
        var others: [DesignToken] = []
        var foreign: [String: Token] = [:]
        var unknown: [String: Token] = [:]
        for (token, reading) in zip(own, readings) {
            for word in reading.unknownWords where unknown[word] == nil { unknown[word] = token.token }
            if let value = reading.foreignValue {
                if foreign[value] == nil { foreign[value] = token.token }
            } else if let purpose = reading.purpose, tokens[purpose] == nil {
                // Purposes go to the first of two tokens by name. Only names with needless words can share a purpose.
                tokens[purpose] = token
                purposes.append(purpose)
            } else {
                others.append(token)
            }
        }
        // Tokens of an item speak of the items of every component that draws them.
        var ofItems: Set<StylePurpose> = []
        var ofTones: Set<StylePurpose> = []
        for (place, (purpose, token)) in borrowed.enumerated() where tokens[purpose] == nil {
            tokens[purpose] = token
            purposes.append(purpose)
            ofItems.insert(purpose)
            if place >= special { ofTones.insert(purpose) }
        }
        self.ofTones = ofTones
        self.tokens = tokens
        self.ofItems = ofItems
        self.others = others
        all = own
        let strange = zip(own, readings).compactMap { token, reading in
            (reading.foreignValue ?? reading.unknownWords.first).map { (token.place, $0) }
        }
        strangeWords = Dictionary(strange) { first, _ in first }
        otherValues = Set(zip(own, readings).filter { $1.foreignValue != nil }.map(\.0.place))
        let entries = purposes.compactMap { purpose in
            tokens[purpose].map {
                Entry(purpose: purpose, token: $0, isReplaced: purpose.press.map { tokens[$0] != nil } ?? false)
            }
        }
        self.entries = entries.enumerated().sorted { one, other in
            let names = (one.element.token.token.name, other.element.token.token.name)
            return names.0 == names.1 ? one.offset < other.offset : names.0 < names.1
        }
        .map(\.element)
        self.design = design
        foreignValues = foreign.sorted { $0.key < $1.key }.map { (value: $0.key, token: $0.value) }
        unknownWords = unknown.sorted { $0.key < $1.key }.map { (word: $0.key, token: $0.value) }
    }

    /// Tokens of `field` are for a `search-field`: the longest beginning or end of the component's name goes first, the
    /// names for all components of its kind go last.
    private static func family(
        of component: ComponentScaffold,
        _ axes: [TokenAxis],
        in library: ScaffoldLibrary,
        _ design: DesignTokenLibrary
    ) -> [(StylePurpose, DesignToken)] {
        let name = component.swift.names.base.name.nameWords.map { $0.lowercased() }
        let shorter = (1..<max(name.count, 1)).reversed().flatMap { [Array(name.prefix($0)), Array(name.suffix($0))] }
        let vocabulary = StyleVocabulary(axes, component, in: library)
        let kinds = SemanticStyles.kindNames(of: component.swift.primitive).map {
            $0.split(separator: "-").map(String.init)
        }
        return ([name] + shorter + kinds).flatMap { name -> [(StylePurpose, DesignToken)] in
            let family = design.families[name.joined(separator: "-")] ?? []
            let tokens = family.map { (words: $0.token.words, token: $0) } + design.semantic.tokens(of: name)
            return tokens.compactMap { words, token in
                let words = words.map { design.graph.words[$0.lowercased()] ?? $0 }
                let reading = StyleReading(words, vocabulary, isColor: token.kind == DesignTokenKind(type: .color))
                guard reading.foreignValue == nil, reading.unknownWords.isEmpty else { return nil }
                return reading.purpose.map { ($0, token) }
            }
        }
    }

    private static func items(
        of component: ComponentScaffold,
        in library: ScaffoldLibrary,
        _ design: DesignTokenLibrary
    ) -> [(StylePurpose, DesignToken)] {
        let tags = component.members.compactMap { member in
            if case .items(_, let tag?) = member.form { tag } else { nil }
        }
        return Set(tags).sorted().compactMap(library.component).flatMap { item -> [(StylePurpose, DesignToken)] in
            let tokens = design.tokens(of: item.swift.names.componentTokens)
            let axes = TokenAxis.axes(of: item, in: library)
            let readings = readings(of: tokens, words: design.graph.words, StyleVocabulary(axes, item, in: library))
            return zip(tokens, readings).compactMap { token, reading in
                // The values of the API of an item are none of its parent's.
                guard reading.foreignValue == nil, reading.unknownWords.isEmpty, var purpose = reading.purpose,
                    purpose.values.isEmpty
                else { return nil }
                purpose.part = StylePart.item.with(purpose.part)
                return (purpose, token)
            }
        }
    }

    /// Words that nobody knows are parts where several tokens have them: that is how parts are learned that no source
    /// tells of. Where an app places parts, a word of a single token is one too; it is told all the same.
    private static func readings(
        of tokens: [DesignToken],
        words: [String: String],
        _ vocabulary: StyleVocabulary,
        mayBeAnyPart: Bool = false
    ) -> [StyleReading] {
        func read(_ token: DesignToken, _ vocabulary: StyleVocabulary) -> StyleReading {
            if let use = token.token.use { return StyleReading(use, vocabulary) }
            return StyleReading(
                token.token.words.map { words[$0.lowercased()] ?? $0 },
                vocabulary,
                isColor: token.kind == DesignTokenKind(type: .color)
            )
        }
        var readings = tokens.map { read($0, vocabulary) }
        var users: [String: Int] = [:]
        for word in readings.flatMap({ Set($0.unknownWords) }) { users[word, default: 0] += 1 }
        let learned = Set(users.filter { $0.value > 1 && Int($0.key) == nil }.keys)
        let parts = mayBeAnyPart ? Set(users.keys.filter { Int($0) == nil }) : learned
        if parts.isEmpty { return readings.map(\.certain) }
        let taught = vocabulary.learning(parts)
        for (index, reading) in readings.enumerated() where !parts.isDisjoint(with: reading.unknownWords) {
            let told = reading.unknownWords.filter { !learned.contains($0) }
            readings[index] = read(tokens[index], taught).telling(told)
        }
        return readings.map(\.certain)
    }

    /// Entries for all tokens that styles could draw, sorted by the names of the tokens.
    let entries: [Entry]

    struct Entry {
        let purpose: StylePurpose
        let token: DesignToken
        /// Whether another token tells of a press: on iOS it stands for hovering.
        let isReplaced: Bool
    }

    /// The token for a purpose; nil where it is of another type.
    func token(_ purpose: StylePurpose, as type: TokenSwiftType) -> DesignToken? {
        tokens[purpose].flatMap { $0.kind == DesignTokenKind(type: type) ? $0 : nil }
    }

    func color(_ purpose: StylePurpose, for tone: SwiftIdentifier?) -> DesignToken? {
        guard let tone else { return token(purpose, as: .color) }
        var own = purpose
        own.values[.tone] = tone
        return token(own, as: .color) ?? token(purpose, as: .color)
    }

    /// Tokens that a style could draw, in no order.
    var tokensToDraw: [DesignToken] {
        others + entries.filter { !ofItems.contains($0.purpose) && !$0.isReplaced }.map(\.token)
    }

    /// The tokens for hovering, each with the one for a press that stands for it.
    var hovers: [(token: DesignToken, press: DesignToken)] {
        tokens.compactMap { purpose, token in
            guard let press = purpose.press, !ofItems.contains(purpose) else { return nil }
            return tokens[press].map { (token, $0) }
        }
    }

    /// Whether a class is for some value of an axis. Values that classes leave out are left out on purpose.
    func hasClasses(for kind: TokenAxis.Kind) -> Bool {
        tokens.contains { $0.key.values[kind] != nil && $0.value.token.use != nil }
    }

    func speaks(of value: SwiftIdentifier, _ kind: TokenAxis.Kind) -> Bool {
        tokens.keys.contains { $0.values[kind] == value }
    }

    /// Whether a token of the component or of its kind speaks of a value, and not of its tone alone.
    func speaksItself(of value: SwiftIdentifier, _ kind: TokenAxis.Kind) -> Bool {
        tokens.keys.contains { $0.values[kind] == value && !ofTones.contains($0) }
    }

    /// Location of the first of the tokens by name.
    var firstPlace: SourceLocation? {
        tokens.values.map(\.token).min { $0.name < $1.name }.flatMap { ($0.light ?? $0.dark)?.location }
    }

    func points(_ token: DesignToken) -> Double? {
        if case .length(let points) = design.graph.value(at: token.place, in: .light) {
            points
        } else {
            nil
        }
    }

    /// Whether a color is seen in no appearance.
    func isClear(_ token: DesignToken) -> Bool {
        [TokenMode.light, .dark].allSatisfy { mode in
            if case .color(let color) = design.graph.value(at: token.place, in: mode) {
                color.alpha == 0
            } else {
                false
            }
        }
    }

    /// Whether a text can be read on a fill, in light and in dark, as far as both colors are known.
    func isReadable(_ text: DesignToken, on fill: DesignToken) -> Bool {
        let pair = ContrastPair(.text, text.place, on: fill.place, isDisabled: false, in: design.graph)
        return [TokenMode.light, .dark].allSatisfy { mode in
            pair[mode].contrast.map { $0 >= .text } ?? false
        }
    }

    /// The place of the first name of a font that is no generic one, such as `sans-serif`.
    func namedFont(_ token: DesignToken) -> Int? {
        guard case .fontFamily(let names) = design.graph.value(at: token.place, in: .light) else { return nil }
        return names.firstIndex { !GenericFonts.contains($0) }
    }
}
