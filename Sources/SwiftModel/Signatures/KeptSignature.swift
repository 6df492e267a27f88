package import SourceText
package import WebModel

/// What callers write of a component, as a ledger keeps it: enough to tell what a run breaks for them, also where nobody has
/// the sources of before, and where not these have changed but what we make of them.
package struct KeptSignature: Sendable, Hashable {
    /// Those of the view, each with its parameters in their order.
    package var inits: [InitSignature.Kind: [KeptParameter]]
    /// The properties of the UIKit class and the methods of its delegate.
    package var uiKit: [KeptParameter]
    /// What the sources said of the items that there were. What we made has no item there.
    package var items: [ItemReference: ContentHash]

    package init(
        inits: [InitSignature.Kind: [KeptParameter]] = [:],
        uiKit: [KeptParameter] = [],
        items: [ItemReference: ContentHash] = [:]
    ) {
        self.inits = inits
        self.uiKit = uiKit
        self.items = items
    }

    /// As it is kept: of items that nothing came from, nobody asks later.
    package var kept: KeptSignature {
        let origins = Set((inits.values.flatMap { $0 } + uiKit).compactMap(\.origin))
        return KeptSignature(inits: inits, uiKit: uiKit, items: items.filter { origins.contains($0.key) })
    }
}

/// A parameter, or a member of a UIKit class, as text: `tone: ButtonTokens.Tone = …`.
package struct KeptParameter: Sendable, Hashable {
    package var name: String
    /// Whether the argument stands without its name.
    package var isUnlabelled: Bool
    /// As it is declared; of a method, all of it.
    package var type: String
    /// Whether a caller may leave it out.
    package var hasDefault: Bool
    /// nil for what comes from no item.
    package var origin: ItemReference?

    package init(
        name: String,
        isUnlabelled: Bool = false,
        type: String,
        hasDefault: Bool = false,
        origin: ItemReference?
    ) {
        self.name = name
        self.isUnlabelled = isUnlabelled
        self.type = type
        self.hasDefault = hasDefault
        self.origin = origin
    }

    /// What stands for a default, whatever it is.
    package static let someDefault = " = …"

    package var declaration: String {
        "\(isUnlabelled ? "_ " : "")\(name): \(type)\(hasDefault ? Self.someDefault : "")"
    }
}
