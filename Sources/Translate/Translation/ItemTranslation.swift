package import Core
package import SwiftModel
package import WebModel

package struct ItemTranslation: Sendable, Hashable {
    package enum Outcome: Sendable, Hashable {
        case translated
        /// A binding, a mechanism of the platform, or part of another item.
        case adapted
        case skipped(reason: String)
        case unmapped(reason: String)
    }

    package var item: ItemReference
    package var location: SourceLocation
    package var outcome: Outcome
    /// nil where no rule matched.
    package var rule: RuleSource? = nil
    /// Item with the rule that took this one too.
    package var consumer: ItemReference? = nil
    package var swiftUI: [SwiftUIMember] = []
    package var uiKit: [UIKitMember] = []
    /// Facts that a person should know, a sentence each.
    package var remarks: [String] = []
    /// Item of ours: the primitive does nothing without it.
    package var isMade = false
    /// Item of ours with a default: components of the kind have it.
    package var isOffered = false
    /// Unit on the web, where Swift measures otherwise.
    package var unit: WebUnit? = nil
}

extension ItemTranslation {
    /// Spelled as in the matrix, or `made for value` or `offered: isInvalid`: such an item has no name on the web.
    package var title: String {
        isOffered ? "offered: \(item.madeRole)" : madeRole.map { "made for \($0)" } ?? item.description
    }

    package var madeRole: String? { isMade || isOffered ? item.madeRole : nil }
}
