struct ParameterReader {
    let source: SwiftTokens
    let tokens: Range<Int>

    /// nil where one has no known form. Values of a case mostly have no names.
    func parameters(mayBeNameless: Bool = false) -> [DeclaredParameter]? {
        var parameters: [DeclaredParameter] = []
        var token = tokens.lowerBound
        while token < tokens.upperBound {
            guard let (parameter, end) = parameter(from: token) ?? (mayBeNameless ? value(from: token) : nil) else {
                return nil
            }
            parameters.append(parameter)
            token = end
        }
        return parameters
    }

    private func value(from token: Int) -> (DeclaredParameter, end: Int) {
        var reader = WrittenTypeReader(source, token..<tokens.upperBound)
        let offset = source.tokens[token].range.lowerBound
        let value = DeclaredParameter(label: nil, name: "", type: reader.type(), offset: offset)
        return (value, max(token + 1, behindComma(reader.token)))
    }

    private func parameter(from start: Int) -> (DeclaredParameter, end: Int)? {
        var token = start
        var attributes: [String] = []
        while token + 1 < tokens.upperBound, source.tokens[token].kind == .at {
            let attribute = source.attribute(at: token, before: tokens.upperBound)
            attributes.append(source.name(attribute.name))
            token = attribute.end
        }
        var words: [Int] = []
        while token < tokens.upperBound, source.tokens[token].kind == .word {
            words.append(token)
            token += 1
        }
        guard let last = words.last, words.count <= 2, token < tokens.upperBound, source.tokens[token].kind == .colon
        else { return nil }
        var reader = WrittenTypeReader(source, token + 1..<tokens.upperBound)
        let type = reader.type()
        token = reader.token
        var isVariadic = false
        if token < tokens.upperBound, source.text(token).elementsEqual("...".utf8) {
            isVariadic = true
            token += 1
        }
        var value: DeclaredValue?
        if token < tokens.upperBound, source.isSign(token, "=") {
            let end = comma(from: token)
            value = source.value(token + 1..<end)
            token = end
        }
        let label = source.name(words[0])
        let parameter = DeclaredParameter(
            label: label == "_" ? nil : label,
            name: source.name(last),
            type: isVariadic ? .array(type) : type,
            attributes: attributes + reader.attributes,
            value: value,
            isVariadic: isVariadic,
            offset: source.tokens[words[0]].range.lowerBound
        )
        guard token >= tokens.upperBound || source.tokens[token].kind == .comma else { return nil }
        return (parameter, behindComma(token))
    }

    private func behindComma(_ token: Int) -> Int { min(comma(from: token) + 1, tokens.upperBound) }

    private func comma(from start: Int) -> Int {
        source.comma(in: min(start, tokens.upperBound)..<tokens.upperBound) ?? tokens.upperBound
    }
}

extension SwiftTokens {
    func value(_ range: Range<Int>) -> DeclaredValue {
        DeclaredValue(tokens: range.map(word), text: String(decoding: bytes[self.range(of: range)], as: UTF8.self))
    }
}
