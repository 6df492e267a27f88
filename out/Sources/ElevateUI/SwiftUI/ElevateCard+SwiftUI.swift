#if os(iOS)
import SwiftUI

/// Holds content that belongs together in a frame of its own.
///
/// **Web Component:** `<elvt-card>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Structure/card.md`
///
/// **Adapted:**
/// - `interactive`: `action: (() -> Void)?`.
@available(iOS 15, *)
public struct ElevateCard<Content: View, Media: View, Header: View, Footer: View>: View {
    // MARK: - Properties

    private let padding: EdgeInsets?
    private let tone: CardTokens.Tone
    private let shape: CardTokens.Shape
    private let layer: CardTokens.Layer
    private let isDisabled: Bool

    // MARK: - Content

    private let content: Content
    private let media: Media
    private let header: Header
    private let footer: Footer

    // MARK: - Actions

    private let action: (() -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - padding: The inner distance, as CSS `padding` takes it.
    ///   - tone: The colour of the surface.
    ///   - shape: How the corners are drawn. Options: "box", "pill"
    ///   - layer: The layer of the page that the card lies on. Written out: `0 | 1 | 2`.
    ///   - isDisabled: Whether nobody can use it.
    ///   - action: Makes the whole card react to the pointer and to the keyboard.
    ///   - content: The content of the card.
    ///   - media: A picture or a film above the head, as wide as the card.
    ///   - header: The head of the card, mostly a title.
    ///   - footer: The foot of the card, mostly buttons.
    public init(
        padding: EdgeInsets? = nil,
        tone: CardTokens.Tone = .neutral,
        shape: CardTokens.Shape = .box,
        layer: CardTokens.Layer = .layer0,
        isDisabled: Bool = false,
        action: (() -> Void)? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder media: () -> Media = { EmptyView() },
        @ViewBuilder header: () -> Header = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.padding = padding
        self.tone = tone
        self.shape = shape
        self.layer = layer
        self.isDisabled = isDisabled
        self.action = action
        self.content = content()
        self.media = media()
        self.header = header()
        self.footer = footer()
    }

    // MARK: - Body

    public var body: some View {
        VStack(alignment: .leading, spacing: metrics.spacing) {
            media
            header
            content
            footer
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(metrics.padded(padding).padding)
        .modifier(ComponentPanelSurface(colors: colors, metrics: metrics, shape: outline))
        .clipShape(outline)
        .shadows(layer == .layer0 ? [] : metrics.raisedShadow, in: outline)
        .asButton(action, style: ComponentPressStyle(isDimmed: false))
        .disabled(isDisabled)
        .modifier(ComponentFrame(parts: colors.parts, shape: outline))
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        CardTokens.colors(for: tone).adding(CardTokens.styles(shape: shape))
    }

    private var metrics: ComponentMetrics {
        CardTokens.metrics.adding(colors.parts["whole"])
    }

    private var outline: ComponentShape {
        ComponentShape(CardTokens.shape(for: shape), radius: metrics.cornerRadius)
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateCard where Content == EmptyView, Media == EmptyView, Header == EmptyView, Footer == EmptyView {
    /// - Parameters:
    ///   - padding: The inner distance, as CSS `padding` takes it.
    ///   - tone: The colour of the surface.
    ///   - shape: How the corners are drawn. Options: "box", "pill"
    ///   - layer: The layer of the page that the card lies on. Written out: `0 | 1 | 2`.
    ///   - isDisabled: Whether nobody can use it.
    ///   - action: Makes the whole card react to the pointer and to the keyboard.
    public init(
        padding: EdgeInsets? = nil,
        tone: CardTokens.Tone = .neutral,
        shape: CardTokens.Shape = .box,
        layer: CardTokens.Layer = .layer0,
        isDisabled: Bool = false,
        action: (() -> Void)? = nil
    ) {
        self.init(
            padding: padding,
            tone: tone,
            shape: shape,
            layer: layer,
            isDisabled: isDisabled,
            action: action,
            content: { EmptyView() }
        )
    }
}

@available(iOS 15, *)
extension ElevateCard where Content == EmptyView {
    /// - Parameters:
    ///   - padding: The inner distance, as CSS `padding` takes it.
    ///   - tone: The colour of the surface.
    ///   - shape: How the corners are drawn. Options: "box", "pill"
    ///   - layer: The layer of the page that the card lies on. Written out: `0 | 1 | 2`.
    ///   - isDisabled: Whether nobody can use it.
    ///   - action: Makes the whole card react to the pointer and to the keyboard.
    ///   - media: A picture or a film above the head, as wide as the card.
    ///   - header: The head of the card, mostly a title.
    ///   - footer: The foot of the card, mostly buttons.
    @_disfavoredOverload
    public init(
        padding: EdgeInsets? = nil,
        tone: CardTokens.Tone = .neutral,
        shape: CardTokens.Shape = .box,
        layer: CardTokens.Layer = .layer0,
        isDisabled: Bool = false,
        action: (() -> Void)? = nil,
        @ViewBuilder media: () -> Media = { EmptyView() },
        @ViewBuilder header: () -> Header = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.init(
            padding: padding,
            tone: tone,
            shape: shape,
            layer: layer,
            isDisabled: isDisabled,
            action: action,
            content: { EmptyView() },
            media: media,
            header: header,
            footer: footer
        )
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateCardPreviews: PreviewProvider {
    static var previews: some View {
        ComponentExamples {
            ComponentExample("Default") {
                ElevateCard(
                    content: { Text("Two days by the sea, with breakfast.") },
                    header: { Text("Weekend trip") }
                )
            }
            ComponentExample("Tone") {
                ForEach(CardTokens.Tone.allCases, id: \.self) { value in
                    ElevateCard(
                        tone: value,
                        content: { Text("Two days by the sea, with breakfast.") },
                        header: { Text("Weekend trip") }
                    )
                }
            }
            ComponentExample("Shape") {
                ForEach(CardTokens.Shape.allCases, id: \.self) { value in
                    ElevateCard(
                        shape: value,
                        content: { Text("Two days by the sea, with breakfast.") },
                        header: { Text("Weekend trip") }
                    )
                }
            }
            ComponentExample("Disabled") {
                ElevateCard(
                    isDisabled: true,
                    content: { Text("Two days by the sea, with breakfast.") },
                    header: { Text("Weekend trip") }
                )
            }
        }
    }
}
#endif
#endif
