extension SwiftSlot: CustomStringConvertible {
    /// As a matrix writes it: `prefix: View`.
    package var description: String { "\(name.declaration): View" }
}
