/// Reference to an item of a component: its kind and its name, the empty one for the default slot.
package struct ItemReference: Sendable, Hashable, Comparable {
    package let kind: ItemKind
    package let name: String

    package init(_ kind: ItemKind, _ name: String) {
        self.kind = kind
        self.name = name
    }

    package static func < (left: ItemReference, right: ItemReference) -> Bool {
        (left.kind, left.name) < (right.kind, right.name)
    }
}

extension ItemReference: CustomStringConvertible {
    /// Spelling in the matrix: `disabled`, `#prefix`, `@change`, `focus()`, `::part(base)`, `--gap`, `:state(open)`.
    package var description: String {
        switch kind {
        case .property, .cssProperty, .text: name
        case .slot: name.isEmpty ? "#(default)" : "#\(name)"
        case .event: "@\(name)"
        case .method: "\(name)()"
        case .cssPart: "::part(\(name))"
        case .cssState: ":state(\(name))"
        }
    }
}
