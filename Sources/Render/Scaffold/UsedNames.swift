/// The names that a piece of Swift uses from outside of itself: not labels of arguments, not members behind a dot, not
/// what it names itself in a closure or a pattern.
struct UsedNames {
    private(set) var names: Set<String> = []

    init(in source: [UInt8]) {
        var scanner = Scanner(source)
        scanner.scan()
        names = scanner.used
        names.subtract(scanner.bound)
        names.formUnion(scanner.explicit)
    }

    /// What stands before a name, as far as it tells what the name is.
    private enum Token {
        case dot, question, parenthesis
        case `self`, `let`, `in`
        /// `var` or `for`.
        case binder
        case other

        init(_ byte: UInt8) {
            switch byte {
            case UInt8(ascii: "."): self = .dot
            case UInt8(ascii: "?"): self = .question
            case UInt8(ascii: "("): self = .parenthesis
            default: self = .other
            }
        }

        init(_ word: ArraySlice<UInt8>) {
            func isWord(_ text: StaticString) -> Bool {
                word.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
            }
            switch word.count {
            case 2 where isWord("in"): self = .in
            case 3 where isWord("let"): self = .let
            case 3 where isWord("var") || isWord("for"): self = .binder
            case 4 where isWord("self"): self = .self
            default: self = .other
            }
        }
    }

    /// How far a literal goes.
    private enum StringForm {
        case line, lines

        var quotes: Int { self == .line ? 1 : 3 }
    }

    private struct Interpolation {
        let string: StringForm
        var parentheses = 1
    }

    private struct Scanner {
        let bytes: [UInt8]
        var position = 0
        var used: Set<String> = []
        /// Behind `self.`, or bound to itself as in `if let label {`.
        var explicit: Set<String> = []
        var bound: Set<String> = []
        var previous = Token.other
        var beforePrevious = Token.other
        /// Each interpolation that is open.
        var interpolations: [Interpolation] = []
        /// What stands since the last brace, as names: the parameters of a closure if `in` follows.
        var sinceBrace: [String]?

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        mutating func scan() {
            while let byte = peek() {
                switch byte {
                case UInt8(ascii: "\""): skipString()
                case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
                case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
                case UInt8(ascii: "`"), UInt8(ascii: "$"), UInt8(ascii: "_"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...UInt8.max:
                    name()
                case UInt8(ascii: "0")...UInt8(ascii: "9"): skipNumber()
                default:
                    position += 1
                    mark(byte)
                }
            }
        }

        private mutating func mark(_ byte: UInt8) {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"): return
            case UInt8(ascii: "{"): sinceBrace = []
            case UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"): break
            default: sinceBrace = nil
            }
            if let open = interpolations.last {
                if byte == UInt8(ascii: "(") { interpolations[interpolations.count - 1].parentheses += 1 }
                if byte == UInt8(ascii: ")") {
                    interpolations[interpolations.count - 1].parentheses -= 1
                    if open.parentheses == 1 {
                        interpolations.removeLast()
                        skipStringContent(of: open.string)
                    }
                }
            }
            push(Token(byte))
        }

        private mutating func push(_ token: Token) {
            beforePrevious = previous
            previous = token
        }

        private mutating func name() {
            let isEscaped = peek() == UInt8(ascii: "`")
            if isEscaped { position += 1 }
            let start = position
            while let byte = peek(), byte.isInSwiftName { position += 1 }
            var name = bytes[start..<position]
            if isEscaped, peek() == UInt8(ascii: "`") { position += 1 }
            if let first = name.first, first == UInt8(ascii: "$") || first == UInt8(ascii: "_") { name.removeFirst() }
            let token = isEscaped ? .other : Token(name)
            if token == .in, let parameters = sinceBrace {
                bound.formUnion(parameters)
                sinceBrace = nil
            }
            use(name)
            push(token)
        }

        private mutating func use(_ name: ArraySlice<UInt8>) {
            // Texts are made of no more names than are kept.
            var text: String { String(decoding: name, as: UTF8.self) }
            let isLabel = peek() == UInt8(ascii: ":") && previous != .question
            switch previous {
            case .dot:
                if beforePrevious == .self { explicit.insert(text) }
            case .let, .binder:
                if bindsItself() { explicit.insert(text) } else { bound.insert(text) }
            case _ where !isLabel:
                let name = text
                sinceBrace?.append(name)
                used.insert(name)
            default: break
            }
        }

        /// Whether a name behind `let` stands for itself: nothing is given to it.
        private func bindsItself() -> Bool {
            guard beforePrevious != .parenthesis, previous == .let else { return false }
            var next = position
            while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
            return next < bytes.count && (bytes[next] == UInt8(ascii: "{") || bytes[next] == UInt8(ascii: ","))
        }

        private mutating func skipString() {
            let string: StringForm = isAtThreeQuotes ? .lines : .line
            position += string.quotes
            sinceBrace = nil
            push(.other)
            skipStringContent(of: string)
        }

        private mutating func skipStringContent(of string: StringForm) {
            while let byte = peek() {
                let isEnd =
                    string == .lines ? isAtThreeQuotes : byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
                position += isEnd ? string.quotes : 1
                if isEnd { return }
                guard byte == UInt8(ascii: "\\") else { continue }
                if peek() == UInt8(ascii: "(") {
                    position += 1
                    interpolations.append(Interpolation(string: string))
                    return
                }
                position += 1
            }
        }

        private var isAtThreeQuotes: Bool {
            (0..<3).allSatisfy { peek($0) == UInt8(ascii: "\"") }
        }

        private mutating func skipLine() {
            while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
        }

        /// One may hold others.
        private mutating func skipComment() {
            var depth = 0
            while position < bytes.count {
                switch (bytes[position], peek(1)) {
                case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
                case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
                default:
                    position += 1
                    continue
                }
                position += 2
                if depth == 0 { return }
            }
        }

        private mutating func skipNumber() {
            while let byte = peek(), byte.isInSwiftName { position += 1 }
            push(.other)
        }

        private func peek(_ distance: Int = 0) -> UInt8? {
            position + distance < bytes.count ? bytes[position + distance] : nil
        }
    }
}
