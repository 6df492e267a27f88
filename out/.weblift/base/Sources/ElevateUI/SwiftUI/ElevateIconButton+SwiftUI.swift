#if os(iOS)
import SwiftUI

/// A button that is nothing but an icon. Use it where space is short and the icon is well known.
///
/// **Web Component:** `<elvt-icon-button>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Buttons/icon-button.md`
///
/// **Adapted:**
/// - `#(default)`: combined with `icon`.
/// - `@elvt-focus`: `@FocusState`.
/// - `@elvt-blur`: `@FocusState`.
/// - `focus()`: `@FocusState`, `.focused()`.
/// - `blur()`: `@FocusState`, `.focused()`.
/// - `click()`: combined with `@click`.
@available(iOS 15, *)
public struct ElevateIconButton<Icon: View>: View {
    // MARK: - Properties

    @Environment(\.openURL) private var openURL
    @FocusState private var isFocused: Bool
    private let url: URL?
    private let tone: IconButtonTokens.Tone
    private let size: IconButtonTokens.Size
    private let shape: IconButtonTokens.Shape
    private let isDisabled: Bool
    private let isSelected: Bool

    // MARK: - Content

    private let label: String
    private let icon: Icon

    // MARK: - Actions

    private let action: (() -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - label: What the button does, for those who can't see the icon.
    ///   - url: Where the button leads.
    ///   - tone: The tone of the icon. The values are those of the button.
    ///   - size: The size of the button. Options: "s", "m", "l"
    ///   - shape: How the corners are drawn. Options: "box", "pill"
    ///   - isDisabled: Takes the button out of use.
    ///   - isSelected: Marks the button as switched on.
    ///   - action: `@click` of the web component.
    ///   - icon: The name of the icon in the icon library.
    public init(
        _ label: String,
        url: URL? = nil,
        tone: IconButtonTokens.Tone = .neutral,
        size: IconButtonTokens.Size = .medium,
        shape: IconButtonTokens.Shape = .box,
        isDisabled: Bool = false,
        isSelected: Bool = false,
        action: (() -> Void)? = nil,
        @ViewBuilder icon: () -> Icon
    ) {
        self.label = label
        self.url = url
        self.tone = tone
        self.size = size
        self.shape = shape
        self.isDisabled = isDisabled
        self.isSelected = isSelected
        self.action = action
        self.icon = icon()
    }

    // MARK: - Body

    public var body: some View {
        Button(role: tone == .danger ? .destructive : nil, action: { openURL.follow(url, unless: action) }) {
            Label {
                Text(label)
            } icon: {
                HStack(spacing: metrics.spacing) {
                    icon
                }
            }
            .labelStyle(.iconOnly)
        }
        .accessibilityLabel(label)
        .buttonStyle(
            ComponentButtonStyle(
                colors: colors,
                metrics: metrics,
                shape: outline,
                isSelected: isSelected
            )
        )
        .focused($isFocused)
        .identified()
        .accessibilityAddTraits(url == nil ? [] : .isLink)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .disabled(isDisabled)
        .modifier(ComponentFrame(parts: colors.parts, states: isSelected ? .selected : []))
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        IconButtonTokens.colors(for: tone).adding(IconButtonTokens.styles(shape: shape))
    }

    private var metrics: ComponentMetrics {
        IconButtonTokens.metrics(for: size).adding(colors.parts["whole"])
    }

    private var outline: ComponentShape {
        ComponentShape(IconButtonTokens.shape(for: shape), radius: metrics.cornerRadius)
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateIconButton where Icon == ComponentIcon {
    /// - Parameters:
    ///   - label: What the button does, for those who can't see the icon.
    ///   - icon: The name of the icon in the icon library.
    ///   - url: Where the button leads.
    ///   - tone: The tone of the icon. The values are those of the button.
    ///   - size: The size of the button. Options: "s", "m", "l"
    ///   - shape: How the corners are drawn. Options: "box", "pill"
    ///   - isDisabled: Takes the button out of use.
    ///   - isSelected: Marks the button as switched on.
    ///   - action: `@click` of the web component.
    public init(
        _ label: String,
        icon: String,
        url: URL? = nil,
        tone: IconButtonTokens.Tone = .neutral,
        size: IconButtonTokens.Size = .medium,
        shape: IconButtonTokens.Shape = .box,
        isDisabled: Bool = false,
        isSelected: Bool = false,
        action: (() -> Void)? = nil
    ) {
        self.init(
            label,
            url: url,
            tone: tone,
            size: size,
            shape: shape,
            isDisabled: isDisabled,
            isSelected: isSelected,
            action: action,
            icon: { ComponentIcon(icon) }
        )
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateIconButtonPreviews: PreviewProvider {
    private struct Example1: View {
        var body: some View {
            VStack {
                ElevateIconButton(
                    "Remove",
                    icon: "trash",
                    tone: .danger,
                    shape: .pill,
                    action: {}
                )
                ElevateIconButton(
                    "Keep",
                    icon: "filled/star",
                    isSelected: true,
                    action: {}
                )
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
