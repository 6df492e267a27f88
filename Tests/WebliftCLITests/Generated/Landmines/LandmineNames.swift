/// Every name that means something to Swift or to Apple's frameworks, and so may break what is called so.
struct LandmineNames {
    /// Keywords first, then the names of the surface, each once.
    let all: [String]
    /// Those that can be the name of a component.
    let types: [String]

    init(surface: SurfaceNames) {
        let keywords = Self.keywords
        all = keywords + surface.everyName.filter { !keywords.contains($0) }
        let declared = surface.types.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        types = keywords + declared.filter { !keywords.contains($0) && !$0.hasPrefix("#") }.sorted()
    }

    /// Of declarations, statements, expressions, patterns and attributes, and those that are keywords somewhere only.
    private static let keywords = [
        "Any", "Protocol", "Self", "Type", "actor", "any", "as", "associatedtype", "associativity", "async", "await",
        "borrowing", "break", "case", "catch", "class", "consume", "consuming", "continue", "convenience", "copy",
        "default", "defer", "deinit", "didSet", "discard", "distributed", "do", "dynamic", "each", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import",
        "in",
        "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy", "left", "let", "macro", "mutating",
        "nil", "none", "nonisolated", "nonmutating", "open", "operator", "optional", "override", "package", "postfix",
        "precedence", "precedencegroup", "prefix", "private", "protocol", "public", "repeat", "required", "rethrows",
        "return", "right", "self", "sending", "set", "some", "static", "struct", "subscript", "super", "switch", "then",
        "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while", "willSet", "yield",
    ]
}
