import Core

extension GroupReader {
    mutating func read(_ token: TokenObject, as member: GroupFrame.Member, inherited: InheritedProperties) {
        checkProperties(of: token, "a token")
        reportChildren(of: token)
        let ownType = token.type.map { stated($0) }
        let statement = ownType ?? inherited.type ?? member.layers.first.type
        guard statement != .unknown else { return }
        var type: DesignTokenType?
        if case .known(let known) = statement { type = known }
        let draft = TokenDraft(
            name: name,
            type: type,
            hasOwnType: ownType != nil,
            documentation: token.description?.string,
            deprecation: token.deprecated.map { deprecation($0) } ?? inherited.deprecation
        )
        do {
            try checkModifiers(of: token)
            let content = try content(of: token, as: type)
            add(declaration(draft, content, hold, at: member.key.location))
            try readModes(of: token, draft)
        } catch {
            diagnostics.add(error)
        }
    }

    func declaration(
        _ draft: TokenDraft,
        _ content: TokenContent,
        _ hold: ThemeHold,
        at location: SourceLocation
    ) -> TokenDeclaration {
        // Tokens that are only a reference have the type of their target.
        let isTyped = draft.hasOwnType || content.reference == nil
        return TokenDeclaration(
            name: draft.name,
            content: content,
            theme: hold.theme.map { TokenTheme($0) },
            mode: hold.mode,
            layer: layer,
            type: isTyped ? draft.type?.tokenType(of: content) : nil,
            documentation: draft.documentation.flatMap { $0.isEmpty ? nil : $0 },
            deprecation: draft.deprecation,
            at: location
        )
    }

    private mutating func content(
        of token: TokenObject,
        as type: DesignTokenType?
    ) throws(DesignTokenProblem) -> TokenContent {
        guard let reference = token.reference else {
            guard let value = token.value else { return .parts([]) }
            return try content(of: value, as: type)
        }
        if let value = token.value {
            let message = "a token has a `$value` or a `$ref`, and this one has both"
            throw DesignTokenProblem(.tokensStructure, message, at: value.keyLocation ?? value.location)
        }
        switch try values.pointers.target(ofReference: reference) {
        case .token(let name): return .parts([ValuePart(.reference(name, fallback: nil), at: reference.location)])
        case .value(let value): return try content(of: value, as: type)
        }
    }

    /// A value without a type can only be a reference, unless the file is one of a tool that needs none.
    mutating func content(of value: JSONValue, as type: DesignTokenType?) throws(DesignTokenProblem) -> TokenContent {
        if let type { return try values.content(of: value, as: type) }
        if dialect.isLoose || value.mayBeReference {
            let content = try values.content(of: value, as: .any)
            if dialect.isLoose || content.reference != nil { return content }
        }
        throw DesignTokenProblem(
            .tokensNoType,
            "\(code: name) has no type: neither it nor a group around it has a `$type`",
            at: value.keyLocation ?? value.location
        )
    }

    private mutating func reportChildren(of token: TokenObject) {
        for (key, value) in token.children {
            if value.kind == .object, !dialect.isLoose || TokenObject(value, dialect).isToken {
                diagnostics.warning(
                    .tokensStructure,
                    "\(key.text.quotedForMessage) stands in a token, which is no group; it is not read",
                    at: key.location
                )
            } else if !dialect.isLoose {
                values.report(unknown: key, of: "a token")
            } else if reportedOnce.insert(key.text).inserted {
                diagnostics.note(
                    .tokensUnknownProperty,
                    "\(key.text.quotedForMessage) of tokens is not read in this file",
                    at: key.location
                )
            }
        }
        for property in [token.root, token.value == nil ? nil : token.extends] {
            guard let key = property?.key else { continue }
            diagnostics.warning(
                .tokensStructure,
                "\(key.text.quotedForMessage) is a property of groups, and this is a token",
                at: key.location
            )
        }
    }
}

extension JSONValue {
    fileprivate var mayBeReference: Bool {
        kind == .object ? self["$ref"] != nil : asString?.withUTF8 { $0.first == UInt8(ascii: "{") } == true
    }
}

struct TokenDraft {
    let name: TokenName
    let type: DesignTokenType?
    let hasOwnType: Bool
    let documentation: String?
    let deprecation: String?
}
