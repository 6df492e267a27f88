extension UIKitDelegateMethod: CustomStringConvertible {
    /// As a matrix writes it: `delegate.didRequestRemove(Double)`.
    package var description: String {
        "delegate.\(name.member)(" + parameters.map(\.description).joined(separator: ", ") + ")"
    }
}
