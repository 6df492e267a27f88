#if os(iOS)
import SwiftUI

/// Grows and shrinks repeatedly, and rests with reduced motion.
@available(iOS 15, *)
struct ComponentPulse: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @State private var isAtPeak = false
    private let isPulsing: Bool

    init(isPulsing: Bool) {
        self.isPulsing = isPulsing
    }

    func body(content: Content) -> some View {
        content
            .scaleEffect(isAtPeak && !reducesMotion ? Self.peakScale : 1)
            .opacity(isAtPeak && !reducesMotion ? Self.peakOpacity : 1)
            .motion(animation, value: isAtPeak)
            .onAppear { isAtPeak = isPulsing }
            .onValueChange(of: isPulsing) { isAtPeak = $0 }
    }

    private var animation: Animation {
        isPulsing ? .easeInOut(duration: Self.duration).repeatForever(autoreverses: true) : .default
    }

    private static let peakScale = 1.05
    private static let peakOpacity = 0.7
    private static let duration: TimeInterval = 1
}

@available(iOS 15, *)
extension View {
    /// Lets the view pulse as long as the condition holds.
    func pulsing(_ isPulsing: Bool) -> some View {
        modifier(ComponentPulse(isPulsing: isPulsing))
    }
}
#endif
