import Core

extension StylesheetReader {
    /// `--name: value`
    mutating func readCustomProperty(_ token: StylesheetToken) {
        guard tokenizer.byte(at: token.end) != UInt8(ascii: "#") else { return readInterpolatedItem(token) }
        let next = tokenizer.nextBehindTrivia()
        if next.kind == .delimiter, source.sign(next) == UInt8(ascii: "*") {
            return rejectPattern(token.start..<next.end)
        }
        readValue(
            of: StylesheetName(sigil: .property, text: source.text(token.start + 2..<token.end), range: token.range),
            behind: next
        )
    }

    /// `$name: value`
    mutating func readVariable(_ token: StylesheetToken) {
        readValue(
            of: StylesheetName(sigil: .variable, text: source.text(token.start + 1..<token.end), range: token.range),
            behind: tokenizer.nextBehindTrivia()
        )
    }

    private mutating func readValue(of name: StylesheetName, behind next: StylesheetToken) {
        guard next.kind == .colon else {
            tokenizer.position = next.start
            report(.missingColon(behind: source.quoted(name.range), at: name.range.lowerBound))
            return tokenizer.skipDeclaration()
        }
        readValue(of: name)
    }

    /// Reads an item from `#{…}` or `--#{…}` on: a custom property, where known SCSS variables make such a name of it.
    mutating func readInterpolatedItem(_ token: StylesheetToken) {
        let start = tokenizer
        var parser = StylesheetValueParser(source: source, variables: context.variables, tokenizer: tokenizer)
        do {
            let name = try parser.compositeText(beginningWith: token, depth: 0)
            tokenizer = parser.tokenizer
            let range = token.start..<tokenizer.position
            if name.hasPrefix("--"), tokenizer.nextBehindTrivia().kind == .colon {
                return readValue(of: StylesheetName(sigil: .property, text: String(name.dropFirst(2)), range: range))
            }
        } catch {
            if token.kind == .word {
                // The name is a custom property's, although its full text is unknown.
                let range = token.start..<parser.tokenizer.position
                let name = StylesheetName(sigil: .property, text: source.raw(range.dropFirst(2)), range: range)
                reject(name, because: error)
                return tokenizer.skipDeclaration()
            }
        }
        tokenizer = start
        readRule(tokenizer.readPrelude(beginningWith: token))
    }

    /// Starts behind the colon.
    private mutating func readValue(of name: StylesheetName) {
        guard frame.takesDeclarations || name.sigil == .variable || unread != nil else {
            let shown = StylesheetText.quoted(name.spelling)
            report(.syntax("\(shown) stands in no rule, so that it holds nowhere", at: name.range.lowerBound))
            return tokenizer.skipDeclaration()
        }
        do {
            let value = try value(of: name)
            let comment = comment ?? commentBehind()
            add(StylesheetDeclaration(name: name, value: value, comment: comment.map(source.raw)))
        } catch {
            reject(name, because: error)
        }
    }

    /// Reads in a function of its own, so that no parser holds the variables any more when one is added to them.
    private mutating func value(of name: StylesheetName) throws(StylesheetProblem) -> StylesheetValue {
        var parser = StylesheetValueParser(source: source, variables: context.variables, tokenizer: tokenizer)
        defer { tokenizer = parser.tokenizer }
        switch name.sigil {
        case .property: return try parser.readPropertyValue()
        case .variable: return try parser.readVariableValue()
        }
    }

    /// A comment behind the declaration on its line, if the line ends with it.
    private mutating func commentBehind() -> Range<Int>? {
        var ahead = tokenizer
        while ahead.byte(at: ahead.position).isBlank { ahead.position += 1 }
        guard ahead.byte(at: ahead.position) == UInt8(ascii: "/") else { return nil }
        let token = ahead.next()
        guard token.kind == .comment || token.kind == .lineComment,
            !source.bytes[token.range].contains(where: { StylesheetBytes.isLineBreak($0) })
        else { return nil }
        while ahead.byte(at: ahead.position).isBlank { ahead.position += 1 }
        let endsLine = StylesheetBytes.isLineBreak(ahead.byte(at: ahead.position)) || !ahead.isInside(ahead.position)
        guard endsLine else { return nil }
        tokenizer = ahead
        return token.range
    }

    // MARK: What is none

    /// Tailwind's `--color-*: initial` takes tokens away.
    private mutating func rejectPattern(_ name: Range<Int>) {
        let message = "\(source.quoted(name)) takes tokens away, which is not done here"
        if unread == nil { diagnostics.warning(.tokensNoValue, message, at: location(of: name.lowerBound)) }
        tokenizer.skipDeclaration()
    }

    /// Reports a problem: in a rule that is not read anyway, only if it may have swallowed more than its declaration.
    private mutating func reject(_ name: StylesheetName, because problem: StylesheetProblem) {
        if unread != nil, problem.id != .tokensSyntax { unread?.add(name) } else { report(problem) }
    }
}

struct StylesheetName {
    enum Sigil: String {
        case property = "--"
        case variable = "$"
    }

    let sigil: Sigil
    /// Name without the signs in front.
    let text: String
    let range: Range<Int>

    var spelling: String { sigil.rawValue + text }
}
