import SwiftModel
import WebModel

/// An item on its way: the rule that it got, and what came of it so far.
struct ItemDraft {
    let item: WebItem
    /// Whether no source lists the item, and a row of `Components` says that it is there all the same.
    let isImplied: Bool
    var verdict: RuleVerdict = .none
    /// The position of the item whose rule takes this one too.
    var consumer: Int?
    /// What the item's own rule takes, as positions.
    var consumed: [Int] = []
    var outcome = ItemTranslation.Outcome.translated
    var swiftUI: [SwiftUIMember] = []
    var uiKit: [UIKitMember] = []
    var remarks: [String] = []
    /// Whether the names of the members stand in the row, or come from the item.
    var hasNamesOfRow = false

    var match: RuleMatch? {
        if case .rule(let match) = verdict { return match }
        return nil
    }

    var isSkipped: Bool {
        if case .skipped = outcome { return true }
        return false
    }
}
