import Core

extension GroupReader {
    mutating func stated(_ value: JSONValue) -> StatedType {
        guard let name = value.string else {
            reportKind(of: value, "`$type` is a text")
            return .unknown
        }
        if let type = DesignTokenType(name) { return .known(type) }
        diagnostics.warning(
            .tokensUnknownType,
            "there is no type \(name.quotedForMessage); tokens of it are not read",
            at: value.location,
            suggestion: NearestName.of(name, among: DesignTokenType.names)
        )
        return .unknown
    }

    /// Empty where no reason is given; nil where the tokens may be used.
    mutating func deprecation(_ value: JSONValue) -> String? {
        if let isDeprecated = value.bool { return isDeprecated ? "" : nil }
        if value.string == nil { reportKind(of: value, "`$deprecated` is true, false or a text") }
        return value.string
    }

    mutating func checkProperties(of object: TokenObject, _ owner: String) {
        for key in object.unknown {
            diagnostics.warning(
                .tokensUnknownProperty,
                "\(key.text.quotedForMessage) is no property of \(owner) and is not read",
                at: key.location,
                suggestion: NearestName.of(key.text, among: Self.properties)
            )
        }
        if let description = object.description, !description.isString {
            reportKind(of: description, "`$description` is a text")
        }
        if let extensions = object.extensions, extensions.kind != .object {
            reportKind(of: extensions, "`$extensions` is an object")
        }
    }

    private mutating func reportKind(of value: JSONValue, _ rule: String) {
        diagnostics.warning(.tokensStructure, "\(rule), and not \(value.kind.withArticle)", at: value.location)
    }

    private static let properties = [
        "$value", "$type", "$description", "$deprecated", "$extensions", "$extends", "$ref", "$root",
    ]
}
