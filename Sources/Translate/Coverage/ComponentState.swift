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

    /// Leaves out skipped components.
    package var wanted: Int { working + completed + container }
}
