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
}
#endif
