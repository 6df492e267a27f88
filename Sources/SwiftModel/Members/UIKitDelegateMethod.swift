package import WebModel

/// A method of the delegate protocol; its first parameter, the component itself, is not listed.
package struct UIKitDelegateMethod: Sendable, Hashable {
    package var name: SwiftIdentifier
    package var parameters: [SwiftType]
    package var origin: ItemReference

    package init(name: SwiftIdentifier, parameters: [SwiftType] = [], origin: ItemReference) {
        self.name = name
        self.parameters = parameters
        self.origin = origin
    }
}
