import Core
import WebModel

struct ReactComponent {
    /// `{ variant, size = "sm", ...props }`: a property that the code takes out, with the tokens of its preset.
    struct Taken {
        let name: String
        let preset: Range<Int>?
        let offset: Int
    }

    /// Bytes of a name that a person wrote.
    private static let nameLimit = 200

    let name: String
    let local: String
    let value: CodeModule.Value
    private(set) var taken: [Taken] = []
    /// Whether properties that the code does not name are passed on: `...props`.
    private(set) var passesRest = false
    /// The tokens of the type of its properties; nil where the code has none.
    private(set) var properties: Range<Int>?
    /// The tokens of the function's body, from its brace on, or of the value that an arrow leads to.
    private(set) var body: Range<Int>?
    /// Component that it only gives another name: `DialogPrimitive.Root`.
    private(set) var renamed: String?

    /// nil for a value that is no component: a component's name begins with a capital, and it is a function, a class,
    /// the result of another function for one of these (`forwardRef(…)`), or another name for one.
    init?(_ name: String, _ local: String, in code: CodeModule) {
        guard name.utf8.count <= ReactComponent.nameLimit, name.first?.isUppercase == true,
            local.first?.isUppercase == true, let value = code.values[local]
        else {
            return nil
        }
        self.name = name
        self.local = local
        self.value = value
        switch value.kind {
        case .function:
            guard let opening = value.range.first(where: { code.isAt($0, .leftParenthesis) }) else { return nil }
            readParameters(at: opening, in: code, upTo: value.range.upperBound)
            readBody(behind: opening, in: code)
        case .classLike:
            properties = ReactComponent.lastArgument(
                behind: value.range.lowerBound,
                upTo: value.range.upperBound,
                in: code
            )
        case .constant:
            guard readConstant(in: code) else { return nil }
        }
    }

    /// The words of its name that the whole does not have: `header` of `CardHeader`.
    func words(in whole: ReactComponent) -> [String] {
        AttributeName.kebabCase(String(name.dropFirst(whole.name.count))).split(separator: "-").map(String.init)
    }

    private mutating func readConstant(in code: CodeModule) -> Bool {
        let range = value.range
        guard let equals = range.first(where: { code.isAt($0, .equals) }) else { return false }
        // `const Button: React.FC<ButtonProps> = …`
        if code.isAt(range.lowerBound, .colon) {
            properties = ReactComponent.lastArgument(behind: range.lowerBound, upTo: equals, in: code)
        }
        var index = equals + 1
        if code.isWord(index, ["async"]) { index += 1 }
        guard index < range.upperBound else { return false }
        if code.isAt(index, .leftParenthesis) || code.isWord(index, ["function"]) {
            return readFunction(at: index, in: code)
        }
        guard code.tokens[index].kind == .word else { return false }
        var path = code.text(of: code.tokens[index])
        index += 1
        while code.isAt(index, .dot), index + 1 < range.upperBound, code.tokens[index + 1].kind == .word {
            path += "." + code.text(of: code.tokens[index + 1])
            index += 2
        }
        let isCall = index < range.upperBound && (code.isAt(index, .leftParenthesis) || code.isAt(index, .less))
        guard isCall else {
            // `const Dialog = DialogPrimitive.Root`, and no constant such as `Number.MAX_VALUE`.
            let last = path.split(separator: ".").last ?? ""
            renamed = path
            return last.first?.isUppercase == true && last.contains(where: \.isLowercase)
        }
        let opening = (index..<range.upperBound).first { code.isAt($0, .leftParenthesis) }
        if code.isAt(index, .less), let opening {
            properties = ReactComponent.lastArgument(behind: index, upTo: opening, in: code) ?? properties
        }
        guard let opening else { return false }
        let isNamed =
            code.tokens[opening + 1].kind == .word
            && code.text(of: code.tokens[opening + 1]).first?.isUppercase == true
        return readFunction(at: opening + 1, in: code) || isNamed
    }

