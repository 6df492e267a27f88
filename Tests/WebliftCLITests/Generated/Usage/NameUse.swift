/// A place in code that reads or writes something by its name.
struct NameUse: Hashable {
    enum Base: Hashable {
        /// `name`
        case none
        /// `self.name`, `Self.name`
        case itself
        /// `variable.name`, with `?` or `!` too.
        case variable(String)
    }

    let base: Base
    let name: String
    /// Whether it stands in front of `=`.
    let isWritten: Bool
}
