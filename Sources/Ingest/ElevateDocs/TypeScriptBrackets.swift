/// Finds the ends of brackets and the marks outside of them in TypeScript text. The parts are parsed elsewhere.
enum TypeScriptBrackets {
    /// The index behind the bracket that closes the one the text begins with.
    static func end(of text: Substring) -> String.Index? {
        var scanner = Scanner()
        for index in text.indices {
            scanner.step(text[index])
            if scanner.depth == 0, scanner.quote == nil { return text.index(after: index) }
        }
        return nil
    }

    /// The index of the parenthesis that the one at the end of the text closes; brackets in between may be wrong.
    static func parenthesisClosedAtEnd(of text: String) -> String.Index? {
        guard text.hasSuffix(")") else { return nil }
        var scanner = Scanner()
        var open: [String.Index] = []
        var last: String.Index?
        for index in text.indices {
            scanner.step(text[index])
            guard scanner.quote == nil else { continue }
            if text[index] == "(" { open.append(index) }
            if text[index] == ")" { last = open.popLast() }
        }
        return scanner.quote == nil ? last : nil
    }

    /// The parts between marks that stand outside of brackets and quotes. `=>`, `==` and the like are no `=`.
    static func split(_ text: some StringProtocol, at mark: Character) -> [String] {
        guard text.contains(mark) else { return [String(text)] }
        var parts: [String] = []
        var current = ""
        var scanner = Scanner()
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            scanner.step(character)
            let next = index + 1 < characters.count ? characters[index + 1] : " "
            let before = index > 0 ? characters[index - 1] : " "
            let isPart = mark == "=" && (next == ">" || next == "=" || "=<>!".contains(before))
            if character == mark, scanner.depth == 0, scanner.quote == nil, !isPart {
                parts.append(current)
                current = ""
            } else {
                current.append(character)
            }
        }
        parts.append(current)
        return parts
    }

    private struct Scanner {
        var depth = 0
        var quote: Character?
        private var previous: Character = " "

        mutating func step(_ character: Character) {
            defer { previous = character }
            if let open = quote {
                if character == open, previous != "\\" { quote = nil }
                return
            }
            switch character {
            case "\"", "'", "`": quote = character
            case "(", "[", "{", "<": depth += 1
            case ")", "]", "}": depth -= 1
            case ">" where previous != "=": depth -= 1
            default: break
            }
        }
    }
}
