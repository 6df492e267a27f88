extension SwiftItems: CustomStringConvertible {
    /// `tabs: [ElevateTab]`
    package var description: String { "\(name.declaration): \(SwiftType.array(itemType))" }
}
