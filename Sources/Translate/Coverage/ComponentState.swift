/// Completeness of a component in Swift. Each component is in exactly one of these states.
package enum ComponentState: String, Sendable, Hashable, CaseIterable {
    /// Everything that its primitive does nothing without comes from the library.
    case working
    /// Works as well, but some of the parts that its primitive needs were made by us.
    case completed
    /// Shows the given content, and does nothing of its own: no row names its primitive, or a part that the primitive
    /// needs is missing.
    case container
    /// A row leaves it out, for a reason.
    case skipped
}

/// Number of components in each state.
package struct ComponentCounts: Sendable, Hashable {
    package private(set) var working = 0
    package private(set) var completed = 0
    package private(set) var container = 0
    package private(set) var skipped = 0

    package init(_ states: some Sequence<ComponentState> = []) {
        for state in states {
            switch state {
            case .working: working += 1
            case .completed: completed += 1
            case .container: container += 1
            case .skipped: skipped += 1
            }
        }
    }

    package subscript(state: ComponentState) -> Int {
        switch state {
        case .working: working
        case .completed: completed
        case .container: container
        case .skipped: skipped
        }
    }

    package var total: Int { wanted + skipped }

    /// Number of components that nobody decided to leave out.
    package var wanted: Int { working + completed + container }
}
