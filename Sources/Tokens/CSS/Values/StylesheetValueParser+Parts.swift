import Core

extension StylesheetValueParser {
    mutating func append(_ token: StylesheetToken, to list: inout PartList, depth: Int) throws(StylesheetProblem) {
        guard !token.isTrivia else { return }
        try count(token)
        let place = source.location(of: token.start)
        switch token.kind {
        case .word where isModule(token): try appendMember(of: token, to: &list, depth: depth)
        case .word, .number, .percentage, .dimension, .hash: try appendPlain(token, at: place, to: &list, depth: depth)
        case .delimiter where isNegation(token, behind: list): list.negateNext(at: place, end: token.end)
        case .string: list.append(.text(try text(of: token)), at: place, end: token.end)
        case .variable:
            value.hasVariables = true
            list.append(
                .reference(TokenName(source.text(token.start + 1..<token.end)), fallback: nil),
                at: place,
                end: token.end
            )
        case .interpolation: try appendInterpolation(token, to: &list, depth: depth)
        case .function:
            let kind = try readFunction(
                source.text(token.start..<token.end - 1),
                at: token,
                style: list.style,
                depth: depth
            )
            list.append(kind, at: place, end: tokenizer.position)
        case .url:
            list.append(.function("url", [ValuePart(.text(address(in: token)), at: place)]), at: place, end: token.end)
        case .openParenthesis: try appendParentheses(token, to: &list, depth: depth)
        case .openBracket, .openBrace:
            let end = try skipBlock(token)
            list.append(.other(source.raw(token.start..<end)), at: place, end: end)
        default:
            guard let kind = SimplePart.kind(of: token, in: source.bytes) else { throw problem(with: token) }
            if token.kind == .colon, depth > 0 { value.hasKeys = true }
            list.append(kind, at: place, end: token.end)
        }
    }

    mutating func readParts(
        until closing: StylesheetToken.Kind,
        openedBy opening: StylesheetToken,
        _ style: PartList.Style,
        depth: Int
    ) throws(StylesheetProblem) -> [ValuePart] {
        guard depth < StylesheetLimits.valueDepth else { throw .tooDeep(at: opening.start) }
        var list = PartList(style)
        while true {
            let token = tokenizer.next()
            if token.kind == closing { return list.finished }
            switch token.kind {
            case .semicolon, .closeBrace, .end:
                tokenizer.position = token.start
                throw .unclosed(source.quoted(opening.range), at: opening.start)
            default: try append(token, to: &list, depth: depth + 1)
            }
        }
    }

    private mutating func appendParentheses(
        _ token: StylesheetToken,
        to list: inout PartList,
        depth: Int
    ) throws(StylesheetProblem) {
        let style = list.style.inParentheses
        let parts = try readParts(until: .closeParenthesis, openedBy: token, style, depth: depth)
        let place = source.location(of: token.start)
        // SCSS takes a single value in parentheses for that value.
        let kind = style.isSass && parts.count == 1 ? parts[0].kind : .parentheses(parts)
        list.append(kind, at: place, end: tokenizer.position)
    }

    private mutating func appendPlain(
        _ token: StylesheetToken,
        at place: SourceLocation,
        to list: inout PartList,
        depth: Int
    ) throws(StylesheetProblem) {
        if beginsInterpolation(at: token.end) {
            try appendComposite(from: token.start, text: source.text(token.range), to: &list, depth: depth)
            return
        }
        guard let kind = SimplePart.kind(of: token, in: source.bytes) else { throw problem(with: token) }
        // `$a+2px` is a sum to SCSS.
        if list.style.isSass, list.end == token.start, list.endsWithOperand, let amount = kind.withoutSign {
            let sign = source.bytes[token.start]
            if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
                list.append(.sign(sign), at: place, end: token.start + 1)
                list.append(amount, at: place, end: token.end)
                return
            }
        }
        list.append(kind, at: place, end: token.end)
    }

    /// Whether it is the minus of the variable or parentheses that it touches, and subtracts from no part in front.
    private func isNegation(_ token: StylesheetToken, behind list: PartList) -> Bool {
        guard source.sign(token) == UInt8(ascii: "-"), !list.endsWithOperand || list.end < token.start else {
            return false
        }
        if beginsInterpolation(at: token.end) { return true }
        let next = tokenizer.byte(at: token.end)
        let isVariable = next == UInt8(ascii: "$") && tokenizer.beginsName(at: token.end + 1)
        return list.style.isSass && (isVariable || next == UInt8(ascii: "("))
    }

    private mutating func skipBlock(_ opening: StylesheetToken) throws(StylesheetProblem) -> Int {
        let isBrace = opening.kind == .openBrace
        var depth = 1
        while depth > 0 {
            let token = tokenizer.next()
            switch token.kind {
            case opening.kind: depth += 1
            case .interpolation where isBrace: depth += 1
            case .closeBrace where isBrace: depth -= 1
            case .closeBracket where !isBrace: depth -= 1
            // A value in braces may hold semicolons, as a rule does.
            case .semicolon where isBrace: break
            case .end, .semicolon, .closeBrace:
                tokenizer.position = token.start
                throw .unclosed(source.quoted(opening.range), at: opening.start)
            default: break
            }
        }
        return tokenizer.position
    }

    private func address(in token: StylesheetToken) -> String {
        // The address stands between `url(` and the parenthesis, without the space around it.
        source.text((token.start + 4..<token.end - 1).trimming { StylesheetBytes.isSpace(source.bytes[$0]) })
    }

    private func problem(with token: StylesheetToken) -> StylesheetProblem {
        switch token.kind {
        case .unclosedString: .unclosedString(token)
        case .unclosedComment: .unclosedComment(at: token.start)
        case .malformedURL: .syntax("this address is malformed; the value is not read", at: token.start)
        case .closeParenthesis, .closeBracket:
            .syntax("\(source.quoted(token.range)) closes nothing; the value is not read", at: token.start)
        default: .syntax("\(source.quoted(token.range)) has no meaning in a value, which is not read", at: token.start)
        }
    }
}

extension ValuePart.Kind {
    fileprivate var withoutSign: ValuePart.Kind? {
        switch self {
        case .number(let number): .number(abs(number))
        case .percentage(let number): .percentage(abs(number))
        case .dimension(let number, let unit): .dimension(abs(number), unit: unit)
        default: nil
        }
    }
}
