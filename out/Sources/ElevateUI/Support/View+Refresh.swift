#if os(iOS)
import SwiftUI

/// What a list does when the user pulls it down. It shows progress until that is done.
@available(iOS 15, *)
public typealias ComponentRefresh = @MainActor @Sendable () async -> Void

@available(iOS 15, *)
extension View {
    /// Lets the user pull the view down to refresh it, where there is an action for that.
    @ViewBuilder func refreshes(_ action: ComponentRefresh?) -> some View {
        if let action {
            refreshable { await action() }
        } else {
            self
        }
    }

    /// Lets the user delete the row with a swipe, where there is an action for that.
    func swipeToDelete(_ label: String, action: (() -> Void)?) -> some View {
        swipeActions {
            if let action {
                Button(label, role: .destructive, action: action)
            }
        }
    }
}
#endif
