extension SwiftProperty: CustomStringConvertible {
    /// As a matrix writes it: `isDisabled: Bool = false`, `$isOn: Bool`.
    package var description: String {
        let sigil = storage == .binding ? "$" : ""
        return "\(sigil)\(name.declaration): \(type)" + (defaultValue.map { " = \($0)" } ?? "")
    }
}
