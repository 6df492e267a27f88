import Core

/// A declaration of a manifest, still as JSON, with where it stands.
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
    /// Text that is equal for all orders of all lists.
    fileprivate var unorderedText: String {
        switch kind {
        case .array: "[\(elements.map(\.unorderedText).sorted().joined(separator: ","))]"
        case .object: "{\(members.map { "\($0.key.text):\($0.value.unorderedText)" }.joined(separator: ","))}"
        case .null, .boolean, .number, .string: compactText
        }
    }
}

/// Kinds of declarations in a manifest, as far as they matter here.
enum DeclarationKind {
    /// A class or a mixin.
    case classLike
    case enumeration
    case interface
    case alias
    case variable
    case function
    /// A kind that no schema version has.
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

    /// Whether a component or one of its types may be made of it.
    var mattersToComponents: Bool {
        switch self {
        case .classLike, .enumeration, .interface, .alias, .variable: true
        case .function, .unknown: false
        }
    }
}
