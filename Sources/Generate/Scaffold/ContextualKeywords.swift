/// Names that are free in Swift, but begin a declaration or an expression where they stand first on a line.
enum ContextualKeywords {
    static let modifiers: Set<String> = [
        "actor", "any", "async", "await", "borrowing", "consume", "consuming", "convenience", "copy", "discard",
        "distributed", "dynamic", "each", "final", "indirect", "infix", "isolated", "lazy", "macro", "mutating",
        "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix", "required", "sending",
        "some", "then", "unowned", "unsafe", "weak", "yield",
    ]
}
