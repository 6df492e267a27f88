extension Member: CustomStringConvertible {
    /// Spelling in a matrix: `isDisabled: Bool = false`, `$isOn: Bool`, `prefix: View`, `onRemove: (() -> Void)?`.
    package var description: String {
        let name = name.declaration
        switch form {
        case .value(let type): return "\(name): \(type)" + (defaultValue.map { " = \($0)" } ?? "")
        case .binding(let type): return "$\(name): \(type)"
        case .slot, .rows: return "\(name): View"
        case .action, .items: return "\(name): \(type?.description ?? "")"
        }
    }
}
