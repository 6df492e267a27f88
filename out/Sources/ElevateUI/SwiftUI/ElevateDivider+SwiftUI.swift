#if os(iOS)
import SwiftUI

/// A line between two groups of content.
///
/// **Web Component:** `<elvt-divider>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Layout/divider.md`
@available(iOS 15, *)
public struct ElevateDivider: View {
    // MARK: - Properties

    private let inset: CGFloat?
    private let direction: DividerTokens.Direction
    private let strokeWidth: DividerTokens.StrokeWidth
    private let emphasis: DividerTokens.Emphasis

    // MARK: - Initializers

    /// - Parameters:
    ///   - inset: The distance at both ends of the line, as a CSS length.
    ///   - direction: The direction of the line.
    ///   - strokeWidth: The thickness of the line in pixels.
    ///   - emphasis: How clearly the line is seen.
    public init(
        inset: CGFloat? = nil,
        direction: DividerTokens.Direction = .horizontal,
        strokeWidth: DividerTokens.StrokeWidth = .one,
        emphasis: DividerTokens.Emphasis = .default
    ) {
        self.inset = inset
        self.direction = direction
        self.strokeWidth = strokeWidth
        self.emphasis = emphasis
    }

    // MARK: - Body

    public var body: some View {
        ComponentDivider(
            ownDirection,
            thickness: CGFloat(strokeWidth.rawValue),
            inset: inset,
            colors: colors,
            metrics: metrics
        )
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        DividerTokens.colors.emphasized(DividerTokens.emphasis(for: emphasis))
    }

    private var metrics: ComponentMetrics {
        DividerTokens.metrics
    }

    private var ownDirection: Axis {
        DividerTokens.direction(for: direction)
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateDividerPreviews: PreviewProvider {
    static var previews: some View {
        ComponentExamples {
            ComponentExample("Default") {
                ElevateDivider()
            }
            ComponentExample("Emphasis") {
                ForEach(DividerTokens.Emphasis.allCases, id: \.self) { value in
                    ElevateDivider(
                        emphasis: value
                    )
                }
            }
        }
    }
}
#endif
#endif
