#if os(iOS)
import SwiftUI
import UIKit

/// Plays haptic feedback for a choice, unless the app has switched it off.
@available(iOS 15, *)
struct ComponentHaptics<Value: Equatable>: ViewModifier {
    @Environment(\.componentHaptics) private var isOn
    let value: Value
    /// Whether a change to a value has haptic feedback.
    let isFelt: (Value) -> Bool

    @ViewBuilder func body(content: Content) -> some View {
        if #available(iOS 17, *) {
            content.sensoryFeedback(.selection, trigger: value) { _, newValue in isOn && isFelt(newValue) }
        } else {
            content.onValueChange(of: value) { newValue in
                if isOn && isFelt(newValue) { UISelectionFeedbackGenerator().selectionChanged() }
            }
        }
    }
}

@available(iOS 15, *)
private struct ComponentHapticsKey: EnvironmentKey {
    static let defaultValue = true
}

@available(iOS 15, *)
extension EnvironmentValues {
    /// Whether the components inside of a view play haptic feedback.
    public var componentHaptics: Bool {
        get { self[ComponentHapticsKey.self] }
        set { self[ComponentHapticsKey.self] = newValue }
    }
}

@available(iOS 15, *)
extension View {
    /// Says whether the components inside of the view play haptic feedback. Without it, they do.
    public func componentHaptics(_ isOn: Bool) -> some View {
        environment(\.componentHaptics, isOn)
    }

    /// Plays haptic feedback for each change of a value, or for those that a condition holds for.
    func haptics<Value: Equatable>(
        of value: Value,
        when isFelt: @escaping (Value) -> Bool = { _ in true }
    ) -> some View {
        modifier(ComponentHaptics(value: value, isFelt: isFelt))
    }
}
#endif
