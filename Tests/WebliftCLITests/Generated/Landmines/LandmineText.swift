/// Text that would leave the comment or the literal that it is put into, if it could.
enum LandmineText {
    static let short =
        "*/ /* \"\"\" \" \\( \\u{0} `code` ``` \r \r\n \u{0} \u{2028} \u{2029} \u{200F}\u{202E}txet\u{2066} #if \u{FEFF} \\"

    /// 100 KB in one line, and as many again in many.
    static let long =
        String(repeating: "long */ \\(text) ", count: 6_400) + String(repeating: "line\n*/\n", count: 12_500)

    /// Values of one enumeration that are hard to tell apart or to name.
    static let values = [
        "", " ", "-", "+", "a", "A", "a+", "a-", "+a", "-a", "a b", "a-b", "aB", "AB", "a_b", "1", "01", "1a", "1.5",
        "-1", "🙂", "🙂🙂", "👩‍👩‍👧", "é", "e\u{301}", "ß", "SS", "default", "Default", "DEFAULT", "self", "Self", "init",
        "Type", "rawValue", "allCases", "hashValue", "description", "none", "some", "\\(x)", "\"", "'", "*/",
        "\u{202E}x", "\u{0}", "\n", "_", "__", "$0", "#if", "`a`", "//", "x/y", "../x",
    ]
}
