/// Meaning of a word for a variant in the drawing of a component: how much it stands out, and the tone of its color.
package struct VariantMeaning: Sendable, Hashable {
    package enum Emphasis: String, Sendable, Hashable, CaseIterable {
        /// Area in the color of the tone.
        case filled
        /// Area in the second fill of the system.
        case secondary
        /// Area in a light tint of the tone.
        case soft
        /// Border without an area.
        case outlined
        /// No area until it is pressed.
        case plain
        /// Link as on the web: underlined, without an area.
        case link
    }

    package enum Tone: String, Sendable, Hashable, CaseIterable {
        case danger, info, neutral, primary, success, warning
    }

    /// nil for a word of colors alone.
    package let emphasis: Emphasis?
    /// nil for a word that is of any color.
    package let tone: Tone?

    package init(emphasis: Emphasis? = nil, tone: Tone? = nil) {
        self.emphasis = emphasis
        self.tone = tone
    }
}

/// The words for variants that are known, in lower case.
package struct VariantMeanings: Sendable, Hashable {
    package let words: [String: VariantMeaning]

    package init(_ words: [String: VariantMeaning] = [:]) {
        self.words = words
    }

    /// Meaning of a value by its own row, or by the rows of its words, where all of them have one: `outline-danger`.
    package subscript(value: String) -> VariantMeaning? {
        if let meaning = words[value.lowercased()] { return meaning }
        let parts = value.nameWords.map { words[$0.lowercased()] }
        guard parts.count > 1, !parts.contains(nil) else { return nil }
        let meanings = parts.compactMap(\.self)
        // `primary` is filled as long as no other word says how it is drawn: `primary-outline`.
        let emphasis = meanings.first { $0.tone == nil && $0.emphasis != nil } ?? meanings.first { $0.emphasis != nil }
        let tone = meanings.first { $0.emphasis == nil && $0.tone != nil } ?? meanings.first { $0.tone != nil }
        return VariantMeaning(emphasis: emphasis?.emphasis, tone: tone?.tone)
    }

    package func words(for tone: VariantMeaning.Tone) -> [String] {
        words.filter { $0.value.tone == tone }.keys.sorted()
    }
}
