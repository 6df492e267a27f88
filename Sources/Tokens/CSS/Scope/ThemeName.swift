import Core

/// Meaning of a theme's name for light and dark, as it stands in classes and attributes.
enum ThemeName {
    /// `.dark`, `.theme-dark` and `.sl-theme-dark`; `.btn-dark` is a component. The name of the library may stand in
    /// front where its custom properties begin with it too.
    static func scope(ofClass name: String, library: @autoclosure () -> String?) -> StylesheetScope {
        let words = words(of: name)
        if knownClasses.contains(words) { return scope(of: words.suffix(1), isTheme: false) }
        let isTheme = words.contains { themeWords.contains($0) }
        var meant = words.filter { !neutralWords.contains($0) }
        if isTheme, meant.count == 2, words[0] == meant[0], meant[0] == library() { meant.removeFirst() }
        if meant.isEmpty { return isTheme ? .everywhere : .elsewhere(.component) }
        return scope(of: meant[...], isTheme: isTheme)
    }

    /// Reads the scope from an attribute: `[data-theme="dark"]`, `[data-dark]`.
    static func scope(ofAttribute name: String, value: String?) -> StylesheetScope {
        let nameWords = words(of: name).filter { $0 != "data" }
        let ofName = scope(of: nameWords.filter { !neutralWords.contains($0) }[...], isTheme: false)
        guard nameWords.contains(where: { themeWords.contains($0) }) else {
            return value == nil && ofName.mode != nil ? ofName : .elsewhere(.component)
        }
        let meant = words(of: value ?? "").filter { !neutralWords.contains($0) }
        let ofValue = meant.isEmpty ? .everywhere : scope(of: meant[...], isTheme: true)
        return ofName.mode == nil ? ofValue : ofName.intersection(ofValue)
    }

    /// Nil where the name can mean another thing too, as `dark-high-contrast` can; `Dark` and `light mode` are modes.
    static func mode(named name: String) -> TokenMode? {
        let meant = words(of: name).filter { !neutralWords.contains($0) }
        return meant.count == 1 ? TokenMode(rawValue: meant[0]) : nil
    }

    /// Whether a name says nothing at all, as `Default` or `Mode 1`.
    static func isNeutral(_ name: String) -> Bool {
        words(of: name).allSatisfy { neutralWords.contains($0) || Int($0) != nil || $0 == "value" }
    }

    /// `acmeBlue` and `theme-acme-blue` become `acme-blue`; nil for light, dark and a name that says nothing.
    static func theme(named name: String) -> String? {
        let meant = words(of: name).filter { !neutralWords.contains($0) }
        guard !meant.isEmpty, mode(named: name) == nil else { return nil }
        return meant.joined(separator: "-")
    }

    private static func scope(of words: ArraySlice<String>, isTheme: Bool) -> StylesheetScope {
        if words.count == 1, let mode = words.first.flatMap({ TokenMode(rawValue: $0) }) { return .mode(mode) }
        return isTheme ? .theme(words.joined(separator: "-")) : .elsewhere(.component)
    }

    /// Splits a name into words in small letters: `darkMode`, `dark-mode` and `dark_mode` are two words.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        var isBehindSmall = false
        for byte in name.utf8 {
            let isInWord =
                byte != UInt8(ascii: "_") && StylesheetBytes.beginsName(byte) || byte.isASCIIDigit
            if !word.isEmpty, !isInWord || byte.isCapital && isBehindSmall {
                words.append(String(decoding: word, as: UTF8.self))
                word.removeAll(keepingCapacity: true)
            }
            if isInWord { word.append(byte.small) }
            isBehindSmall = isInWord && !byte.isCapital
        }
        return word.isEmpty ? words : words + [String(decoding: word, as: UTF8.self)]
    }

    private static let themeWords: Set<String> = ["theme", "themes", "mode", "scheme", "appearance"]

    private static let neutralWords: Set<String> = themeWords.union([
        "color", "colour", "prefers", "is", "has", "auto", "system", "default", "root", "base",
    ])

    /// Theme classes of widespread libraries that have the name of the library where others have “theme”.
    private static let knownClasses: Set<[String]> = Set(
        [["wa"], ["p"], ["spectrum"], ["bp5"], ["ion", "palette"], ["chakra", "ui"], ["mat", "app"]]
            .flatMap { [$0 + ["light"], $0 + ["dark"]] }
    )
}
