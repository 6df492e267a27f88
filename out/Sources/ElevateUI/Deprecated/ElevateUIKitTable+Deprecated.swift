#if os(iOS)
import SwiftUI
import UIKit

// What keeps compiling what callers wrote before. All of it may be dropped in 3.0.0.

@available(iOS 15, *)
extension ElevateUIKitTable {
    /// As it was. May be dropped in 3.0.0.
    @available(*, deprecated, message: "“stickyColumns” is gone and does nothing")
    public var stickyColumns: TableTokens.StickyColumns {
        get { .zero }
        set {}
    }
    /// As it was. May be dropped in 3.0.0.
    @available(*, deprecated, message: "“stickyColumns” is not what it was")
    public var stickyColumnsNumber: Int {
        get { stickyColumns.rawValue }
        set { if let value = TableTokens.StickyColumns(rawValue: newValue) { stickyColumns = value } }
    }
}
#endif
