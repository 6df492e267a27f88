/// Purpose of a token, where something else than its name says it: the classes of a component.
package struct TokenUse: Sendable, Hashable {
    /// Property of a component that a token is for. The raw values are words that the names of tokens have for it.
    package enum Property: String, CaseIterable, Sendable {
        case background, text, border, shadow, opacity, height, width, padding, radius
        case gap
        case borderWidth = "border-width"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
    }

    package enum Side: String, CaseIterable, Sendable {
        case top, bottom, start, end, block, inline
    }

    /// State of the component, or an interaction with it. The raw values are its words in the names of tokens.
    package enum State: String, CaseIterable, Comparable, Sendable {
        case hover, active, focus, disabled, selected, invalid, open, mixed, readonly

        package static func < (one: State, other: State) -> Bool { one.rawValue < other.rawValue }
    }

    package struct Value: Sendable, Hashable {
        package let property: String
        package let value: String

        package init(property: String, value: String) {
            self.property = property
            self.value = value
        }
    }

    package let component: String
    package let property: Property
    /// nil for all sides.
    package let side: Side?
    /// Values that all have to be set; none where it holds for any value.
    package let values: [Value]
    /// Sorted.
    package let states: [State]
    /// Whether it only states the initial value of CSS, so that the styles of the system don't apply: where all values
    /// state another one, nothing draws it, and nobody misses it.
    package let isInitial: Bool

    var words: [String] {
        let values = values.flatMap { Self.words(of: $0.property) + Self.words(of: $0.value) }
        return values + Self.words(of: property.rawValue) + [side?.rawValue].compactMap(\.self) + states.map(\.rawValue)
    }

    var place: TierIndex.Place { TierIndex.Place(tier: .component(component), words: words) }

    private static func words(of text: String) -> [String] {
        text.unicodeScalars.split { !$0.properties.isAlphabetic && !("0"..."9").contains($0) }.map(String.init)
    }
}
