/// A part that what draws a native primitive knows, as `specs/primitives.md` says it: its box, its header, one of its items.
package struct DrawnPart: Sendable, Hashable {
    /// What the styles of a component call it.
    package let name: String
    /// What tokens call it, the clearest name first. Where the first says nothing of a color, the next one counts.
    package let names: [String]
    /// What is drawn of it.
    package let properties: Set<DrawnProperty>
    /// The states that its helper is told of, besides those of the whole component.
    package let states: Set<DrawnState>

    /// What stands for the component as a whole among the names.
    package static let whole = "whole"
    /// What stands for every part that no other row names.
    package static let others = "others"

    package init(name: String, names: [String], properties: Set<DrawnProperty>, states: Set<DrawnState> = []) {
        self.name = name
        self.names = names
        self.properties = properties
        self.states = states
    }
}

/// What design tokens can say of a part, in the words of a contract.
package enum DrawnProperty: String, Sendable, Hashable, CaseIterable {
    case background, text, border, shadow, opacity, radius, size, width, height, padding, margin, gap, font
    case borderWidth = "border-width"
}

/// A state in which a part may look otherwise, in the words of a contract.
package enum DrawnState: String, Sendable, Hashable, CaseIterable {
    case selected, disabled, focused, invalid, open, loading, mixed, odd, even, visited, dragged, required, empty,
        collapsed
    case pressed
    case readOnly = "read-only"
}
