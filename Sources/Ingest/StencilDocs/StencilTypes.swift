import Core
import WebModel

/// The compiler writes types with most names resolved; others are looked up in the types of the file (`typeLibrary`).
struct StencilTypes {
    typealias Told = (type: WebType, text: String)

    let library: StencilTypeLibrary
    /// Most texts stand in several places.
    private(set) var texts = TypeTexts()

    mutating func property(_ value: JSONValue) -> Told? {
        let complex = value["complexType"]
        let told = [value["type"], complex?["resolved"]].compactMap(\.self).first { $0.string?.isEmpty == false }
        guard let told = told ?? complex?["original"] else { return closedSet(of: value).map { ($0, $0.description) } }
        return completed(told, complex: complex, values: value)
    }

    mutating func detail(_ value: JSONValue) -> Told? {
        let complex = value["complexType"]
        let told = [value["detail"], complex?["resolved"], complex?["original"]].compactMap(\.self)
        return told.first { $0.string?.isEmpty == false }.flatMap { completed($0, complex: complex, values: nil) }
    }

    mutating func type(_ value: JSONValue?, in entry: JSONValue) -> Told? {
        guard let value, value.string?.isEmpty == false else { return nil }
        return completed(value, complex: entry["complexType"], values: nil, namesOriginal: false)
    }

    private mutating func completed(
        _ told: JSONValue,
        complex: JSONValue?,
        values: JSONValue?,
        namesOriginal: Bool = true
    ) -> Told? {
        guard let text = told.string else { return nil }
        var type = library.resolved(texts.type(text, at: told.location), references: complex?["references"])
        guard namesOriginal else { return (type, text) }
        let name = texts.unreportedType(complex?["original"]?.string ?? text)
        // An enum is resolved to its members (`State.On`), which say less than its declaration.
        if let declared = library.expansion(of: name, references: complex?["references"]),
            type.openNames > declared.openNames || !type.isDefinite
        {
            let isOptional = type.isOptional || declared.isOptional
            type = declared
            type.isOptional = isOptional
        }
        if !type.isDefinite, let values, let set = closedSet(of: values) {
            let isOptional = type.isOptional || set.isOptional
            type = set
            type.isOptional = isOptional
        }
        if type.alias == nil, type.isDefinite, case .reference(let alias, let arguments) = name.shape, arguments.isEmpty
        {
            type.alias = alias
        }
        return (type, text)
    }

    /// Reads the type of a property as far as the compiler took it apart: only where each part is a value.
    private func closedSet(of value: JSONValue) -> WebType? {
        guard let parts = value["values"], parts.count > 0 else { return nil }
        var members: [WebType] = []
        for part in parts.elements {
            switch (part["type"]?.string, part["value"]?.string) {
            case ("string"?, let text?): members.append(WebType(.literal(.string(text))))
            case ("number"?, let text?): members.append(WebType(.literal(.number(text))))
            case ("undefined"?, nil), ("null"?, nil): members.append(WebType(.keyword(.undefined)))
            default: return nil
            }
        }
        let set = WebType.union(of: members)
        return set.literals == nil ? nil : set
    }
}

extension WebType {
    fileprivate var openNames: Int { referencedNames.count }
}
