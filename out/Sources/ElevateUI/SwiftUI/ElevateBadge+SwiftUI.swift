#if os(iOS)
import SwiftUI

/// A small mark that adds a count or a state to something else.
///
/// **Web Component:** `<elvt-badge>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Data/badge.md`
@available(iOS 15, *)
public struct ElevateBadge<LabelContent: View>: View {
    // MARK: - Properties

    private let value: String?
    private let maximumValue: Int?
    private let tone: BadgeTokens.Tone
    private let shape: BadgeTokens.Shape
    private let rank: BadgeTokens.Rank
    private let isPulsing: Bool

    // MARK: - Content

    private let label: LabelContent

    // MARK: - Initializers

    /// - Parameters:
    ///   - value: The number to show.
    ///   - maximumValue: The largest number that is shown as it is; above it, the badge shows it with a plus sign.
    ///   - tone: The tone of the badge.
    ///   - shape: How the corners are drawn: `box` or `pill`.
    ///   - rank: How loud the badge is; one is the loudest.
    ///   - isPulsing: Lets the badge pulse.
    ///   - label: Text to show when there is no `value`.
    public init(
        value: String? = nil,
        maximumValue: Int? = nil,
        tone: BadgeTokens.Tone = .primary,
        shape: BadgeTokens.Shape = .pill,
        rank: BadgeTokens.Rank = .one,
        isPulsing: Bool = false,
        @ViewBuilder label: () -> LabelContent
    ) {
        self.value = value
        self.maximumValue = maximumValue
        self.tone = tone
        self.shape = shape
        self.rank = rank
        self.isPulsing = isPulsing
        self.label = label()
    }

    // MARK: - Body

    public var body: some View {
        HStack(spacing: metrics.spacing) {
            ComponentBadgeText(value, limit: maximumValue)
                .accessibilityHidden(true)
            label
        }
        .modifier(ComponentSurface(colors: colors, metrics: metrics, shape: outline))
        .pulsing(isPulsing)
        .accessibilityElement(children: .combine)
        .accessibilitySortPriority(-Double(rank.rawValue))
        .modifier(ComponentFrame(parts: colors.parts))
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        BadgeTokens.colors(for: tone).adding(BadgeTokens.styles(shape: shape))
    }

    private var metrics: ComponentMetrics {
        BadgeTokens.metrics.adding(colors.parts["whole"])
    }

    private var outline: ComponentShape {
        ComponentShape(BadgeTokens.shape(for: shape), radius: metrics.cornerRadius)
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateBadge where LabelContent == Text {
    /// - Parameters:
    ///   - label: Text to show when there is no `value`.
    ///   - value: The number to show.
    ///   - maximumValue: The largest number that is shown as it is; above it, the badge shows it with a plus sign.
    ///   - tone: The tone of the badge.
    ///   - shape: How the corners are drawn: `box` or `pill`.
    ///   - rank: How loud the badge is; one is the loudest.
    ///   - isPulsing: Lets the badge pulse.
    public init(
        _ label: String,
        value: String? = nil,
        maximumValue: Int? = nil,
        tone: BadgeTokens.Tone = .primary,
        shape: BadgeTokens.Shape = .pill,
        rank: BadgeTokens.Rank = .one,
        isPulsing: Bool = false
    ) {
        self.init(
            value: value,
            maximumValue: maximumValue,
            tone: tone,
            shape: shape,
            rank: rank,
            isPulsing: isPulsing,
            label: { Text(label) }
        )
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateBadgePreviews: PreviewProvider {
    private struct Example1: View {
        var body: some View {
            HStack {
                Text("Inbox")
                ElevateBadge("12", maximumValue: 99, tone: .danger, isPulsing: true)
            }
        }
    }

    static var previews: some View {
        Example1()
            .previewDisplayName("Examples")
    }
}
#endif
#endif
