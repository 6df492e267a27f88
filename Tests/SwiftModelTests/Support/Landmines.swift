import TestSupport

/// Names that break generators: what a web library may call something without thinking of Swift.
enum Landmines {
    /// Every keyword of Swift, the contextual ones too, and words that mean something in one place only.
    static let keywords: [String] = """
        associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private \
        precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default \
        defer do else fallthrough for guard if in repeat return throw switch where while Any as await async false is nil \
        self Self super throws true try Type Protocol any some each consume copy borrow borrowing consuming discard yield \
        then package get set lazy none actor macro mutating nonmutating nonisolated sending isolated unsafe weak unowned \
        prefix infix postfix indirect final dynamic left right willSet didSet of convenience override required optional \
        associativity precedence higherThan lowerThan assignment distributed module extern escaping autoclosure reasync \
        file line column function dsohandle available unavailable swift iOS os arch canImport keyPath selector
        """.split(separator: " ").map(String.init)

    static let hidden: [String] = """
        body id min max print abs zip stride round type description hash hashValue tag state frame bounds center window \
        transform layer mask isHidden alpha next inputView superview subviews backgroundColor contentMode accessibilityLabel \
        isEnabled isSelected isHighlighted Edge Button Text View Color String Int Double Bool Date Font Image Label List Menu \
        Picker Slider Table Form Toggle Link Binding State Result Optional Array Set allCases rawValue AllCases RawValue \
        Shape Size Body Content Item value padding label disabled Kind URL Void Never Error Task
        """.split(separator: " ").map(String.init)

    static let shapes: [String] = [
        "", " ", "-", "--", "---", "_", "__", "*", "/", ".", "...", ":", "+", "%", "&", "@", "#", "=", "<", ">", "$",
        "$0", "!", "?", "~", "^", "|", "\\", "\"", "'", "`", "`default`", "``", "(", ")", "[]", "{}", ";", ",", "//",
        "/*", "*/", "a+", "a-", "a*", "+a", "-a", "a", "A", "a_", "_a", "a b", "a\nb", "a\tb", "a\0b", "\u{0}", "\r\n",
        "2xl", "0", "1", "-1", "+1", ".5", "1.5", "1/2", "12", "16:9", "1-2", "1e3", "0x1F", "007", "100%", "50 %",
        "hideLabel", "help-text", "HTMLElement", "ariaLabelledby", "valueAsURL", "URLs", "userIDs", "HELP_TEXT",
        "XMLHttpRequest", "help text", "a/b/c", "elvt:change", "x.y.z", "--elvt-gap", "::part(base)", "aria-label",
        "don't", "h1Title", "größe", "GRÖSSE", "straße", "naïve", "Øre", "Łódź", "œuvre", "e\u{301}", "é", "\u{301}",
        "İstanbul", "ﬁ", "🎉", "👨‍👩‍👧‍👦", "🇩🇪", "❤️", "a🎉b", "日本語", "한국어", "Привет", "αβγ", "مرحبا", "שלום", "ไทย", "𝒳",
        "①", "½", "²", "\u{200B}", "\u{202E}abc", "\u{FEFF}a", "a\u{2028}b", "\u{E000}", "\u{10FFFF}", "“quoted”", "–",
        "—", "…", "€", "£", "→", String(repeating: "a", count: 500), String(repeating: "a", count: 499) + "b",
        String(repeating: "long-", count: 200), String(repeating: "🎉", count: 300), String(repeating: "9", count: 200),
        String(repeating: "-", count: 200), String(repeating: "A", count: 200),
        String(repeating: "\u{301}", count: 3000) + "a",
    ]

    static let all = keywords + keywords.map { $0.uppercased() } + hidden + shapes

    /// A name of parts that are each trouble for somebody.
    static func random(using random: inout SeededGenerator) -> String {
        let parts = [
            "a", "B", "URL", "Html", "-", "_", "2", "xl", "+", "ö", "🎉", ".", " ", "class", "é", "日", "s", "/", "--",
        ]
        return (0..<Int.random(in: 0...8, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
            .joined()
    }
}
