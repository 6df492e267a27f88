import Core

extension JSONValueReader {
    /// Makes of `{ "colorSpace": "srgb", "components": [1, 0, 0.5], "alpha": 0.8, "hex": "#ff0080" }` the function that
    /// CSS has for it. The fallback is for programs that don't know the color space.
    mutating func color(_ value: JSONValue) throws(DesignTokenProblem) -> ValuePart {
        var (spaceName, components, alpha, hex): (JSONValue?, JSONValue?, JSONValue?, JSONValue?)
        for (key, member) in value.members {
            switch key {
            case "colorSpace": spaceName = member
            case "components": components = member
            case "alpha": alpha = member
            case "hex": hex = member
            default: report(unknown: key, of: "a color")
            }
        }
        guard let spaceName, let components else {
            throw .value("a color has a `colorSpace` and `components`", at: value.location)
        }
        let space = try colorSpace(spaceName)
        var parts = try self.components(components, of: space)
        if let alpha {
            parts += [ValuePart(.slash, at: alpha.location), try self.alpha(alpha)]
        }
        if let hex { try check(hex: hex) }
        if space.isFunction { return ValuePart(.function(space.rawValue, parts), at: value.location) }
        return ValuePart(
            .function("color", [ValuePart(.word(space.rawValue), at: spaceName.location)] + parts),
            at: value.location
        )
    }

    private mutating func colorSpace(_ value: JSONValue) throws(DesignTokenProblem) -> JSONColorSpace {
        let value = try explicit(value)
        guard let name = value.string else {
            throw .value("a color space is a text, and not \(value.kind.withArticle)", at: value.location)
        }
        guard let space = JSONColorSpace(rawValue: name) else {
            throw .value(
                "there is no color space \(name.quotedForMessage)",
                at: value.location,
                suggestion: NearestName.of(name, among: JSONColorSpace.allCases.map(\.rawValue))
            )
        }
        return space
    }

    private mutating func components(
        _ value: JSONValue,
        of space: JSONColorSpace
    ) throws(DesignTokenProblem) -> [ValuePart] {
        let value = try explicit(value)
        guard value.kind == .array, value.count == 3 else {
            let found = value.kind == .array ? "these are \(value.count)" : "this is \(value.kind.withArticle)"
            throw .value("a color has a list of 3 components, and \(found)", at: value.location)
        }
        var parts: [ValuePart] = []
        for (element, component) in zip(value.elements, space.components) {
            let value = try explicit(element)
            parts.append(try self.component(value, component, of: space))
        }
        return parts
    }

    private func component(
        _ value: JSONValue,
        _ component: JSONColorSpace.Component,
        of space: JSONColorSpace
    ) throws(DesignTokenProblem) -> ValuePart {
        if value.isString("none") { return ValuePart(.word("none"), at: value.location) }
        guard let number = value.numberText.flatMap(Double.init) else {
            throw .value("a component of a color is a number or `none`", at: value.location)
        }
        guard component.allows(number) else {
            throw .value("this component of `\(space.rawValue)` is \(component.limits)", at: value.location)
        }
        let isWritten = space == .hsl || space == .hwb ? component == .percentage : false
        return ValuePart(isWritten ? .percentage(number) : .number(number), at: value.location)
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
