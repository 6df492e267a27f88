extension SwiftText: CustomStringConvertible {
    /// Declaration with the struct that it stands in: `Strings.today: String = "Today"`.
    package var description: String {
        "Strings.\(name.declaration): \(type)" + (defaultValue.map { " = \($0)" } ?? "")
    }
}
