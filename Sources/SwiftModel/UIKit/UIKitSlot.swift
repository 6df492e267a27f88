/// A place for a view of UIKit.
package struct UIKitSlot: Sendable, Hashable {
    package let name: SwiftIdentifier
    /// The view of the SwiftUI component.
    package let member: Member
}
