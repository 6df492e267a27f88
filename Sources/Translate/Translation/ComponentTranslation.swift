package import SwiftModel

package struct ComponentTranslation: Sendable, Hashable {
    package var tag: String
    package var component: SwiftComponent
    /// Sorted by kind, then in the order of the source.
    package var items: [ItemTranslation]
    /// Items that no source lists.
    package var implied: [ItemTranslation] = []
    /// nil where no row matches.
    package var rule: RuleSource?
    /// nil where there is such a component.
    package var skipped: String? = nil
    package var needs: [NeededPart] = []
}

/// Part that a primitive does nothing without.
package struct NeededPart: Sendable, Hashable {
    package let role: String
    /// Empty where the part is missing.
    package let members: [SwiftIdentifier]
}
