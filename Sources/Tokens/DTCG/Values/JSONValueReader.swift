import Core

/// Makes the parts that `ValueReader` understands, and leaves mistakes within the parts to it.
struct JSONValueReader {
    let dialect: TokenDialect
    var pointers: PointerResolver
    var diagnostics = DiagnosticBag()
    /// References that are written in braces, for a check that all of them are for tokens.
    var aliases: [Alias] = []

    struct Alias {
        let name: TokenName
        let location: SourceLocation
    }

    mutating func content(of value: JSONValue, as type: DesignTokenType) throws(DesignTokenProblem) -> TokenContent {
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

    mutating func parts(of value: JSONValue, as type: DesignTokenType) throws(DesignTokenProblem) -> [ValuePart] {
        guard case .parts(let parts) = try content(of: value, as: type) else {
            throw .value("this is \(value.kind.withArticle), and has to be a single value", at: value.location)
        }
        return parts
    }

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

    private mutating func alias(_ value: JSONValue) throws(DesignTokenProblem) -> ValuePart? {
        guard let text = value.string, text.utf8.contains(where: TokenAlias.isBrace) else { return nil }
        guard let alias = TokenAlias(text, dialect) else {
            if dialect.isLoose { return nil }
            throw .alias(
                "\(text.quotedForMessage) is no alias: one is the path of a token in braces, and all of the text",
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
        default: throw .value("a \(type.rawValue) is not \(value.kind.withArticle)", at: value.location)
        }
    }

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

extension JSONValueReader {
    /// Makes of `{ "colorSpace": "srgb", "components": [1, 0, 0.5], "alpha": 0.8, "hex": "#ff0080" }` the function that
    /// CSS has for it. The fallback is for programs that don't know the color space.
    mutating func color(_ value: JSONValue) throws(DesignTokenProblem) -> ValuePart {
        let members = members(["colorSpace", "components", "alpha", "hex"], of: value, "a color")
        guard let spaceName = members["colorSpace"], let components = members["components"] else {
            throw .value("a color has a `colorSpace` and `components`", at: value.location)
        }
        let space = try colorSpace(spaceName)
        var parts = try self.components(components, of: space)
        if let alpha = members["alpha"] { parts += [ValuePart(.slash, at: alpha.location), try self.alpha(alpha)] }
        if let hex = members["hex"] { try check(hex: hex) }
        // Spaces without a function of their own are named in `color()`.
        if ColorFunction.color(in: space) == nil {
            return ValuePart(.function(space.rawValue, parts), at: value.location)
        }
        return ValuePart(
            .function("color", [ValuePart(.word(space.rawValue), at: spaceName.location)] + parts),
            at: value.location
        )
    }

    private mutating func colorSpace(_ value: JSONValue) throws(DesignTokenProblem) -> ColorSpace {
        let value = try explicit(value)
        guard let name = value.string else {
            throw .value("a color space is a text, and not \(value.kind.withArticle)", at: value.location)
        }
        guard let space = ColorSpace(rawValue: name), ColorSpace.ofDesignTokens.contains(space) else {
            throw .value(
                "there is no color space \(name.quotedForMessage)",
                at: value.location,
                suggestion: NearestName.of(name, among: ColorSpace.ofDesignTokens.map(\.rawValue))
            )
        }
        return space
    }

    private mutating func components(
        _ value: JSONValue,
        of space: ColorSpace
    ) throws(DesignTokenProblem) -> [ValuePart] {
        let value = try explicit(value)
        guard value.kind == .array, value.count == 3 else {
            let found = value.kind == .array ? "these are \(value.count)" : "this is \(value.kind.withArticle)"
            throw .value("a color has a list of 3 components, and \(found)", at: value.location)
        }
        var parts: [ValuePart] = []
        for (element, component) in zip(value.elements, space.jsonComponents) {
            let value = try explicit(element)
            parts.append(try self.component(value, component, of: space))
        }
        return parts
    }

    private func component(
        _ value: JSONValue,
        _ component: ColorSpace.JSONComponent,
        of space: ColorSpace
    ) throws(DesignTokenProblem) -> ValuePart {
        if value.isString("none") { return ValuePart(.word("none"), at: value.location) }
        guard let number = value.numberText.flatMap(Double.init) else {
            throw .value("a component of a color is a number or `none`", at: value.location)
        }
        guard component.allows(number) else {
            throw .value("this component of \(code: space.rawValue) is \(component.limits)", at: value.location)
        }
        let isPercentage = (space == .hsl || space == .hwb) && component == .percentage
        return ValuePart(isPercentage ? .percentage(number) : .number(number), at: value.location)
    }

    private mutating func alpha(_ value: JSONValue) throws(DesignTokenProblem) -> ValuePart {
        let value = try explicit(value)
        guard let number = value.numberText.flatMap(Double.init), (0...1).contains(number) else {
            throw .value("an alpha is a number from 0 to 1", at: value.location)
        }
        return ValuePart(.number(number), at: value.location)
    }

    /// The alpha has its own place, so that there are no digits for it.
    private mutating func check(hex: JSONValue) throws(DesignTokenProblem) {
        let value = try explicit(hex)
        if let text = value.string, text.utf8.count == 7, text.hasPrefix("#"),
            HexColor.color(String(text.dropFirst())) != nil
        {
            return
        }
        diagnostics.warning(
            .tokensValue,
            "a fallback is `#` with 6 hexadecimal digits; the components are used",
            at: value.location
        )
    }
}
