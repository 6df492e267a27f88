#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// Keeps whether something has been loading for 300 ms: what takes less time needs no indicator, which would only flash.
    func delayed(_ isLoading: Bool, in isShown: Binding<Bool>) -> some View {
        task(id: isLoading) {
            guard isLoading else {
                isShown.wrappedValue = false
                return
            }
            do {
                try await Task.sleep(nanoseconds: 300_000_000)
                isShown.wrappedValue = true
            } catch {
                // It was loaded before.
            }
        }
    }
}
#endif
