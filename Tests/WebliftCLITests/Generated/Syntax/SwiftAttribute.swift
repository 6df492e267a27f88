/// `@name(arguments)` in front of a declaration, a parameter or a type.
struct SwiftAttribute {
    let name: String
    /// What stands between its brackets, word by word.
    let arguments: [String]
}
