package import SwiftModel

/// A property that a UIKit class, an item or another struct had.
package struct FormerProperty: Sendable, Hashable {
    package enum Meaning: Sendable, Hashable {
        case renamed(SwiftIdentifier)
        /// Text of an address that is called otherwise now.
        case address(SwiftIdentifier)
        /// Property that has its former default, and takes any other value in vain.
        case gone(defaultText: String)
        /// Property that sets another one by text, which is called otherwise or gone itself.
        case proxy(UIKitProxy, now: SwiftIdentifier?)
    }

    package let name: SwiftIdentifier
    package let type: SwiftType
    package let meaning: Meaning

    package var types: [SwiftType] {
        if case .address = meaning { [type, .named("URL")] } else { [type] }
    }
}

extension FormerProperty {
    /// Makes a property of text that became an address under another name; nil for other changes of type.
    init?(_ name: SwiftIdentifier, _ type: SwiftType, as successor: SwiftIdentifier, of now: SwiftType) {
        guard now == .optional(.named("URL")), type.unwrapped == .string else { return nil }
        self.init(name: name, type: type, meaning: .address(successor))
    }
}
