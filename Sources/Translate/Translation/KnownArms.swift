import WebModel

/// Unions with members that no source explains: `string | Formatter` is a text to everybody without knowledge of a
/// `Formatter`.
struct KnownArms {
    private let known: Set<String>
    private let classNames: Set<String>

    init(_ table: TypesTable, classNames: Set<String>) {
        var known = Self.structural
        for entry in table.entries {
            for case .type(let type) in entry.patterns { Self.collect(type, into: &known) }
        }
        self.known = known
        self.classNames = classNames
    }

    /// Splits a type into the part that is left and the members that are left out; nil where none are, or where nothing
    /// would be left. A type that may be an element of the page stays one.
    func part(of type: WebType?) -> (type: WebType, unknown: [WebType])? {
        guard let type, case .union(let members) = type.shape,
            !ElementTypes.contain(type, classNames: classNames)
        else { return nil }
        let unknown = members.filter { isUnknown($0) }
        let rest = members.filter { !isUnknown($0) }
        guard !unknown.isEmpty, !rest.isEmpty else { return nil }
        var part = WebType.union(of: rest)
        part.isOptional = part.isOptional || type.isOptional
        if part.alias == nil, rest.count > 1 { part.alias = type.alias }
        return (part, unknown)
    }

    private func isUnknown(_ type: WebType) -> Bool {
        guard case .reference(let name, _) = type.shape else { return false }
        return !known.contains(name) && !ElementTypes.contain(type, classNames: classNames)
    }

    private static func collect(_ type: WebType, into names: inout Set<String>) {
        if case .reference(let name, _) = type.shape { names.insert(name) }
        for child in type.children { collect(child, into: &names) }
    }

    /// Names that `TypeTranslation` knows by their structure.
    private static let structural: Set<String> = [
        "Array", "ReadonlyArray", "Iterable", "Set", "ReadonlySet", "Record", "Map", "ReadonlyMap", "Readonly",
        "String",
        "Boolean", "Number",
    ]
}
