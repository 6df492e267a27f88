import Documents

/// Marks code of this program, so that a look at single words is enough.
struct HighlightedSwift {
    private var html = HTMLText()

    static func value(_ lines: [String]) -> TemplateValue {
        var highlighted = HighlightedSwift()
        for line in lines {
            highlighted.append(line[...])
            highlighted.html.append("\n")
        }
        return highlighted.html.value
    }

    private static let keywords: Set<String> = [
        "import", "struct", "final", "class", "extension", "func", "var", "let", "private", "override", "some", "in",
        "self", "super", "nil", "true", "false", "return",
    ]

    private mutating func append(_ line: Substring) {
        var rest = line
        while let first = rest.first {
            if rest.hasPrefix("//") {
                html.element("span", class: "c", rest)
                return
            }
            let length: Int
            switch first {
            case "\"": length = Self.lengthOfString(rest)
            case "@": length = 1 + rest.dropFirst().prefix(while: Self.isWord).count
            case _ where Self.isWord(first): length = rest.prefix(while: Self.isWord).count
            default: length = 1
            }
            append(word: rest.prefix(length))
            rest = rest.dropFirst(length)
        }
    }

    private mutating func append(word: Substring) {
        switch word.first {
        case "\"": html.element("span", class: "s", word)
        case "@" where word.count > 1: html.element("span", class: "a", word)
        case _ where Self.keywords.contains(String(word)): html.element("span", class: "k", word)
        case .some(let first) where first.isUppercase: html.element("span", class: "t", word)
        default: html.append(String(word))
        }
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// Ends with the line where a quote is missing.
    private static func lengthOfString(_ text: Substring) -> Int {
        var isEscaped = false
        for (index, character) in text.dropFirst().enumerated() {
            if isEscaped {
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                return index + 2
            }
        }
        return text.count
    }
}
