package import SwiftModel
package import WebModel

package struct ComponentsTable: Sendable, Hashable {
    package enum Result: Sendable, Hashable {
        case primitive(NativePrimitive)
        case skip
    }

    package struct Entry: Sendable, Hashable {
        package let components: [NamePattern]
        /// Conditions that all have to hold.
        package var conditions: [ComponentCondition] = []
        package let result: Result
        package let uiKit: UIKitBase?
        /// Child components that are its data.
        package let items: [NamePattern]
        /// `@click`, which no source lists.
        package let implied: [ItemReference]
        package let reason: String?
        package let source: RuleSource
        package let text: String

        /// nil where the component is left out.
        var primitive: NativePrimitive? {
            if case .primitive(let primitive) = result { primitive } else { nil }
        }
    }

    package var entries: [Entry] = []
}
