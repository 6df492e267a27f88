package import SwiftModel

/// Result of translating a component and everything that it offers.
package struct ComponentTranslation: Sendable, Hashable {
    package var tag: String
    package var component: SwiftComponent
    /// Translation of each item of the web component, by kind and then in the order of the source.
    package var items: [ItemTranslation]
    /// Items that the component has although no source lists them.
    package var implied: [ItemTranslation]
    /// The row of `Components` that decided; nil where none matches.
    package var rule: RuleSource?
    /// Why there is no such component in Swift; nil where there is one.
    package var skipped: String?
    /// Parts that its primitive does nothing without.
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

/// A part that a primitive does nothing without, and the members that play it.
package struct NeededPart: Sendable, Hashable {
    package let role: String
    /// Names of the members in Swift; none where the part is missing.
    package let members: [SwiftIdentifier]

    package init(_ role: String, _ members: [SwiftIdentifier]) {
        self.role = role
        self.members = members
    }
}
