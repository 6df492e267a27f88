import Core

extension JSONValueReader {
    mutating func record(
        _ value: JSONValue,
        _ fields: [CompositeField],
        of type: TokenType
    ) throws(DesignTokenProblem) -> [TokenContent.Field] {
        let isLoose = dialect.isLoose
        let members = members(of: value, "a \(type.rawValue)") { name in
            fields.first { $0.name == name || isLoose && $0.otherName == name }?.name
        }
        var found: [TokenContent.Field] = []
        for field in fields {
            guard let member = members[field.name] else { continue }
            found += try self.fields(named: field, of: type, member)
        }
        let missing = fields.filter { !$0.isOfTools && members[$0.name] == nil }
        guard !found.isEmpty else { throw .value("this \(type.rawValue) says nothing", at: value.location) }
        if !missing.isEmpty, !dialect.isLoose { report(missing.map(\.name), missingIn: type, at: value.location) }
        return found.sorted { $0.name < $1.name }
    }

    /// A value that has named ones itself has its name in front of theirs: `style.lineCap`.
    private mutating func fields(
        named field: CompositeField,
        of type: TokenType,
        _ value: JSONValue
    ) throws(DesignTokenProblem) -> [TokenContent.Field] {
        if type == .strokeStyle {
            let parts = field.name == "dashArray" ? try dashes(value) : try lineCap(value)
            return [TokenContent.Field(name: field.name, parts: parts)]
        }
        switch try content(of: value, as: field.type) {
        case .parts(let parts): return [TokenContent.Field(name: field.name, parts: parts)]
        case .record(let inner):
            return inner.map { TokenContent.Field(name: "\(field.name).\($0.name)", parts: $0.parts) }
        }
    }

    private mutating func dashes(_ value: JSONValue) throws(DesignTokenProblem) -> [ValuePart] {
        let value = try explicit(value)
        guard value.kind == .array, value.count > 0 else {
            throw .value("a `dashArray` is a list of lengths", at: value.location)
        }
        var parts: [ValuePart] = []
        for element in value.elements { parts.append(try part(of: element, as: .standard(.dimension))) }
        return parts
    }

    private mutating func lineCap(_ value: JSONValue) throws(DesignTokenProblem) -> [ValuePart] {
        let value = try explicit(value)
        guard let word = value.string, ["round", "butt", "square"].contains(word) else {
            throw .value("a `lineCap` is `round`, `butt` or `square`", at: value.location)
        }
        return [ValuePart(.word(word), at: value.location)]
    }

    mutating func report(_ names: [String], missingIn type: TokenType, at location: SourceLocation) {
        let list = names.map { "\(code: $0)" }.joined(separator: ", ")
        diagnostics.warning(.tokensIncomplete, "this \(type.rawValue) does not say its \(list)", at: location)
    }
}
