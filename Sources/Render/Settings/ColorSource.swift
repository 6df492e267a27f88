/// Where the colors that follow the appearance have their values.
package enum ColorSource: String, Sendable, Hashable, CaseIterable {
    /// In the code.
    case swift
    /// In an asset catalog, where Xcode shows them.
    case assets
}
