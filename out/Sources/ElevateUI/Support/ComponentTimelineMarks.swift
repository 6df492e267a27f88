#if os(iOS)
import SwiftUI

/// Where the marks of a timeline stand, from the first to the last.
@available(iOS 15, *)
struct ComponentTimelineMarks: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
    }
}

@available(iOS 15, *)
extension View {
    /// Draws a line from each mark to the next, and none behind the last.
    func timelineLine(_ color: Color, width: CGFloat) -> some View {
        backgroundPreferenceValue(ComponentTimelineMarks.self) { marks in
            GeometryReader { proxy in
                Path { path in
                    let frames = marks.map { proxy[$0] }
                    for (upper, lower) in zip(frames, frames.dropFirst()) {
                        path.move(to: CGPoint(x: upper.midX, y: upper.maxY))
                        path.addLine(to: CGPoint(x: lower.midX, y: lower.minY))
                    }
                }
                .stroke(color, lineWidth: width)
            }
            .accessibilityHidden(true)
        }
        // A timeline around this one has marks of its own.
        .transformPreference(ComponentTimelineMarks.self) { $0 = [] }
    }
}
#endif
