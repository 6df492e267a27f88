package import SwiftModel
package import WebModel

/// The table `Components`: which native primitive a component is built on.
package struct ComponentsTable: Sendable, Hashable {
    package enum Result: Sendable, Hashable {
        case primitive(NativePrimitive)
        /// The component has no counterpart, for the reason in the column `Why`.
        case skip
    }

    package struct Entry: Sendable, Hashable {
        package let components: [NamePattern]
        /// Conditions that a component must meet besides, all of them.
        package var conditions: [ComponentCondition] = []
        package let result: Result
        package let uiKit: UIKitBase?
        /// Tags of the child components that are its data.
        package let items: [NamePattern]
        /// Items that the component has although no source lists them: `@click`.
        package let implied: [ItemReference]
        package let reason: String?
        package let source: RuleSource
        /// The Web cell as it was written.
        package let text: String

        /// nil where the component is left out.
        var primitive: NativePrimitive? {
            if case .primitive(let primitive) = result { primitive } else { nil }
        }
    }

    package var entries: [Entry] = []

    package init() {}
}
