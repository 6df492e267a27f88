#if os(iOS)
import SwiftUI
import UIKit

/// Animates what changes with a value, and nothing where the user asked for less motion: all animations of the components
/// begin here.
@available(iOS 15, *)
struct ComponentMotion<Value: Equatable>: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    let animation: Animation?
    let value: Value

    func body(content: Content) -> some View {
        content.animation(reducesMotion ? nil : animation, value: value)
    }
}

@available(iOS 15, *)
extension View {
    /// Animates what changes with a value, unless the user asked for less motion.
    func motion<Value: Equatable>(_ animation: Animation? = .default, value: Value) -> some View {
        modifier(ComponentMotion(animation: animation, value: value))
    }
}

/// Makes a change with an animation, or without one where the user asked for less motion.
@available(iOS 15, *)
@MainActor
func withComponentMotion(_ change: () -> Void) {
    withAnimation(UIAccessibility.isReduceMotionEnabled ? nil : .default, change)
}
#endif
