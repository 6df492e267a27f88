#if os(iOS)
import SwiftUI

/// Stands in for content that is still on its way, in about the same shape.
///
/// ```html
/// <elvt-skeleton lines="3"></elvt-skeleton>
/// ```
///
/// **Web Component:** `<elvt-skeleton>`
///
/// **API Reference:** `specs/elevate/2.0/custom-elements.json`
@available(iOS 15, *)
public struct ElevateSkeleton: View {
    // MARK: - Properties

    private let lines: Int
    private let shape: SkeletonTokens.Shape
    private let isAnimated: Bool

    // MARK: - Initializers

    /// - Parameters:
    ///   - lines: How many lines of text it stands for.
    ///   - shape: What the skeleton looks like.
    ///   - isAnimated: Lets a light run over the skeleton.
    public init(
        lines: Int = 1,
        shape: SkeletonTokens.Shape = .text,
        isAnimated: Bool = true
    ) {
        self.lines = lines
        self.shape = shape
        self.isAnimated = isAnimated
    }

    // MARK: - Body

    public var body: some View {
        VStack(alignment: .leading, spacing: metrics.spacing) {
            ForEach(ComponentSkeleton.lines(lines), id: \.self) { _ in
                ComponentSkeleton(shape: outline, colors: colors, isAnimated: isAnimated)
                    .frame(maxWidth: .infinity, minHeight: metrics.iconSize)
            }
        }
        .accessibilityElement()
        .accessibilityHidden(true)
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        SkeletonTokens.colors
    }

    private var metrics: ComponentMetrics {
        SkeletonTokens.metrics
    }

    private var outline: ComponentShape {
        ComponentShape(SkeletonTokens.shape(for: shape), radius: metrics.cornerRadius)
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateSkeletonPreviews: PreviewProvider {
    private struct Example1: View {
        var body: some View {
            ElevateSkeleton(lines: 3)
        }
    }

    static var previews: some View {
        Example1()
            .previewDisplayName("Overview")
    }
}
#endif
#endif
