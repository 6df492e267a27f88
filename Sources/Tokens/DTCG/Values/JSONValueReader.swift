import Core

/// Makes of values in JSON the parts that `ValueReader` understands. A value that it can't make parts of is a problem;
/// mistakes within the parts are told by `ValueReader`.
struct JSONValueReader {
    let dialect: TokenDialect
    var pointers: PointerResolver
    /// Reports of values that can be read, but are not as they should be.
    var diagnostics = DiagnosticBag()
    /// References that are written in braces, for a check that all of them are for tokens.
    var aliases: [Alias] = []

    struct Alias {
        let name: TokenName
        let location: SourceLocation
    }

    init(_ pointers: PointerResolver, _ dialect: TokenDialect) {
        self.pointers = pointers
        self.dialect = dialect
    }

    mutating func content(
        of value: JSONValue,
        as type: DesignTokenType
    ) throws(DesignTokenProblem) -> TokenContent {
        var value = value
        switch try pointers.target(of: value) {
        case .token(let name): return .parts([ValuePart(.reference(name, fallback: nil), at: value.location)])
        case .value(let target): value = target
        case nil: break
        }
        if let alias = try alias(value) { return .parts([alias]) }
        if case .standard(let type) = type, value.kind == .object, let fields = CompositeField.fields(of: type) {
            return .record(try record(value, fields, of: type))
        }
        return .parts(try parts(ofExplicit: value, as: type))
    }

    /// The parts of a value that may be a reference.
    mutating func parts(of value: JSONValue, as type: DesignTokenType) throws(DesignTokenProblem) -> [ValuePart] {
        guard case .parts(let parts) = try content(of: value, as: type) else {
            throw .value("this is \(value.kind.withArticle), and has to be a single value", at: value.location)
        }
        return parts
    }

    /// A value in which something has to be one part.
    mutating func part(of value: JSONValue, as type: DesignTokenType) throws(DesignTokenProblem) -> ValuePart {
        let parts = try parts(of: value, as: type)
        return parts.count == 1 ? parts[0] : ValuePart(.function("calc", parts), at: value.location)
    }

    /// Follows a `$ref` and keeps any other value; for pieces of a value that are no values of tokens themselves.
    mutating func explicit(_ value: JSONValue) throws(DesignTokenProblem) -> JSONValue {
        switch try pointers.target(of: value) {
        case .value(let target): return target
        case nil: return value
        case .token: throw .alias("this leads to a whole token, and has to lead into its value", at: value.location)
        }
    }

    /// The token that a text is the alias of; nil for anything else.
    private mutating func alias(_ value: JSONValue) throws(DesignTokenProblem) -> ValuePart? {
        guard let text = value.asString, text.hasBrace else { return nil }
        guard let alias = text.withUTF8({ [dialect] in TokenAlias($0, dialect) }) else {
            if dialect.isLoose { return nil }
            throw .alias(
                "\(text.text.quotedForMessage) is no alias: one is the path of a token in braces, and all of the text",
                at: value.location
            )
        }
        let location = value.location
        if !alias.isRoot { aliases.append(Alias(name: alias.name, location: location)) }
        return ValuePart(.reference(alias.name, fallback: nil), at: location)
    }

    private mutating func parts(
        ofExplicit value: JSONValue,
        as type: DesignTokenType
    ) throws(DesignTokenProblem) -> [ValuePart] {
        switch type {
        case .standard(let type): try parts(ofExplicit: value, as: type)
        case .size, .lineHeight, .opacity: try quantity(value, isInPixels: type == .size)
        case .keyword, .text, .boolean, .any: try plain(value, as: type)
        }
    }

    private mutating func parts(
        ofExplicit value: JSONValue,
        as type: TokenType
    ) throws(DesignTokenProblem) -> [ValuePart] {
        switch (type, value.kind) {
        case (.color, .object): return [try color(value)]
        case (.dimension, _), (.duration, _):
            return try quantity(value, isInPixels: type == .dimension && dialect.isLoose)
        case (.number, .number): return [try number(value)]
        case (.number, .string) where dialect.isLoose: return try text(value)
        case (.fontFamily, _): return try families(value)
        case (.fontWeight, _): return try weight(value)
        case (.cubicBezier, .array): return try curve(value)
        case (.shadow, .object), (.shadow, .array): return try shadow(value)
        case (.gradient, .array): return try gradient(value)
        case (.color, .string), (.cubicBezier, .string), (.strokeStyle, .string), (.border, .string),
            (.transition, .string), (.shadow, .string), (.typography, .string):
            return try text(value)
        default:
            throw .value("a \(type.rawValue) is not \(value.kind.withArticle)", at: value.location)
        }
    }

    /// A text as CSS divides it.
    func text(_ value: JSONValue) throws(DesignTokenProblem) -> [ValuePart] {
        try TextValueParser.parts(of: value, dialect)
    }

    func number(_ value: JSONValue) throws(DesignTokenProblem) -> ValuePart {
        ValuePart(.number(try double(value)), at: value.location)
    }

    func double(_ value: JSONValue) throws(DesignTokenProblem) -> Double {
        guard let number = value.numberText.flatMap(Double.init) else {
            throw .value("this is \(value.kind.withArticle), and has to be a number", at: value.location)
        }
        return number
    }

    func comma(at value: JSONValue) -> ValuePart { ValuePart(.comma, at: value.location) }
}

extension JSONString {
    fileprivate var hasBrace: Bool {
        withUTF8 { $0.contains(where: TokenAlias.isBrace) }
    }
}
