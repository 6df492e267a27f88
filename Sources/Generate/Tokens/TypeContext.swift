import Documents
import SwiftModel

enum TypeContext {
    static func fields(enums: [SwiftEnum], structs: [SwiftStruct], uses: TypeUses) -> [(TemplateKey, TemplateValue)] {
        let hashable = HashableTypes(enums: enums, structs: structs)
        return [
            ("enums", .list(enums.map { value($0, uses, hashable) })),
            ("structs", .list(structs.map { value($0, uses, hashable) })),
        ]
    }

    private static func value(_ enumeration: SwiftEnum, _ uses: TypeUses, _ hashable: HashableTypes) -> TemplateValue {
        [
            "name": .string(enumeration.name.name.declaration),
            "doc": .lines(uses.documentation(of: enumeration.name, alias: enumeration.alias)),
            "raw": .optional(rawType(enumeration.form)),
            "isOpen": .boolean(enumeration.form == .openStrings),
            "isChoice": .boolean(enumeration.form == .choice),
            "conformance": .string(
                conformance(
                    .generated(enumeration.name),
                    hashable,
                    isSendable: enumeration.payloads.allSatisfy(isValue)
                )
            ),
            "cases": .list(enumeration.cases.map(value)),
        ]
    }

    private static func rawType(_ form: SwiftEnum.Form) -> String? {
        switch form {
        case .strings: "String"
        case .integers: "Int"
        case .openStrings, .choice: nil
        }
    }

    /// Writes the protocols of a type: `Hashable` only where everything that it carries can be a key.
    private static func conformance(_ type: SwiftType, _ hashable: HashableTypes, isSendable: Bool = false) -> String {
        let names = (hashable.contains(type) ? ["Hashable"] : []) + (isSendable ? ["Sendable"] : [])
        return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
    }

    /// Whether it is a plain value, which other threads may have.
    private static func isValue(_ type: SwiftType) -> Bool {
        switch type {
        case .named(let name, []): values.contains(name)
        case .named("Set", let elements): elements.allSatisfy { isValue($0) }
        case .optional(let type), .array(let type): isValue(type)
        case .dictionary(let key, let value): isValue(key) && isValue(value)
        case .tuple(let elements): elements.allSatisfy { isValue($0.type) }
        case .named, .function, .generated, .placeholder: false
        }
    }

    private static let values: Set<String> = [
        "Bool", "CGFloat", "Data", "Date", "Double", "Float", "Int", "String", "TimeInterval", "URL",
    ]

    private static func value(_ enumCase: SwiftEnum.Case) -> TemplateValue {
        var payload: String?
        var raw: String?
        switch enumCase.value {
        case .string(let text): raw = text == enumCase.name.name ? nil : SwiftStringLiteral(text).description
        case .integer(let number): raw = String(number)
        case .payload(let type): payload = type == .void ? nil : type.description
        }
        let text: String? =
            if case .string(let text) = enumCase.value { SwiftStringLiteral(text).description } else { nil }
        return [
            "name": .string(enumCase.name.declaration),
            "value": .optional(raw),
            "literal": .string(text ?? ""),
            "payload": .optional(payload),
        ]
    }

    private static func value(_ structure: SwiftStruct, _ uses: TypeUses, _ hashable: HashableTypes) -> TemplateValue {
        [
            "name": .string(structure.name.name.declaration),
            "doc": .lines(uses.documentation(of: structure.name, alias: structure.alias)),
            "conformance": .string(
                conformance(.generated(structure.name), hashable) + (structure.isItem ? ", Identifiable" : "")
            ),
            "generics": .string(generics(structure.genericParameters.map(\.declaration))),
            "unvalued": UnvaluedInit(structure)?.value ?? .null,
            "identity": .optional(identity(of: structure)),
            "members": .list(
                structure.members.map {
                    [
                        "declaration": .string("\($0.name.declaration): \($0.type)"),
                        "name": .string($0.name.reference),
                        "member": .string($0.name.member),
                    ]
                }
            ),
            "parameters": .list(parameters(of: structure.members, isItem: structure.isItem)),
        ]
    }

    /// The type of an item's identity, which is the item itself; nil where it has one of its own, or needs none.
    private static func identity(of structure: SwiftStruct) -> String? {
        guard structure.isItem, !structure.members.contains(where: { $0.name.name == "id" }) else { return nil }
        return structure.name.description + generics(structure.genericParameters.map(\.name.reference))
    }

    private static func generics(_ parameters: [String]) -> String {
        parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    }

    /// States that an item has only sometimes, such as that it is disabled, may be left out.
    static func parameters(of members: [SwiftStruct.Member], isItem: Bool = false) -> [TemplateValue] {
        InitContext.listed(members.map { parameter(of: $0, isItem: isItem) })
    }

    static func parameter(of member: SwiftStruct.Member, isItem: Bool) -> String {
        let isState = isItem && member.type == .bool
        return "\(member.name.declaration): \(member.type.storedParameter)"
            + (member.type.isOptional ? " = nil" : isState ? " = false" : "")
    }
}
