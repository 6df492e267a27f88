import Core

extension JSONValueReader {
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
            let alias = dialect.isLoose ? TokenAlias(String(name), dialect) : nil
            let kind = alias.map { ValuePart.Kind.reference($0.name, fallback: nil) }
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
