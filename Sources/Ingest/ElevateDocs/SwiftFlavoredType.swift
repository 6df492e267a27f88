/// Types that an author spelled the Swift way: `Boolean`, `Number[]`, `String?`, `[String]`.
enum SwiftFlavoredType {
    private static let names = [
        "Boolean": "boolean", "Bool": "boolean", "Number": "number", "Int": "number", "Double": "number",
        "Float": "number", "String": "string", "Void": "void", "Any": "any",
    ]

    static func typeScript(_ text: String) -> String {
        let characters = Array(text)
        if characters.first == "[", characters.last == "]" {
            let inner = String(characters.dropFirst().dropLast()).trimmed
            if let name = names[inner] { return name + "[]" }
        }
        var result = ""
        var quote: Character?
        var index = 0
        /// Whether a type that begins with a capital ends right here: only then a question mark is Swift's.
        var isBehindName = false
        while index < characters.count {
            let character = characters[index]
            if let open = quote {
                if character == open { quote = nil }
                result.append(character)
                index += 1
            } else if isWord(character) {
                let end = characters[index...].firstIndex { !isWord($0) } ?? characters.count
                let word = String(characters[index..<end])
                let isWhole = (index == 0 || characters[index - 1] != ".") && !isKey(characters, end)
                result += isWhole ? names[word] ?? word : word
                isBehindName = isWhole && character.isUppercase
                index = end
            } else {
                if character == "?", isBehindName, endsType(characters, index + 1) {
                    result += " | undefined"
                } else {
                    result.append(character)
                }
                if character == "'" || character == "\"" || character == "`" { quote = character }
                isBehindName = isBehindName && (character == "[" || character == "]" || character == ">")
                index += 1
            }
        }
        return result
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetterOrNumber || character == "_" || character == "$"
    }

    /// Whether a word that ends here is the name of a member or parameter: a colon follows.
    private static func isKey(_ characters: [Character], _ end: Int) -> Bool {
        var rest = characters[end...].drop(while: \.isWhitespace)
        if rest.first == "?" { rest = rest.dropFirst() }
        return rest.first == ":"
    }

    private static func endsType(_ characters: [Character], _ index: Int) -> Bool {
        let rest = characters[index...].drop(while: \.isWhitespace)
        guard let next = rest.first else { return true }
        return ")],>|;}".contains(next)
    }
}
