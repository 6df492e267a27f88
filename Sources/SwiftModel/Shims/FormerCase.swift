/// A case that an enum had, as a static member of the type that it is now.
package struct FormerCase: Sendable, Hashable {
    package enum Meaning: Sendable, Hashable {
        /// Another name for the same value of the web component.
        case renamed(SwiftIdentifier)
        /// Value that is gone; the default stands in its place.
        case standIn(SwiftIdentifier)
        /// A type that takes any string takes this one still.
        case string(String)
    }

    package let type: GeneratedTypeName
    package let name: SwiftIdentifier
    package let meaning: Meaning

    package init(of type: GeneratedTypeName, _ name: SwiftIdentifier, _ meaning: Meaning) {
        self.type = type
        self.name = name
        self.meaning = meaning
    }
}
