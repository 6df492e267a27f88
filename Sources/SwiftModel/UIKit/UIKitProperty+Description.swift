extension UIKitProperty: CustomStringConvertible {
    /// As a matrix writes it: `isSelected: Bool = false`.
    package var description: String {
        "\(name.declaration): \(type)" + (defaultValue.map { " = \($0)" } ?? "")
    }
}
