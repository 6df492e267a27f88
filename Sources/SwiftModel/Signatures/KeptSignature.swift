package import Core
package import WebModel

/// Tells how a run breaks callers, and keeps them compiling, also where nobody has the sources of before, and where our
/// translation has changed. All of it is text, so that a run which changes nothing has nothing to read.
package struct KeptSignature: Sendable, Hashable {
    package var inits: [InitSignature.Kind: [KeptParameter]] = [:]
    package var uiKit: [KeptParameter] = []
    /// The properties that UIKit's own class declares.
    package var inherited: [KeptParameter] = []
    /// The methods of the delegate, each as a function of the values that it tells.
    package var delegate: [KeptParameter] = []
    package var texts: [KeptParameter] = []
    /// nil where a version wrote it that kept no names: then nothing of it can be kept compiling.
    package var names: KeptNames?
    /// Hashes of the facts that the sources told of the items that there were. Parts that we made have no item there.
    package var items: [ItemReference: ContentHash] = [:]

    /// Signature that is to be filled in.
    package static let empty = KeptSignature()

    /// Signature as it is kept, without items that nothing came from: nobody asks for them later.
    package var kept: KeptSignature {
        let parameters = inits.values.flatMap { $0 } + members + texts
        let origins = Set(parameters.compactMap(\.origin))
        var result = self
        result.items = items.filter { origins.contains($0.key) }
        return result
    }

    package var members: [KeptParameter] { uiKit + inherited + delegate }
}

/// A parameter, or a member of a UIKit class, as text: `tone: ButtonTokens.Tone = .neutral`.
package struct KeptParameter: Sendable, Hashable {
    package var name: String
    package var isUnlabeled: Bool
    package var type: String
    /// Value that holds where a caller leaves it out, as it is written, or `someDefault`; nil where nobody may.
    package var defaultText: String?
    /// nil where it comes from no item.
    package var origin: ItemReference?

    package init(
        name: String,
        isUnlabeled: Bool = false,
        type: String,
        defaultText: String? = nil,
        origin: ItemReference?
    ) {
        self.name = name
        self.isUnlabeled = isUnlabeled
        self.type = type
        self.defaultText = defaultText
        self.origin = origin
    }

    /// Sign that stands for any default: the default of a view, and every default of a ledger of before.
    package static let someDefault = "…"

    package var hasDefault: Bool { defaultText != nil }

    /// Declaration for a message, which speaks of no values.
    package var declaration: String {
        "\(isUnlabeled ? "_ " : "")\(name): \(type)\(hasDefault ? " = \(Self.someDefault)" : "")"
    }
}
