package import SwiftModel

package struct ComponentTranslation: Sendable, Hashable {
    package var tag: String
    package var component: SwiftComponent
    /// Sorted by kind, then in the order of the source.
    package var items: [ItemTranslation]
    /// Items that no source lists.
    package var implied: [ItemTranslation]
    /// nil where no row matches.
    package var rule: RuleSource?
    /// nil where there is such a component.
    package var skipped: String?
    package var needs: [NeededPart]

    package init(
        tag: String,
        component: SwiftComponent,
        items: [ItemTranslation],
        implied: [ItemTranslation] = [],
        rule: RuleSource?,
        skipped: String? = nil,
        needs: [NeededPart] = []
    ) {
        self.tag = tag
        self.component = component
        self.items = items
        self.implied = implied
        self.rule = rule
        self.skipped = skipped
        self.needs = needs
    }
}

/// Part that a primitive does nothing without.
package struct NeededPart: Sendable, Hashable {
    package let role: String
    /// Empty where the part is missing.
    package let members: [SwiftIdentifier]

    package init(_ role: String, _ members: [SwiftIdentifier]) {
        self.role = role
        self.members = members
    }
}
