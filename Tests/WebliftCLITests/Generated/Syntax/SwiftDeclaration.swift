/// A declaration of a Swift file, as far as the checks on generated files look into it.
struct SwiftDeclaration {
    enum Kind: String {
        case structure = "struct"
        case reference = "class"
        case actor
        case enumeration = "enum"
        case interface = "protocol"
        case extending = "extension"
        case function = "func"
        case initializer = "init"
        case deinitializer = "deinit"
        case indexing = "subscript"
        case variable = "var"
        case constant = "let"
        case enumCase = "case"
        case alias = "typealias"
        case associatedType = "associatedtype"
        case importing = "import"
        /// One branch of `#if`; its name is the directive.
        case condition
        /// What the reader does not understand. Generated files have none of it.
        case unknown
    }

    var kind: Kind
    var name = ""
    var line: Int
    var documentation: [String] = []
    var attributes: [SwiftAttribute] = []
    var modifiers: [String] = []
    /// What stands between `<` and `>`.
    var generics: ArraySlice<SwiftToken> = []
    /// What stands behind the colon of a type or an extension.
    var inherited: [String] = []
    var parameters: [SwiftParameter] = []
    /// The declared type of a property, the result and the rest of the signature of a function.
    var type: ArraySlice<SwiftToken> = []
    /// The initial value of a property; what stands behind the name of a case.
    var value: ArraySlice<SwiftToken> = []
    /// What stands between the braces of a function or property; nil where it has none.
    var body: ArraySlice<SwiftToken>?
    var members: [SwiftDeclaration] = []

    var isPublic: Bool { modifiers.contains("public") || modifiers.contains("open") }
    var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
    var isProperty: Bool { kind == .variable || kind == .constant }

    var isType: Bool {
        switch kind {
        case .structure, .reference, .actor, .enumeration, .interface: true
        default: false
        }
    }

    /// Whether it is a property that keeps a value: it has no braces or only observers in them.
    var isStored: Bool { isProperty && (body == nil || hasObservers) }

    var hasObservers: Bool {
        guard let first = body?.first else { return false }
        return first.isWord("didSet") || first.isWord("willSet")
    }

    func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }

    /// The names of the generic parameters that are views.
    var viewParameters: Set<String> {
        var names: Set<String> = []
        for part in SwiftParameter.split(generics) where part.count >= 3 {
            let words = part.map(\.text)
            if words[1] == ":", words.dropFirst(2).contains("View") { names.insert(words[0]) }
        }
        return names
    }
}

/// `@name(arguments)` in front of a declaration, a parameter or a type.
struct SwiftAttribute {
    let name: String
    /// The words between its brackets.
    let arguments: [String]
}
