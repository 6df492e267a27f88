import Core

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
