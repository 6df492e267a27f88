/// Place of the values of colors that follow the appearance.
package enum ColorSource: String, Sendable, Hashable, CaseIterable {
    /// Values in the code.
    case swift
    /// Values in an asset catalog, where Xcode shows them.
    case assets
}
