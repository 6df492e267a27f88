package import Core
package import SwiftModel
package import WebModel

/// Outcome of one web item, and the rule behind it.
package struct ItemTranslation: Sendable, Hashable {
    package enum Outcome: Sendable, Hashable {
        case translated
        /// The rule changed the item's shape: a binding, a mechanism of the platform, part of another item.
        case adapted
        case skipped(reason: String)
        case unmapped(reason: String)
    }

    package var item: ItemReference
    /// The declaration in the web source.
    package var location: SourceLocation
    package var outcome: Outcome
    /// nil where no rule matched.
    package var rule: RuleSource? = nil
    /// The item with the rule that took this one too.
    package var consumer: ItemReference? = nil
    package var swiftUI: [SwiftUIMember] = []
    package var uiKit: [UIKitMember] = []
    /// Facts that a person should know about the translation, a sentence each.
    package var remarks: [String] = []
    /// Whether no item of the web became this: we made it, because the primitive does nothing without it.
    package var isMade = false
    /// Whether no item of the web became this: we made it with a default, because components of its kind have it.
    package var isOffered = false
    /// Unit of the item on the web, where Swift measures otherwise.
    package var unit: WebUnit? = nil
}

extension ItemTranslation {
    /// Name that a person uses for it: as the matrix spells the item, or `made for value` or `offered: isInvalid`, for
    /// an item that we made is no item of the web and has no name there.
    package var title: String {
        isOffered ? "offered: \(item.madeRole)" : madeRole.map { "made for \($0)" } ?? item.description
    }

    /// The place of the contract that it was made for.
    package var madeRole: String? { isMade || isOffered ? item.madeRole : nil }
}
