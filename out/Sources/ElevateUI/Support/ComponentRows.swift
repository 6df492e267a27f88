#if os(iOS)
import SwiftUI

/// Whether there are rows in a slot, as far as its view tells: one that isn't given, and values of the app of which there are
/// none, have no rows.
@available(iOS 15, *)
@MainActor
enum ComponentRows {
    static func areMissing<Rows: View>(_ rows: Rows) -> Bool {
        Rows.self == EmptyView.self || (rows as? any ComponentCountedRows)?.hasNoRows == true
    }
}

@available(iOS 15, *)
@MainActor
private protocol ComponentCountedRows {
    var hasNoRows: Bool { get }
}

@available(iOS 15, *)
extension ForEach: ComponentCountedRows where Content: View {
    fileprivate var hasNoRows: Bool { data.isEmpty }
}

@available(iOS 15, *)
extension Optional: ComponentCountedRows where Wrapped: View {
    fileprivate var hasNoRows: Bool { map { ComponentRows.areMissing($0) } ?? true }
}
#endif
