#if os(iOS)
import SwiftUI

/// Buttons start an action that the user can name in a word or two: save, send, add. The tone says how much weight the
/// action has on the page, and one primary button a view is usually enough.
///
/// A button with an `href` looks the same but takes the user somewhere else.
///
/// **Web Component:** `<elvt-button>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Buttons/button.md`
///
/// **Adapted:**
/// - `target`: left out. There are no browser windows to choose from; `openURL` and the navigation stack decide where
///   something opens.
/// - `type`: left out. `submit` and `reset` need a web form. A native button has its `action`, and `.onSubmit` is
///   called for the return key.
/// - `name`: left out. The name under which a form sends a value. The Binding takes the value to the app without one.
/// - `value`: left out. What a form sends for the button. Each button has its own `action`.
/// - `focus()`: `@FocusState`, `.focused()`.
/// - `blur()`: `@FocusState`, `.focused()`.
/// - `click()`: combined with `@click`.
@available(iOS 15, *)
public struct ElevateButton<LabelContent: View, Prefix: View, Suffix: View>: View {
    // MARK: - Properties

    @Environment(\.openURL) private var openURL
    @FocusState private var isFocused: Bool
    private let padding: EdgeInsets?
    private let url: URL?
    private let tone: ButtonTokens.Tone
    private let size: ButtonTokens.Size
    private let shape: ButtonTokens.Shape
    private let isDisabled: Bool
    private let isSelected: Bool
    private let isPulsing: Bool

    // MARK: - Content

    private let label: LabelContent
    private let prefix: Prefix
    private let suffix: Suffix

    // MARK: - Actions

    private let action: (() -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - padding: Overrides the inner distance, as CSS `padding` takes it.
    ///   - url: Where the button leads; with it, the button is rendered as a link.
    ///   - tone: The weight and meaning of the action.
    ///   - size: The height of the button.
    ///   - shape: How the corners are drawn.
    ///   - isDisabled: Takes the button out of use. The focus passes it by.
    ///   - isSelected: Marks the button as switched on, for use in toolbars.
    ///   - isPulsing: Lets the button pulse gently to draw attention.
    ///   - action: `@click` of the web component.
    ///   - label: The label of the button.
    ///   - prefix: An icon or badge in front of the label.
    ///   - suffix: An icon or badge after the label.
    public init(
        padding: EdgeInsets? = nil,
        url: URL? = nil,
        tone: ButtonTokens.Tone = .neutral,
        size: ButtonTokens.Size = .medium,
        shape: ButtonTokens.Shape = .box,
        isDisabled: Bool = false,
        isSelected: Bool = false,
        isPulsing: Bool = false,
        action: (() -> Void)? = nil,
        @ViewBuilder label: () -> LabelContent,
        @ViewBuilder prefix: () -> Prefix = { EmptyView() },
        @ViewBuilder suffix: () -> Suffix = { EmptyView() }
    ) {
        self.padding = padding
        self.url = url
        self.tone = tone
        self.size = size
        self.shape = shape
        self.isDisabled = isDisabled
        self.isSelected = isSelected
        self.isPulsing = isPulsing
        self.action = action
        self.label = label()
        self.prefix = prefix()
        self.suffix = suffix()
    }

    // MARK: - Body

    public var body: some View {
        Button(role: tone == .danger ? .destructive : nil, action: { openURL.follow(url, unless: action) }) {
            HStack(spacing: metrics.spacing) {
                prefix
                label
                suffix
            }
        }
        .buttonStyle(
            ComponentButtonStyle(
                colors: colors,
                metrics: metrics.padded(padding),
                shape: outline,
                isSelected: isSelected
            )
        )
        .focused($isFocused)
        .identified()
        .accessibilityAddTraits(url == nil ? [] : .isLink)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .disabled(isDisabled)
        .pulsing(isPulsing)
        .modifier(ComponentFrame(parts: colors.parts, states: isSelected ? .selected : []))
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        ButtonTokens.colors(for: tone).adding(ButtonTokens.styles(shape: shape))
    }

    private var metrics: ComponentMetrics {
        ButtonTokens.metrics(for: size).adding(colors.parts["whole"])
    }

    private var outline: ComponentShape {
        ComponentShape(ButtonTokens.shape(for: shape), radius: metrics.cornerRadius)
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateButton where LabelContent == Text {
    /// - Parameters:
    ///   - label: The label of the button.
    ///   - padding: Overrides the inner distance, as CSS `padding` takes it.
    ///   - url: Where the button leads; with it, the button is rendered as a link.
    ///   - tone: The weight and meaning of the action.
    ///   - size: The height of the button.
    ///   - shape: How the corners are drawn.
    ///   - isDisabled: Takes the button out of use. The focus passes it by.
    ///   - isSelected: Marks the button as switched on, for use in toolbars.
    ///   - isPulsing: Lets the button pulse gently to draw attention.
    ///   - action: `@click` of the web component.
    ///   - prefix: An icon or badge in front of the label.
    ///   - suffix: An icon or badge after the label.
    public init(
        _ label: String,
        padding: EdgeInsets? = nil,
        url: URL? = nil,
        tone: ButtonTokens.Tone = .neutral,
        size: ButtonTokens.Size = .medium,
        shape: ButtonTokens.Shape = .box,
        isDisabled: Bool = false,
        isSelected: Bool = false,
        isPulsing: Bool = false,
        action: (() -> Void)? = nil,
        @ViewBuilder prefix: () -> Prefix = { EmptyView() },
        @ViewBuilder suffix: () -> Suffix = { EmptyView() }
    ) {
        self.init(
            padding: padding,
            url: url,
            tone: tone,
            size: size,
            shape: shape,
            isDisabled: isDisabled,
            isSelected: isSelected,
            isPulsing: isPulsing,
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
struct ElevateButtonPreviews: PreviewProvider {
    static var previews: some View {
        ComponentExamples {
            ComponentExample("Default") {
                ElevateButton(
                    label: { Text("Save") }
                )
            }
            ComponentExample("Tone") {
                ForEach(ButtonTokens.Tone.allCases, id: \.self) { value in
                    ElevateButton(
                        tone: value,
                        label: { Text("Save") }
                    )
                }
            }
            ComponentExample("Size") {
                ForEach(ButtonTokens.Size.allCases, id: \.self) { value in
                    ElevateButton(
                        size: value,
                        label: { Text("Save") }
                    )
                }
            }
            ComponentExample("Shape") {
                ForEach(ButtonTokens.Shape.allCases, id: \.self) { value in
                    ElevateButton(
                        shape: value,
                        label: { Text("Save") }
                    )
                }
            }
            ComponentExample("Selected") {
                ElevateButton(
                    isSelected: true,
                    label: { Text("Save") }
                )
            }
            ComponentExample("Disabled") {
                ElevateButton(
                    isDisabled: true,
                    label: { Text("Save") }
                )
            }
        }
    }
}
#endif
#endif
