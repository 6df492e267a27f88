#if os(iOS)
import SwiftUI

/// Takes the user to another page or another place on this one. A link changes where you are, a button changes what is.
///
/// **Web Component:** `<elvt-link>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Navigation/link.md`
///
/// **Adapted:**
/// - `target`: left out. There are no browser windows to choose from; `openURL` and the navigation stack decide where
///   something opens.
/// - `rel`: left out. A note for search engines and browsers about a link.
/// - `download`: left out. Files are saved with `.fileExporter()`, by the app; from iOS 16 on `ShareLink` shares them.
/// - `focus()`: `@FocusState`, `.focused()`.
/// - `blur()`: `@FocusState`, `.focused()`.
/// - `click()`: combined with `@click`.
@available(iOS 15, *)
public struct ElevateLink<LabelContent: View, Prefix: View, Suffix: View>: View {
    // MARK: - Properties

    @Environment(\.openURL) private var openURL
    @FocusState private var isFocused: Bool
    private let url: URL
    private let variant: LinkTokens.Variant
    private let tone: LinkTokens.Tone
    private let isDisabled: Bool

    // MARK: - Content

    private let label: LabelContent
    private let prefix: Prefix
    private let suffix: Suffix

    // MARK: - Actions

    private let action: (() -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - url: The address that the link leads to.
    ///   - variant: How strongly the link stands out from the text around it.
    ///   - tone: The tone of the link, with the values of the button's tone.
    ///   - isDisabled: Shows the link but makes it lead nowhere.
    ///   - action: `@click` of the web component.
    ///   - label: The text of the link.
    ///   - prefix: An icon in front of the text.
    ///   - suffix: An icon after the text.
    public init(
        url: URL,
        variant: LinkTokens.Variant = .default,
        tone: LinkTokens.Tone = .primary,
        isDisabled: Bool = false,
        action: (() -> Void)? = nil,
        @ViewBuilder label: () -> LabelContent,
        @ViewBuilder prefix: () -> Prefix = { EmptyView() },
        @ViewBuilder suffix: () -> Suffix = { EmptyView() }
    ) {
        self.url = url
        self.variant = variant
        self.tone = tone
        self.isDisabled = isDisabled
        self.action = action
        self.label = label()
        self.prefix = prefix()
        self.suffix = suffix()
    }

    // MARK: - Body

    public var body: some View {
        Button(action: { openURL.follow(url, unless: action) }) {
            HStack(spacing: metrics.spacing) {
                prefix
                label
                suffix
            }
        }
        .buttonStyle(ComponentLinkStyle(colors: colors, metrics: metrics))
        .focused($isFocused)
        .identified()
        .accessibilityRemoveTraits(.isButton)
        .accessibilityAddTraits(.isLink)
        .disabled(isDisabled)
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        LinkTokens.colors(for: tone).emphasized(LinkTokens.emphasis(for: variant))
    }

    private var metrics: ComponentMetrics {
        LinkTokens.metrics
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateLink where LabelContent == Text {
    /// - Parameters:
    ///   - label: The text of the link.
    ///   - url: The address that the link leads to.
    ///   - variant: How strongly the link stands out from the text around it.
    ///   - tone: The tone of the link, with the values of the button's tone.
    ///   - isDisabled: Shows the link but makes it lead nowhere.
    ///   - action: `@click` of the web component.
    ///   - prefix: An icon in front of the text.
    ///   - suffix: An icon after the text.
    public init(
        _ label: String,
        url: URL,
        variant: LinkTokens.Variant = .default,
        tone: LinkTokens.Tone = .primary,
        isDisabled: Bool = false,
        action: (() -> Void)? = nil,
        @ViewBuilder prefix: () -> Prefix = { EmptyView() },
        @ViewBuilder suffix: () -> Suffix = { EmptyView() }
    ) {
        self.init(
            url: url,
            variant: variant,
            tone: tone,
            isDisabled: isDisabled,
            action: action,
            label: { Text(label) },
            prefix: prefix,
            suffix: suffix
        )
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateLinkPreviews: PreviewProvider {
    static var previews: some View {
        ComponentExamples {
            ComponentExample("Default") {
                ElevateLink(
                    url: URL(fileURLWithPath: "/"),
                    label: { Text("Read more") }
                )
            }
            ComponentExample("Tone") {
                ForEach(LinkTokens.Tone.allCases, id: \.self) { value in
                    ElevateLink(
                        url: URL(fileURLWithPath: "/"),
                        tone: value,
                        label: { Text("Read more") }
                    )
                }
            }
            ComponentExample("Variant") {
                ForEach(LinkTokens.Variant.allCases, id: \.self) { value in
                    ElevateLink(
                        url: URL(fileURLWithPath: "/"),
                        variant: value,
                        label: { Text("Read more") }
                    )
                }
            }
            ComponentExample("Disabled") {
                ElevateLink(
                    url: URL(fileURLWithPath: "/"),
                    isDisabled: true,
                    label: { Text("Read more") }
                )
            }
        }
    }
}
#endif
#endif
