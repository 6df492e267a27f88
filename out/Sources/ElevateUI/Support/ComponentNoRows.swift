#if os(iOS)
import SwiftUI

/// Stands in the place of rows: a view of the app, or else a message.
@available(iOS 15, *)
struct ComponentNoRows<Empty: View, Message: View>: View {
    private let empty: Empty
    private let message: Message

    init(
        @ViewBuilder empty: () -> Empty = { EmptyView() },
        @ViewBuilder message: () -> Message = { EmptyView() }
    ) {
        self.empty = empty()
        self.message = message()
    }

    var body: some View {
        if !ComponentRows.areMissing(empty) {
            empty
        } else if !ComponentRows.areMissing(message) {
            ComponentEmptyState { message }
        }
    }
}
#endif
