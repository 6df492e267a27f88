/// Words that stand for any font of a kind.
package enum GenericFonts {
    /// Words in small letters: the words of CSS, and the words by which browsers call the font of the system.
    private static let words: Set<String> = [
        "serif", "sans-serif", "monospace", "cursive", "fantasy", "fangsong", "math", "emoji",
        "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded",
        "-apple-system", "blinkmacsystemfont",
    ]

    package static func contains(_ name: String) -> Bool { words.contains(name.lowercased()) }
}
