extension UIKitProperty: CustomStringConvertible {
    /// Spelling in a matrix: `isSelected: Bool = false`.
    package var description: String {
        "\(name.declaration): \(type)" + (defaultValue.map { " = \($0)" } ?? "")
    }
}
