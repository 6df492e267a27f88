/// Names of members that must not be declared again, or would hide declarations that the code beside them calls.
enum HiddenMembers {
    static func contains(_ name: String, as context: SwiftIdentifier.Context) -> Bool {
        switch context {
        case .property: inViews.contains(name)
        case .uiKitProperty:
            UIKitMembers.contains(name) || globalFunctions.contains(name) || name == "self" || name == "init"
        case .enumCase: ofEnums.contains(name)
        // `self` in backticks is still the value itself.
        case .function: name == "body" || name == "self" || globalFunctions.contains(name)
        case .type, .nestedType, .genericParameter, .namePart: false
        }
    }

    /// Members that the protocol `View` asks for, and names that would read as something else at every use: `id` beside
    /// the modifier and `Identifiable`, `self` and `init` anyhow. Modifiers (`padding`, `disabled`, `tag`) are methods
    /// with parameters and don't mind a property of their name.
    private static let ofViews: Set<String> = ["body", "id", "self", "init", "Type", "Protocol"]

    /// Global functions that a body may call: a property of that name is found first, and can't be called. Not `type`,
    /// a frequent attribute, for `type(of:)` is nothing that a view needs.
    private static let globalFunctions: Set<String> = [
        "abs", "assert", "assertionFailure", "ceil", "cos", "debugPrint", "dump", "exp", "fatalError", "floor", "log",
        "max", "min", "numericCast", "pow", "precondition", "preconditionFailure", "print", "repeatElement", "round",
        "sequence", "sin", "sqrt", "stride", "swap", "tan", "unsafeBitCast", "withAnimation", "withTransaction",
        "withUnsafePointer", "zip",
    ]

    private static let inViews = ofViews.union(globalFunctions)

    /// Names that enums of raw values and structs over them have already, or that a dot can't reach. `none` and `some`
    /// stay: they are frequent values with good names, and clear wherever the type is written before the dot.
    private static let ofEnums: Set<String> = [
        "AllCases", "Protocol", "RawValue", "Type", "allCases", "hashValue", "rawValue", "self",
    ]
}
