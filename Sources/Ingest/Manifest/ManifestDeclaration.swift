import Core

struct ManifestDeclaration {
    let kind: DeclarationKind
    /// Empty for a class expression that only its tag names.
    let name: String
    let module: ModulePath
    /// The module as the manifest spells it.
    let modulePath: String
    let value: JSONValue

    /// Order by module, name and content, independent of the order of its lists.
    func isOrderedBefore(_ other: ManifestDeclaration) -> Bool {
        if module != other.module { return module.text < other.module.text }
        if name != other.name { return name < other.name }
        return (value.unorderedText, value.compactText) < (other.value.unorderedText, other.value.compactText)
    }
}

extension JSONValue {
    fileprivate var unorderedText: String {
        switch kind {
        case .array: "[\(elements.map(\.unorderedText).sorted().joined(separator: ","))]"
        case .object: "{\(members.map { "\($0.key.text):\($0.value.unorderedText)" }.joined(separator: ","))}"
        case .null, .boolean, .number, .string: compactText
        }
    }
}

enum DeclarationKind {
    case classLike
    case enumeration
    case interface
    case alias
    case variable
    case function
    case unknown

    /// A class is known by its tag where the tool forgot the kind.
    init(_ declaration: JSONValue) {
        guard let kind = declaration["kind"]?.string else {
            self = declaration["tagName"] == nil ? .unknown : .classLike
            return
        }
        self =
            switch kind {
            case "class", "mixin": .classLike
            case "enum": .enumeration
            case "interface": .interface
            case "typedef", "type", "type-alias", "alias": .alias
            case "variable": .variable
            case "function": .function
            default: .unknown
            }
    }
}
