import SwiftModel

/// A generated type as the lines that a ledger keeps: the first is its kind, and each other one is a case or a member.
/// Type parameters stand behind the kind, each with its stand-in.
///
///     strings                     item <Value: Hashable = String>
///     neutral = "neutral"         value: Value // value
enum KeptType {
    private static let item = "item"
    private static let structure = "struct"
    private static let alias = "alias "
    private static let type = ": "
    private static let value = " = "
    private static let remark = " // "

    private static let forms: [(word: String, form: SwiftEnum.Form)] = [
        ("strings", .strings), ("integers", .integers), ("openStrings", .openStrings), ("choice", .choice),
    ]

    // MARK: Writing

    static func all(of library: SwiftLibrary) -> [String: [String]] {
        var types: [String: [String]] = [:]
        for type in library.sharedEnums + library.components.flatMap(\.enums) {
            types[type.name.description] = lines(of: type)
        }
        for type in library.sharedStructs + library.components.flatMap(\.structs) {
            types[type.name.description] = lines(of: type)
        }
        for type in library.components.flatMap(\.typeAliases) {
            types[type.name.description] = [alias + type.target.description]
        }
        return types
    }

    private static func lines(of type: SwiftEnum) -> [String] {
        let word = forms.first { $0.form == type.form }?.word ?? ""
        return [word]
            + type.cases.map { enumCase in
                let name = enumCase.name.name
                switch enumCase.value {
                case .string(let text): return "\(name)\(value)\"\(text)\""
                case .integer(let number): return "\(name)\(value)\(number)"
                case .payload(.void): return name
                case .payload(let payload): return "\(name)\(Self.type)\(payload)"
                }
            }
    }

    private static func lines(of type: SwiftStruct) -> [String] {
        let parameters = type.genericParameters.compactMap { parameter in
            parameter.standIn.map { " <\(parameter.declaration)\(value)\($0)>" }
        }
        return [(type.isItem ? item : structure) + parameters.joined()]
            + type.members.map { "\($0.name.name)\(Self.type)\($0.type)\(remark)\($0.webName)" }
    }

    // MARK: Reading

    /// Leaves out text that can't be read: no run has written it.
    static func table(of types: [String: [String]]) -> GeneratedTypeTable {
        var enums: [SwiftEnum] = []
        var structs: [SwiftStruct] = []
        var aliases: [SwiftTypeAlias] = []
        for (text, lines) in types {
            guard let name = self.name(text), let first = lines.first else { continue }
            let rest = lines.dropFirst()
            if let form = forms.first(where: { $0.word == first })?.form {
                let cases = rest.compactMap(enumCase)
                if cases.count == rest.count { enums.append(SwiftEnum(name: name, form: form, cases: cases)) }
            } else if let type = structure(name, first, Array(rest)) {
                structs.append(type)
            } else if first.hasPrefix(alias), let target = self.name(String(first.dropFirst(alias.count))) {
                aliases.append(SwiftTypeAlias(name: name, target: target))
            }
        }
        return GeneratedTypeTable(enums: enums, structs: structs, aliases: aliases)
    }

    private static func structure(_ name: GeneratedTypeName, _ first: String, _ lines: [String]) -> SwiftStruct? {
        let words = first.split(separator: " <", maxSplits: 1)
        guard let word = words.first, word == structure || word == item else { return nil }
        let parameters = words.dropFirst().first.map(self.parameters) ?? []
        guard let parameters else { return nil }
        let names = Set(parameters.map(\.name.name))
        let members = lines.compactMap { member($0, names) }
        guard members.count == lines.count else { return nil }
        var type = SwiftStruct(name: name, members: members)
        type.isItem = word == item
        type.genericParameters = parameters
        return type
    }

    /// `Value: Hashable = String>`, and so on behind ` <`.
    private static func parameters(_ text: Substring) -> [GenericParameter]? {
        guard text.hasSuffix(">") else { return nil }
        let texts = text.dropLast().split(separator: "> <").map(String.init)
        let parameters = texts.compactMap { text -> GenericParameter? in
            guard let end = text.firstRange(of: value),
                let standIn = try? SwiftTypeParser.parse(generated: String(text[end.upperBound...]))
            else { return nil }
            let declaration = text[..<end.lowerBound]
            let colon = declaration.firstRange(of: type)
            let name = SwiftIdentifier(
                swift: String(declaration[..<(colon?.lowerBound ?? declaration.endIndex)]),
                as: .genericParameter
            )
            let constraint = colon.map { try? SwiftTypeParser.parse(generated: String(declaration[$0.upperBound...])) }
            guard let name, constraint.map({ $0 != nil }) != false else { return nil }
            return GenericParameter(name: name, constraint: constraint ?? nil, standIn: standIn)
        }
        return parameters.count == texts.count ? parameters : nil
    }

    static func name(_ text: String) -> GeneratedTypeName? {
        guard case .generated(let name, [])? = try? SwiftTypeParser.parse(generated: text) else { return nil }
        return name
    }

    private static func enumCase(_ line: String) -> SwiftEnum.Case? {
        if let range = line.firstRange(of: value) {
            guard let name = SwiftIdentifier(swift: String(line[..<range.lowerBound]), as: .enumCase) else {
                return nil
            }
            let text = line[range.upperBound...]
            if text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") {
                return SwiftEnum.Case(name: name, value: .string(String(text.dropFirst().dropLast())))
            }
            return Int(text).map { SwiftEnum.Case(name: name, value: .integer($0)) }
        }
        guard let range = line.firstRange(of: type) else {
            return SwiftIdentifier(swift: line, as: .enumCase).map { SwiftEnum.Case(name: $0, value: .payload(.void)) }
        }
        guard let name = SwiftIdentifier(swift: String(line[..<range.lowerBound]), as: .enumCase),
            let payload = try? SwiftTypeParser.parse(generated: String(line[range.upperBound...]))
        else { return nil }
        return SwiftEnum.Case(name: name, value: .payload(payload))
    }

    private static func member(_ line: String, _ parameters: Set<String>) -> SwiftStruct.Member? {
        guard let colon = line.firstRange(of: type), let end = line.firstRange(of: remark),
            colon.upperBound <= end.lowerBound,
            let name = SwiftIdentifier(swift: String(line[..<colon.lowerBound]), as: .property),
            let type = try? SwiftTypeParser.parse(
                generated: String(line[colon.upperBound..<end.lowerBound]),
                parameters: parameters
            )
        else { return nil }
        return SwiftStruct.Member(name: name, type: type, webName: String(line[end.upperBound...]))
    }
}
