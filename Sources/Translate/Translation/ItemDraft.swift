import SwiftModel
import WebModel

/// An item on its way: its rule, and its results so far.
struct ItemDraft {
    var item: WebItem
    /// Place in the source; items that no source lists follow.
    let place: Int
    /// Whether no source lists the item, and a row of `Components` says that it is there all the same.
    let isImplied: Bool
    /// Whether we made it, because the primitive does nothing without it.
    var isMade = false
    /// Whether we made it with a default, because components of its kind have it.
    var isOffered = false
    var decision = RuleDecision.none
    /// The row of a contract that the item fills, which then goes before its rule.
    var contract: RuleSource?
    /// The position of the item with the rule that takes this one too.
    var consumer: Int?
    /// Positions of the items that the item's own rule takes.
    var consumed: [Int] = []
    var outcome = ItemTranslation.Outcome.translated
    var swiftUI: [SwiftUIMember] = []
    var uiKit: [UIKitMember] = []
    var remarks: [String] = []
    /// Unit of the item on the web.
    var unit: WebUnit?
    /// Whether the names of the members stand in the row, or come from the item.
    var hasNamesOfRow = false

    /// Reason of a row that skips without giving one; reading a matrix refuses such rows.
    static let noReason = "the row gives no reason"

    /// Whether nothing became of the item but a part of others.
    var isOnlyReference: Bool {
        !swiftUI.isEmpty && swiftUI.allSatisfy { if case .reference = $0 { true } else { false } }
    }

    /// Replaces the results by a reference to another item, which does the work of this one too.
    mutating func become(partOf item: ItemReference) {
        outcome = .adapted
        swiftUI = [.reference(item)]
        uiKit = [.reference(item)]
    }

    mutating func remark(_ sentence: String) {
        if !remarks.contains(sentence) { remarks.append(sentence) }
    }
}
