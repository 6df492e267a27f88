package import SwiftModel

/// Members that keep callers of a former release's design tokens compiling: static, and each of them deprecated.
package struct TokenShims: Sendable, Hashable {
    package struct Scope: Sendable, Hashable {
        package let container: SwiftIdentifier
        /// The enum in it; nil for tokens in the container itself.
        package let group: SwiftIdentifier?
        /// Whether there is no such enum any more, so that the shims make one.
        package let isContainerGone: Bool
        package let isGroupGone: Bool
        /// Sorted by name.
        package let members: [FormerToken]
    }

    /// Sorted by container and group.
    package let scopes: [Scope]
    /// Code that nothing can keep compiling, one line each.
    package let gaps: [String]

    package var isEmpty: Bool { scopes.isEmpty && gaps.isEmpty }
}

package struct FormerToken: Sendable, Hashable {
    package enum Meaning: Sendable, Hashable {
        /// The token, or the one that its authors say to use instead, is called so now.
        case renamed(String)
        /// The token is gone. Its last value, as an expression on one or more lines.
        case value([String])
    }

    package let name: SwiftIdentifier
    package let type: String
    package let meaning: Meaning
}
