import Core

extension JSONValueReader {
    /// `{ "value": 16, "unit": "px" }`, or `"16px"` as the format had it first.
    mutating func quantity(_ value: JSONValue, isInPixels: Bool) throws(DesignTokenProblem) -> [ValuePart] {
        switch value.kind {
        case .object: return [try quantity(inParts: value)]
        case .number: return [try number(value)].map { isInPixels ? $0.inPixels : $0 }
        case .string:
            let parts = try text(value)
            return isInPixels && parts.count == 1 ? parts.map(\.inPixels) : parts
        default: throw .value("a length or time is not \(value.kind.withArticle)", at: value.location)
        }
    }

    private mutating func quantity(inParts value: JSONValue) throws(DesignTokenProblem) -> ValuePart {
        let members = members(["value", "unit"], of: value, "a length or time")
        guard let amount = members["value"], let unit = members["unit"] else {
            throw .value("a length or time has a `value` and a `unit`", at: value.location)
        }
        let text = try explicit(unit)
        guard let name = text.string else {
            throw .value("a unit is a text, and not \(text.kind.withArticle)", at: text.location)
        }
        let explicitAmount = try explicit(amount)
        let number = try double(explicitAmount)
        let kind: ValuePart.Kind = name == "%" ? .percentage(number) : .dimension(number, unit: name.lowercased())
        return ValuePart(kind, at: amount.location)
    }

    mutating func curve(_ value: JSONValue) throws(DesignTokenProblem) -> [ValuePart] {
        var parts: [ValuePart] = []
        for element in value.elements {
            if !parts.isEmpty { parts.append(comma(at: element)) }
            let value = try explicit(element)
            parts.append(try number(value))
        }
        guard value.count == 4 else {
            throw .value("a curve has 4 numbers, and these are \(value.count)", at: value.location)
        }
        return parts
    }

    mutating func plain(_ value: JSONValue, as type: DesignTokenType) throws(DesignTokenProblem) -> [ValuePart] {
        switch (type, value.kind) {
        case (.keyword, .string), (.boolean, .string): return [ValuePart(.word(value.string ?? ""), at: value.location)]
        case (.text, .string): return [ValuePart(.text(value.string ?? ""), at: value.location)]
        case (.boolean, .boolean), (.any, .boolean):
            return [ValuePart(.word(value.bool == true ? "true" : "false"), at: value.location)]
        case (.any, .string): return try text(value)
        case (.any, .number), (.text, .number): return [try number(value)]
        case (.any, .array):
            var parts: [ValuePart] = []
            for element in value.elements {
                if !parts.isEmpty { parts.append(comma(at: element)) }
                parts += try self.parts(of: element, as: element.isString ? .text : .any)
            }
            guard !parts.isEmpty else { throw .value("this value is empty", at: value.location) }
            return parts
        case (.any, .object): throw .value("a value in several parts needs a type", at: value.location)
        default: throw .value("a value of this type is not \(value.kind.withArticle)", at: value.location)
        }
    }

    /// Finds the members with these names, and reports all others.
    mutating func members(_ names: [String], of value: JSONValue, _ owner: String) -> [String: JSONValue] {
        members(of: value, owner) { names.contains($0) ? $0 : nil }
    }

    /// Finds the members that have a name, by that.
    mutating func members(of value: JSONValue, _ owner: String, name: (String) -> String?) -> [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        for (key, member) in value.members {
            if let name = name(key.text) { members[name] = member } else { report(unknown: key, of: owner) }
        }
        return members
    }

    mutating func report(unknown key: JSONString, of owner: String) {
        diagnostics.warning(
            .tokensUnknownProperty,
            "\(key.text.quotedForMessage) is no part of \(owner) and is not read",
            at: key.location
        )
    }
}

extension ValuePart {
    /// Tools that know no unit but pixels leave it out.
    fileprivate var inPixels: ValuePart {
        guard case .number(let number) = kind else { return self }
        return ValuePart(.dimension(number, unit: "px"), at: location)
    }
}
