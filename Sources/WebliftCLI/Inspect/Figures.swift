import WebModel

/// Numbers of the items of a component or a library, by kind.
struct Figures: Equatable {
    /// The kinds in the order of printing. Attributes come last: they are properties seen from HTML, not items of
    /// their own.
    static let kinds = [
        "properties", "slots", "events", "methods", "CSS parts", "CSS properties", "CSS states", "attributes",
    ]

    /// Numbers in the order of `kinds`.
    private(set) var counts: [Int]

    init(_ component: Component) {
        counts = [
            component.properties.count, component.slots.count, component.events.count, component.methods.count,
            component.cssParts.count, component.cssProperties.count, component.cssStates.count,
            Set(component.properties.compactMap(\.attribute)).count,
        ]
    }

    init(_ library: Library) {
        counts = Array(repeating: 0, count: Figures.kinds.count)
        for component in library.components {
            for (position, count) in Figures(component).counts.enumerated() { counts[position] += count }
        }
    }
}
