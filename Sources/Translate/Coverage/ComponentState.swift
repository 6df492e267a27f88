/// Each component is in exactly one state.
package enum ComponentState: String, Sendable, Hashable, CaseIterable {
    /// Everything that its primitive does nothing without comes from the library.
    case working
    /// Works as well, with some needed parts that were made by us.
    case completed
    /// No row names its primitive, or a needed part is missing.
    case container
    case skipped
}

package struct ComponentCounts: Sendable, Hashable {
    private var counts: [ComponentState: Int] = [:]

    package init(_ states: some Sequence<ComponentState> = []) {
        for state in states { counts[state, default: 0] += 1 }
    }

    package subscript(state: ComponentState) -> Int { counts[state] ?? 0 }

    package var working: Int { self[.working] }
    package var completed: Int { self[.completed] }
    package var container: Int { self[.container] }
    package var skipped: Int { self[.skipped] }

    package var total: Int { wanted + skipped }

    /// Leaves out skipped components.
    package var wanted: Int { working + completed + container }
}
