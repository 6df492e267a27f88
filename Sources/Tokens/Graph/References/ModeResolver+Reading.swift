import Core

extension ModeResolver {
    /// The value of another token, read anew where it is wanted as something that the other does not say it is.
    mutating func value(of target: Int, as type: TokenType?, in token: Int) -> TokenValue? {
        guard let type, type != types[target], let parts = partsWithoutReferences(of: target) else {
            return values[target]
        }
        return read(.parts(parts), as: type, in: token)
    }

    mutating func record(_ fields: [TokenContent.Field], as type: TokenType?, in token: Int) -> TokenValue? {
        var literal: [TokenContent.Field] = []
        for field in fields {
            if let (target, inner) = record(behind: field.parts, in: token) {
                for part in inner {
                    guard let expansion = expanded(part.parts, in: target) else { return nil }
                    literal.append(TokenContent.Field(name: "\(field.name).\(part.name)", parts: expansion.parts))
                }
            } else {
                guard let expansion = expanded(field.parts, in: token) else { return nil }
                literal.append(TokenContent.Field(name: field.name, parts: expansion.parts))
            }
        }
        return read(.record(literal), as: type, in: token)
    }

    /// The named values of the token that parts are nothing but a reference to: the style of a border may have several.
    private func record(behind parts: [ValuePart], in token: Int) -> (target: Int, fields: [TokenContent.Field])? {
        guard case .token(let target) = sources.followed(parts, in: token, mode), !isBroken[ends[target]],
            case .record(let fields) = links.contents[ends[target]]
        else { return nil }
        return (ends[target], fields)
    }

    mutating func value(of parts: [ValuePart], as type: TokenType?, in token: Int) -> TokenValue? {
        switch sources.followed(parts, in: token, mode) {
        case .nothing: nil
        case .token(let target): value(of: target, as: type, in: token)
        case .parts(let parts): expanded(parts, in: token).flatMap { read(.parts($0.parts), as: type, in: token) }
        }
    }

    mutating func read(_ content: TokenContent, as type: TokenType?, in token: Int) -> TokenValue? {
        guard let declaration = sources.declaration(of: token, in: mode) else { return nil }
        do {
            return try reader.value(of: content, as: type, at: declaration.location)
        } catch {
            let notes = [Diagnostic.Note("in the value of \(code: declaration.name)", at: declaration.location)]
            // A token without a type may be anything that CSS allows.
            if error.isForeign, type == nil, let kept = content.opaque {
                let message = "\(error.message); the value is kept as it is written"
                diagnostics.note(.tokensOpaque, message, at: error.location, notes: notes)
                return kept
            }
            diagnostics.warning(
                .tokensValue,
                error.message,
                at: error.location,
                notes: notes,
                suggestion: error.suggestion
            )
            return nil
        }
    }

    mutating func quietValue(of content: TokenContent, as type: TokenType?, in token: Int) -> TokenValue? {
        let said = diagnostics
        defer { diagnostics = said }
        let value =
            switch content {
            case .parts(let parts): value(of: parts, as: type, in: token)
            case .record(let fields): record(fields, as: type, in: token)
            }
        if case .opaque = value { return nil }
        return value
    }

    /// Whether the value of a token is read from just these parts, so that they come to the same.
    func isSaid(_ parts: [ValuePart], of token: Int) -> Bool {
        guard case .literal(parts) = links.contents[ends[token]] else { return false }
        return types[token] == types[ends[token]]
    }

    private func partsWithoutReferences(of token: Int) -> [ValuePart]? {
        switch links.contents[ends[token]] {
        case .literal(let parts): parts
        case .parts: expansions[ends[token]]?.parts
        default: nil
        }
    }
}

extension TokenContent {
    /// Value as it is written; nil where that is more than anybody reads.
    fileprivate var opaque: TokenValue? {
        let all =
            switch self {
            case .parts(let parts): parts
            case .record(let fields): fields.flatMap(\.parts)
            }
        return (try? PartInspection.inspect(all)).map { .opaque(text) }
    }
}
