package import WebModel

/// A property of UIKit that has the opposite value of an item's: `isEnabled` for `disabled`.
package struct UIKitInversion: Sendable, Hashable {
    package var name: SwiftIdentifier
    package var origin: ItemReference

    package init(name: SwiftIdentifier, origin: ItemReference) {
        self.name = name
        self.origin = origin
    }
}
