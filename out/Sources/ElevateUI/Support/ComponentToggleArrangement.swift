#if os(iOS)
import SwiftUI

/// How a toggle and its label stand to each other.
@available(iOS 15, *)
nonisolated struct ComponentToggleArrangement {
    var direction = Axis.horizontal
    var isLabelFirst = false
    /// The label is then for VoiceOver only.
    var hidesLabel = false
}
#endif
