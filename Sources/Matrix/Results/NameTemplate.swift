/// The name of a result: Swift words, and places for the web name.
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

    package init(_ parts: [Part]) {
        self.parts = parts
    }
}