    /// Whether a function begins here: `(…) =>`, `function (…)`.
    private mutating func readFunction(at start: Int, in code: CodeModule) -> Bool {
        let end = value.range.upperBound
        var index = start
        if code.isWord(index, ["async"]) { index += 1 }
        let isKeyword = code.isWord(index, ["function"])
        guard let opening = (index..<min(index + 64, end)).first(where: { code.isAt($0, .leftParenthesis) }),
            isKeyword || opening == index
        else { return false }
        if !isKeyword {
            let closing = min(code.tokens[opening].partner, end)
            let arrow = (closing..<min(closing + 64, end)).first { code.tokens[$0].kind == .arrow }
            guard let arrow else { return false }
            body = ReactComponent.block(at: arrow + 1, in: code, upTo: end) ?? arrow + 1..<max(arrow + 1, end)
        } else {
            readBody(behind: opening, in: code)
        }
        readParameters(at: opening, in: code, upTo: end)
        return true
    }

    private mutating func readBody(behind opening: Int, in code: CodeModule) {
        let end = value.range.upperBound
        let closing = min(code.tokens[opening].partner, end)
        body = (closing..<end).first { code.isAt($0, .leftBrace) }
            .flatMap { ReactComponent.block(at: $0, in: code, upTo: end) }
    }

    private static func block(at start: Int, in code: CodeModule, upTo end: Int) -> Range<Int>? {
        guard start < end, code.isAt(start, .leftBrace) else { return nil }
        return start..<max(start, min(code.tokens[start].partner, end))
    }

    /// The type arguments behind a place, of which the last one is the type of the properties: `<Element, Props>`.
    private static func lastArgument(behind start: Int, upTo end: Int, in code: CodeModule) -> Range<Int>? {
        guard let opening = (start..<end).first(where: { code.isAt($0, .less) || code.isAt($0, .leftBrace) }),
            code.isAt(opening, .less)
        else { return nil }
        var depth = 0
        var last = opening + 1
        var index = opening
        while index < end {
            let token = code.tokens[index]
            if token.kind == .less { depth += 1 }
            if token.kind == .greater { depth -= 1 }
            if depth == 0 { return last < index ? last..<index : nil }
            if depth == 1, token.kind == .comma { last = index + 1 }
            index = token.kind.isOpening ? min(token.partner, end) + 1 : index + 1
        }
        return nil
    }

    // MARK: Parameters

    private mutating func readParameters(at opening: Int, in code: CodeModule, upTo end: Int) {
        let closing = min(code.tokens[opening].partner, end)
        var index = opening + 1
        guard index < closing else { return }
        if code.isAt(index, .leftBrace) {
            let inner = min(code.tokens[index].partner, closing)
            readPattern(index + 1..<max(inner, index + 1), in: code)
            index = inner + 1
        } else {
            passesRest = true
            index += 1
        }
        guard code.isAt(index, .colon), index + 1 < closing else { return }
        var angles = 0
        var last = index + 1
        while last < closing {
            let token = code.tokens[last]
            if token.kind == .less { angles += 1 }
            if token.kind == .greater { angles -= 1 }
            if angles <= 0, token.kind == .comma || token.kind == .equals { break }
            last = token.kind.isOpening ? min(token.partner, closing - 1) + 1 : last + 1
        }
        if last > index + 1 { properties = index + 1..<last }
    }

    private mutating func readPattern(_ range: Range<Int>, in code: CodeModule) {
        for piece in CodeLiteralReader.pieces(of: range, in: code) {
            let first = code.tokens[piece.lowerBound]
            if first.kind == .ellipsis {
                passesRest = true
                continue
            }
            let name: String? = first.kind == .string ? code.content(of: first) : code.text(of: first)
            guard first.kind == .word || first.kind == .string, let name else { continue }
            let equals = piece.first { code.isAt($0, .equals) }
            taken.append(Taken(name: name, preset: equals.map { $0 + 1..<piece.upperBound }, offset: first.start))
        }
    }
}
