/// A type under the name that it had.
package struct FormerName: Sendable, Hashable {
    package let old: SwiftIdentifier
    package let new: SwiftIdentifier
    /// Whether it belongs to the UIKit side, which a project may do without.
    package let isUIKit: Bool

    package init(_ old: SwiftIdentifier, now new: SwiftIdentifier, isUIKit: Bool) {
        self.old = old
        self.new = new
        self.isUIKit = isUIKit
    }
}
