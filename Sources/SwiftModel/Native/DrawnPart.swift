/// Part that a primitive's drawing code knows, as `specs/primitives.md` says: its box, its header, one of its items.
package struct DrawnPart: Sendable, Hashable {
    package let name: String
    /// Names of the part in tokens, the clearest first. Where the first says nothing of a color, the next one counts.
    package let names: [String]
    package let properties: Set<DrawnProperty>
    /// The states that its helper is told of, besides the states of the whole component.
    package let states: Set<DrawnState>

    package static let whole = "whole"
    package static let others = "others"

    package init(name: String, names: [String], properties: Set<DrawnProperty>, states: Set<DrawnState> = []) {
        self.name = name
        self.names = names
        self.properties = properties
        self.states = states
    }
}

/// Property of a part that design tokens can speak of, in the words of a contract.
package enum DrawnProperty: String, Sendable, Hashable, CaseIterable {
    case background, text, border, shadow, opacity, radius, size, width, height, padding, margin, gap, font
    case borderWidth = "border-width"
}

package enum DrawnState: String, Sendable, Hashable, CaseIterable {
    case selected, disabled, focused, invalid, open, loading, mixed, odd, even, visited, dragged, required, empty,
        collapsed
    case pressed
    case readOnly = "read-only"
}
