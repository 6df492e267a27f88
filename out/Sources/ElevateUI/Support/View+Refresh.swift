#if os(iOS)
import SwiftUI

/// What a list does when somebody pulls it down. It shows progress until that is done.
@available(iOS 15, *)
public typealias ComponentRefresh = @MainActor @Sendable () async -> Void

@available(iOS 15, *)
extension View {
    /// Lets somebody pull the view down to have it anew, where there is anything to do then.
    @ViewBuilder func refreshes(_ action: ComponentRefresh?) -> some View {
        if let action {
            refreshable { await action() }
        } else {
            self
        }
    }

    /// Lets somebody delete the row with a swipe, where there is anybody to tell.
    func swipeToDelete(_ label: String, action: (() -> Void)?) -> some View {
        swipeActions {
            if let action {
                Button(label, role: .destructive, action: action)
            }
        }
    }
}
#endif
