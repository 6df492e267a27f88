import SwiftModel
import WebModel

struct ItemDraft {
    var item: WebItem
    /// Place in the source; items that no source lists follow.
    let place: Int
    /// A row of `Components` alone says that the item is there.
    let isImplied: Bool
    /// Item of ours: the primitive does nothing without it.
    var isMade = false
    /// Item of ours with a default: components of the kind have it.
    var isOffered = false
    var decision = RuleDecision.none
    var contract: RuleSource?
    /// Item with the rule that takes this one too.
    var consumer: Int?
    var consumed: [Int] = []
    var outcome = ItemTranslation.Outcome.translated
    var swiftUI: [SwiftUIMember] = []
    var uiKit: [UIKitMember] = []
    var remarks: [String] = []
    var unit: WebUnit?
    /// Names come from the row, and not from the item.
    var hasNamesOfRow = false

    /// Used for a row that skips without a reason; reading a matrix refuses such rows.
    static let noReason = "the row gives no reason"

    var isOnlyReference: Bool {
        !swiftUI.isEmpty && swiftUI.allSatisfy { if case .reference = $0 { true } else { false } }
    }

    /// Another item does the work of this one too.
    mutating func become(partOf item: ItemReference) {
        outcome = .adapted
        swiftUI = [.reference(item)]
        uiKit = [.reference(item)]
    }

    mutating func remark(_ sentence: String) {
        if !remarks.contains(sentence) { remarks.append(sentence) }
    }
}
