/// The words that stand for whatever font of a kind there is.
package enum GenericFonts {
    /// In small letters: those of CSS, and those by which browsers call the font of the system.
    private static let words: Set<String> = [
        "serif", "sans-serif", "monospace", "cursive", "fantasy", "fangsong", "math", "emoji",
        "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded",
        "-apple-system", "blinkmacsystemfont",
    ]

    package static func contains(_ name: String) -> Bool { words.contains(name.lowercased()) }
}
