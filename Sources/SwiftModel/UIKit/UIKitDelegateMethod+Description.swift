extension UIKitDelegateMethod: CustomStringConvertible {
    /// Spelling in a matrix: `delegate.didRequestRemove(Double)`.
    package var description: String {
        "delegate.\(name.member)(" + parameters.map(\.description).joined(separator: ", ") + ")"
    }
}
