import JSON
import SourceText

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
        var amount: JSONValue?
        var unit: JSONValue?
        for (key, member) in value.members {
            switch key {
            case "value": amount = member
            case "unit": unit = member
            default: report(unknown: key, of: "a length or time")
            }
        }
        guard let amount, let unit else {
            throw .value("a length or time has a `value` and a `unit`", at: value.location)
        }
        let text = try explicit(unit)
        guard let name = text.string else {
            throw .value("a unit is a text, and not \(text.kind.withArticle)", at: text.location)
        }
        let number = try double(explicit(amount))
        let kind: ValuePart.Kind = name == "%" ? .percentage(number) : .dimension(number, unit: name.lowercased())
        return ValuePart(kind, at: amount.location)
    }

    /// One name, or several, the first that is there being used.
    mutating func families(_ value: JSONValue) throws(DesignTokenProblem) -> [ValuePart] {
        switch value.kind {
        case .string: return try names(in: value)
        case .array:
            var parts: [ValuePart] = []
            for element in value.elements {
                let names = try self.parts(of: element, as: .standard(.fontFamily))
                if !parts.isEmpty { parts.append(comma(at: element)) }
                parts += names
            }
            guard !parts.isEmpty else { throw .value("this list of fonts is empty", at: value.location) }
            return parts
        default: throw .value("the name of a font is a text, and not \(value.kind.withArticle)", at: value.location)
        }
    }

    /// No font has a comma in its name: a text with one is a list as CSS has it.
    private func names(in value: JSONValue) throws(DesignTokenProblem) -> [ValuePart] {
        guard let text = value.string else { return [] }
        var parts: [ValuePart] = []
        for name in text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            let name = Substring(name).trimmingSpaces.withoutQuotes
            guard !name.isEmpty else { throw .value("the name of a font is empty", at: value.location) }
            if !parts.isEmpty { parts.append(comma(at: value)) }
            let path = dialect.isLoose ? TokenAlias.path(name, dialect) : nil
            let kind = path.map { ValuePart.Kind.reference(TokenPath.name(of: $0), fallback: nil) }
            parts.append(ValuePart(kind ?? .text(String(name)), at: value.location))
        }
        return parts
    }

    /// A number from 1 to 1000, or one of the names of the format.
    mutating func weight(_ value: JSONValue) throws(DesignTokenProblem) -> [ValuePart] {
        if value.kind == .number { return [try number(value)] }
        guard let text = value.string else {
            throw .value("a font weight is not \(value.kind.withArticle)", at: value.location)
        }
        if let number = Double(text) { return [ValuePart(.number(number), at: value.location)] }
        let names = FontWeightReader.words.keys
        let name = dialect.isLoose ? names.first { $0.folded == text.folded } : text
        guard let name, names.contains(name) else {
            throw .value(
                "there is no font weight \(text.quotedForMessage)",
                at: value.location,
                suggestion: NearestName.of(text, among: names)
            )
        }
        return [ValuePart(.word(name), at: value.location)]
    }

    /// The four numbers of a curve.
    mutating func curve(_ value: JSONValue) throws(DesignTokenProblem) -> [ValuePart] {
        var parts: [ValuePart] = []
        for element in value.elements {
            if !parts.isEmpty { parts.append(comma(at: element)) }
            parts.append(try number(explicit(element)))
        }
        guard value.count == 4 else {
            throw .value("a curve has 4 numbers, and these are \(value.count)", at: value.location)
        }
        return parts
    }

    /// What has no type of the format.
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

extension Substring {
    fileprivate var withoutQuotes: Substring {
        guard utf8.count > 1, utf8.first == utf8.last, let quote = first, quote == "'" || quote == "\"" else {
            return self
        }
        return dropFirst().dropLast()
    }
}

extension String {
    /// `Semi Bold`, `SemiBold` and `semi-bold` are one weight to design tools.
    fileprivate var folded: String { String(lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }) }
}
