/// Delegate of a UIKit class that tells nobody anything any more: code that adopted it still compiles.
package struct FormerDelegate: Sendable, Hashable {
    package let name: SwiftIdentifier
    package let methods: [UIKitDelegate.Method]

    package init(_ name: SwiftIdentifier, methods: [UIKitDelegate.Method]) {
        self.name = name
        self.methods = methods
    }

    package var types: [SwiftType] { methods.flatMap(\.parameters) }
}
