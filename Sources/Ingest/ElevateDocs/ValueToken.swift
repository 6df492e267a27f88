import Core
import WebModel

enum ValueToken: Equatable {
    /// A value in quotes, or a number, a truth value or a bare word in code.
    case value(ListedValue)
    case word(String)
    case mark(Character)

    static func tokens(of pieces: [DocsText.Piece]) -> [ValueToken] {
        pieces.flatMap { piece in
            switch piece {
            case .code(let code, _): values(inCode: code)
            case .text(let text): tokens(ofText: text)
            }
        }
    }

    var isValue: Bool { if case .value = self { true } else { false } }

    private static func values(inCode code: String) -> [ValueToken] {
        var result: [ValueToken] = []
        for part in TypeScriptBrackets.split(code, at: "|") {
            guard let value = ListedValue(code: part.trimmed) else { return [.word(code)] }
            if !result.isEmpty { result.append(.mark("|")) }
            result.append(.value(value))
        }
        return result
    }

    private static func tokens(ofText text: String) -> [ValueToken] {
        let characters = Array(text)
        var result: [ValueToken] = []
        var index = 0
        while index < characters.count {
            let character = characters[index]
            if let closing = closingQuote(of: character), index == 0 || !isWord(characters[index - 1]),
                let end = characters[(index + 1)...].prefix(100).firstIndex(of: closing)
            {
                result.append(.value(ListedValue(.string(String(characters[(index + 1)..<end])), isQuoted: true)))
                index = end + 1
            } else if isWord(character) {
                var end = index
                while end < characters.count, isWord(characters[end]) || isInner(characters, end) { end += 1 }
                result.append(.word(String(characters[index..<end])))
                index = end
            } else {
                if !character.isBlank { result.append(.mark(character)) }
                index += 1
            }
        }
        return result
    }

    private static func isWord(_ character: Character) -> Bool { character.isLetterOrNumber || character == "_" }

    /// A dash, dot or apostrophe between letters belongs to the word: `top-start`, `e.g`.
    private static func isInner(_ characters: [Character], _ index: Int) -> Bool {
        switch characters[index] {
        case "-", ".", "'", "’": index + 1 < characters.count && isWord(characters[index + 1])
        default: false
        }
    }

    private static func closingQuote(of character: Character) -> Character? {
        switch character {
        case "\"", "'": character
        case "“": "”"
        case "‘": "’"
        default: nil
        }
    }
}
