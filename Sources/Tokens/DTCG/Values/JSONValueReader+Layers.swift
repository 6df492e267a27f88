import Core

extension JSONValueReader {
    mutating func shadow(_ value: JSONValue) throws(DesignTokenProblem) -> [ValuePart] {
        guard value.kind == .array else { return try layer(value) }
        var parts: [ValuePart] = []
        for element in value.elements {
            if !parts.isEmpty { parts.append(comma(at: element)) }
            parts += try layer(elementOf: element)
        }
        guard !parts.isEmpty else { throw .value("this shadow has no layers", at: value.location) }
        return parts
    }

    private mutating func layer(elementOf value: JSONValue) throws(DesignTokenProblem) -> [ValuePart] {
        if value.kind == .array { throw .value("a layer of a shadow is an object", at: value.location) }
        return try parts(of: value, as: .standard(.shadow))
    }

    private mutating func layer(_ value: JSONValue) throws(DesignTokenProblem) -> [ValuePart] {
        let isLoose = dialect.isLoose
        let members = members(of: value, "a shadow") { name in
            Self.shadowNames.contains(name) ? name : isLoose ? Self.shadowNamesOfTools[name] : nil
        }
        var parts: [ValuePart] = []
        if try isInset(members) { parts.append(ValuePart(.word("inset"), at: value.location)) }
        var missing: [String] = []
        for name in ["offsetX", "offsetY", "blur", "spread"] {
            if let member = members[name] {
                parts.append(try part(of: member, as: .standard(.dimension)))
            } else {
                missing.append(name)
                parts.append(ValuePart(.number(0), at: value.location))
            }
        }
        guard !missing.contains("offsetX"), !missing.contains("offsetY"), let color = members["color"] else {
            throw .value("a shadow has a `color`, an `offsetX` and an `offsetY`", at: value.location)
        }
        if !missing.isEmpty, !dialect.isLoose { report(missing, missingIn: .shadow, at: value.location) }
        return parts + [try part(of: color, as: .standard(.color))]
    }

    private mutating func isInset(_ members: [String: JSONValue]) throws(DesignTokenProblem) -> Bool {
        if let inset = members["inset"] {
            let value = try explicit(inset)
            guard let isInset = value.bool else { throw .value("`inset` is true or false", at: value.location) }
            return isInset
        }
        guard let type = members["type"] else { return false }
        switch type.string {
        case "dropShadow": return false
        case "innerShadow": return true
        default: throw .value("a shadow is a `dropShadow` or an `innerShadow`", at: type.location)
        }
    }

    private static let shadowNames: Set<String> = ["color", "offsetX", "offsetY", "blur", "spread", "inset"]
    private static let shadowNamesOfTools = ["x": "offsetX", "y": "offsetY", "type": "type"]

    /// Colors with their positions, `#000 0, #fff 1`, and the stops of other gradients.
    mutating func gradient(_ value: JSONValue) throws(DesignTokenProblem) -> [ValuePart] {
        var parts: [ValuePart] = []
        for element in value.elements {
            if !parts.isEmpty { parts.append(comma(at: element)) }
            parts += try stops(of: element)
        }
        guard !parts.isEmpty else { throw .value("this gradient has no stops", at: value.location) }
        return parts
    }

    private mutating func stops(of value: JSONValue) throws(DesignTokenProblem) -> [ValuePart] {
        switch try pointers.target(of: value) {
        case .token(let name): [ValuePart(.reference(name, fallback: nil), at: value.location)]
        case .value(let target): try stop(target)
        case nil where value.kind == .string: try parts(of: value, as: .standard(.gradient))
        case nil: try stop(value)
        }
    }

    private mutating func stop(_ value: JSONValue) throws(DesignTokenProblem) -> [ValuePart] {
        guard value.kind == .object else {
            throw .value("a stop of a gradient is an object, and not \(value.kind.withArticle)", at: value.location)
        }
        let members = members(["color", "position"], of: value, "a stop of a gradient")
        guard let color = members["color"], let position = members["position"] else {
            throw .value("a stop of a gradient has a `color` and a `position`", at: value.location)
        }
        return [try part(of: color, as: .standard(.color)), try part(of: position, as: .standard(.number))]
    }
}
