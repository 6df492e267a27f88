/// The name of a result: Swift words, and places for the web name; with it the role of the member of that name.
package struct NameTemplate: Sendable, Hashable {
    package enum Part: Sendable, Hashable {
        case literal(String)
        case hole(Hole)
    }

    package enum Hole: String, Sendable, Hashable, CaseIterable {
        /// The web name in lowerCamel.
        case name
        /// The web name in UpperCamel.
        case upperName = "Name"
        /// The component's base name.
        case component = "Component"
    }

    package let parts: [Part]
    /// Purpose of the member, where the row says it: `as isInvalid`.
    package var role: String?

    package init(_ parts: [Part], role: String? = nil) {
        self.parts = parts
        self.role = role
    }
}
