#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// Keeps whether something has been loading for 300 ms, or for as many seconds as a component says: what takes less time
    /// needs no indicator, which would only flash.
    func delayed(_ isLoading: Bool, by delay: TimeInterval = 0.3, in isShown: Binding<Bool>) -> some View {
        task(id: isLoading) {
            guard isLoading else {
                isShown.wrappedValue = false
                return
            }
            do {
                try await Task.sleep(nanoseconds: UInt64(max(delay, 0) * 1_000_000_000))
                isShown.wrappedValue = true
            } catch {
                // It was loaded before.
            }
        }
    }
}
#endif
