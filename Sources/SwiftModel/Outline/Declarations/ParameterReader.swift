struct ParameterReader {
    private let source: SwiftTokens
    private let tokens: Range<Int>

    init(_ source: SwiftTokens, _ tokens: Range<Int>) {
        self.source = source
        self.tokens = tokens
    }

    /// nil where one has no known form.
    func parameters() -> [DeclaredParameter]? {
        var parameters: [DeclaredParameter] = []
        var token = tokens.lowerBound
        while token < tokens.upperBound {
            guard let (parameter, end) = parameter(from: token) else { return nil }
            parameters.append(parameter)
            token = end
        }
        return parameters
    }

    /// Values of a case mostly have no names.
    func payload() -> [DeclaredParameter] {
        var parameters: [DeclaredParameter] = []
        var token = tokens.lowerBound
        while token < tokens.upperBound {
            if let (parameter, end) = parameter(from: token) {
                parameters.append(parameter)
                token = end
                continue
            }
            let offset = source.tokens[token].range.lowerBound
            var reader = WrittenTypeReader(source, token..<tokens.upperBound)
            let type = reader.type()
            parameters.append(DeclaredParameter(label: nil, name: "", type: type, offset: offset))
            token = max(token + 1, behindComma(reader.token))
        }
        return parameters
    }

    private func parameter(from start: Int) -> (DeclaredParameter, end: Int)? {
        var token = start
        var attributes: [String] = []
        while token + 1 < tokens.upperBound, source.tokens[token].kind == .at {
            attributes.append(source.name(token + 1))
            token += 2
            while token + 1 < tokens.upperBound, source.tokens[token].kind == .dot {
                attributes[attributes.count - 1] = source.name(token + 1)
                token += 2
            }
            if token < tokens.upperBound, source.isSign(token, "("), !source.tokens[token].isBehindSpace {
                token = source.partners[token] + 1
            }
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

    /// The next comma that is in no brackets. One between the arguments of a generic type does not count.
    private func comma(from start: Int) -> Int {
        var token = start
        var angles = 0
        while token < tokens.upperBound {
            switch source.tokens[token].kind {
            case .comma where angles == 0: return token
            case .operator: angles = max(0, angles + angleChange(token, angles))
            default: break
            }
            token = source.tokens[token].kind == .open ? source.partners[token] + 1 : token + 1
        }
        return tokens.upperBound
    }

    /// `<` close to a type's name begins generic arguments, as in `[Item<Int, String>]()`.
    private func angleChange(_ token: Int, _ angles: Int) -> Int {
        let text = source.text(token)
        guard !text.elementsEqual("->".utf8) else { return 0 }
        if angles > 0 {
            return text.count { $0 == UInt8(ascii: "<") } - text.count { $0 == UInt8(ascii: ">") }
        }
        let isClose = !source.tokens[token].isBehindSpace && token + 1 < tokens.upperBound
        return isClose && text.elementsEqual("<".utf8) && source.isCapitalized(token - 1) ? 1 : 0
    }
}

extension SwiftTokens {
    fileprivate func isCapitalized(_ token: Int) -> Bool {
        guard token >= 0, tokens[token].kind == .word, let first = text(token).first else { return false }
        return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
    }

    func value(_ range: Range<Int>) -> DeclaredValue {
        guard let first = range.first, let last = range.last else { return DeclaredValue(tokens: [], text: "") }
        let text = bytes[tokens[first].range.lowerBound..<tokens[last].range.upperBound]
        return DeclaredValue(
            tokens: range.map { String(decoding: self.text($0), as: UTF8.self) },
            text: String(decoding: text, as: UTF8.self)
        )
    }
}
