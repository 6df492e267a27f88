#if os(iOS)
import SwiftUI

/// Tells of a new value when it has stayed the same for some time.
@available(iOS 15, *)
struct ComponentDelayedChange<Value: Equatable>: ViewModifier {
    @State private var pending: Task<Void, Never>?
    private let value: Value
    private let delay: TimeInterval
    private let action: (Value) -> Void

    init(value: Value, delay: TimeInterval, action: @escaping (Value) -> Void) {
        self.value = value
        self.delay = delay
        self.action = action
    }

    func body(content: Content) -> some View {
        content.onValueChange(of: value) { newValue in
            pending?.cancel()
            pending = Task {
                do {
                    try await Task.sleep(nanoseconds: UInt64(max(delay, 0) * 1_000_000_000))
                    action(newValue)
                } catch {
                    // A newer value takes its place.
                }
            }
        }
        .onDisappear { pending?.cancel() }
    }
}

@available(iOS 15, *)
extension View {
    /// Calls a function with a new value when it has stayed the same for some time.
    func onValueChange<Value: Equatable>(
        of value: Value,
        after delay: TimeInterval,
        perform action: @escaping (Value) -> Void
    ) -> some View {
        modifier(ComponentDelayedChange(value: value, delay: delay, action: action))
    }
}
#endif
