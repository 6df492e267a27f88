#if os(iOS)
import SwiftUI

/// A placeholder for content that is not loaded yet. It has the size of its frame.
@available(iOS 15, *)
struct ComponentSkeleton: View {
    private let shape: ComponentShape
    private let colors: ComponentColors
    private let isAnimated: Bool

    init(shape: ComponentShape, colors: ComponentColors, isAnimated: Bool = true) {
        self.shape = shape
        self.colors = colors
        self.isAnimated = isAnimated
    }

    /// At least one line is seen.
    nonisolated static func lines(_ count: Int) -> Range<Int> { 0..<max(count, 1) }

    var body: some View {
        shape
            .fill(colors.background)
            .pulsing(isAnimated)
            .accessibilityHidden(true)
    }
}

@available(iOS 15, *)
extension View {
    /// Shows the outlines of the view instead of its content as long as that is not loaded.
    func skeleton(_ isLoading: Bool) -> some View {
        redacted(reason: isLoading ? .placeholder : [])
            .pulsing(isLoading)
            .accessibilityHidden(isLoading)
    }
}
#endif
