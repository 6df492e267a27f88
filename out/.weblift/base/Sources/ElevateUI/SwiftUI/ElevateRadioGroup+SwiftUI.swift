#if os(iOS)
import SwiftUI

/// Holds radios together, of which exactly one is chosen.
///
/// **Web Component:** `<elvt-radio-group>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Forms/radio-group.md`
///
/// **Adapted:**
/// - `value`: `$selection: Value?`, `onChange: ((Value?) -> Void)?`.
/// - `name`: left out. The name under which a form sends a value. The Binding takes the value to the app without one.
/// - `validationMessage`: left out. The browser's sentence about a field. The app shows its own in the help text.
/// - `#(default)`: `options: [ElevateRadio<Value>]`.
/// - `#label`: combined with `label`.
/// - `@elvt-change`: combined with `value`.
/// - `focus()`: `@FocusState`, `.focused()`.
/// - `checkValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
/// - `reportValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
@available(iOS 15, *)
public struct ElevateRadioGroup<Value: Hashable, Content: View, LabelContent: View>: View {
    // MARK: - Properties

    @FocusState private var isFocused: Bool
    @Binding private var selection: Value?
    private let direction: RadioGroupTokens.Direction
    private let size: RadioGroupTokens.Size
    private let isDisabled: Bool
    private let isRequired: Bool
    private let isInvalid: Bool

    // MARK: - Content

    private let helpText: String
    private let errorMessage: String?
    private let options: [ElevateRadio<Value>]
    private let content: Content
    private let label: LabelContent

    // MARK: - Actions

    private let onChange: ((Value?) -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - helpText: A line of help below the radios.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - options: The radios.
    ///   - direction: How the radios are laid out: `row` or `column`.
    ///   - size: The size of all radios.
    ///   - isDisabled: Takes all radios out of use.
    ///   - isRequired: One radio has to be chosen.
    ///   - isInvalid: Whether the value is not allowed.
    ///   - selection: The value of the chosen radio.
    ///   - onChange: The group emits `elvt-change` when the user chooses another radio. It listens to `keydown` and
    ///     `click` events of its radios to find out.
    ///   - content: Options as views, each made one by `componentOption(_:)`. They stand behind those that are data.
    ///   - label: The question that the radios answer.
    public init(
        helpText: String = "",
        errorMessage: String? = nil,
        options: [ElevateRadio<Value>],
        direction: RadioGroupTokens.Direction = .vertical,
        size: RadioGroupTokens.Size = .medium,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        isInvalid: Bool = false,
        selection: Binding<Value?>,
        onChange: ((Value?) -> Void)? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> LabelContent = { EmptyView() }
    ) {
        self.helpText = helpText
        self.errorMessage = errorMessage
        self.options = options
        self.direction = direction
        self.size = size
        self.isDisabled = isDisabled
        self.isRequired = isRequired
        self.isInvalid = isInvalid
        self._selection = selection
        self.onChange = onChange
        self.content = content()
        self.label = label()
    }

    // MARK: - Body

    public var body: some View {
        ComponentField(
            colors: colors,
            metrics: metrics,
            isRequired: isRequired,
            isInvalid: isInvalid,
            hasError: errorMessage?.isEmpty == false,
            spokenError: errorMessage
        ) {
            ComponentStack(ownDirection, alignment: .leading, spacing: metrics.spacing) {
                ComponentOptionToggles(
                    options.map { item in
                        ComponentOption(
                            item.label,
                            value: item.value,
                            id: item.id,
                            isDisabled: item.isDisabled
                        )
                    },
                    selection: ComponentSelection($selection)
                ) {
                    content
                }
                .toggleStyle(ComponentRadioStyle(colors: colors, metrics: metrics))
            }
            .font(metrics.font)
            .tint(colors.mark)
            .focused($isFocused)
            .accessibilityElement(children: .contain)
            .identified()
        } label: {
            label
        } help: {
            if !helpText.isEmpty { Text(helpText) }
        } error: {
            if let errorMessage { Text(errorMessage) }
        }
        .disabled(isDisabled)
        .onValueChange(of: selection) { newValue in onChange?(newValue) }
        .modifier(
            ComponentFrame(
                parts: colors.parts,
                shape: outline,
                states: [
                    isRequired ? .required : [],
                    isInvalid ? .invalid : [],
                ]
            )
        )
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        RadioGroupTokens.colors
    }

    private var metrics: ComponentMetrics {
        RadioGroupTokens.metrics(for: size)
    }

    private var outline: ComponentShape {
        ComponentShape(RadioGroupTokens.shape, radius: metrics.cornerRadius)
    }

    private var ownDirection: Axis {
        RadioGroupTokens.direction(for: direction)
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateRadioGroup where LabelContent == Text {
    /// - Parameters:
    ///   - label: The question that the radios answer.
    ///   - helpText: A line of help below the radios.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - options: The radios.
    ///   - direction: How the radios are laid out: `row` or `column`.
    ///   - size: The size of all radios.
    ///   - isDisabled: Takes all radios out of use.
    ///   - isRequired: One radio has to be chosen.
    ///   - isInvalid: Whether the value is not allowed.
    ///   - selection: The value of the chosen radio.
    ///   - onChange: The group emits `elvt-change` when the user chooses another radio. It listens to `keydown` and
    ///     `click` events of its radios to find out.
    ///   - content: Options as views, each made one by `componentOption(_:)`. They stand behind those that are data.
    public init(
        _ label: String,
        helpText: String = "",
        errorMessage: String? = nil,
        options: [ElevateRadio<Value>],
        direction: RadioGroupTokens.Direction = .vertical,
        size: RadioGroupTokens.Size = .medium,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        isInvalid: Bool = false,
        selection: Binding<Value?>,
        onChange: ((Value?) -> Void)? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            helpText: helpText,
            errorMessage: errorMessage,
            options: options,
            direction: direction,
            size: size,
            isDisabled: isDisabled,
            isRequired: isRequired,
            isInvalid: isInvalid,
            selection: selection,
            onChange: onChange,
            content: content,
            label: { Text(label) }
        )
    }
}

@available(iOS 15, *)
extension ElevateRadioGroup where Content == EmptyView, LabelContent == EmptyView {
    /// - Parameters:
    ///   - helpText: A line of help below the radios.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - options: The radios.
    ///   - direction: How the radios are laid out: `row` or `column`.
    ///   - size: The size of all radios.
    ///   - isDisabled: Takes all radios out of use.
    ///   - isRequired: One radio has to be chosen.
    ///   - isInvalid: Whether the value is not allowed.
    ///   - selection: The value of the chosen radio.
    ///   - onChange: The group emits `elvt-change` when the user chooses another radio. It listens to `keydown` and
    ///     `click` events of its radios to find out.
    public init(
        helpText: String = "",
        errorMessage: String? = nil,
        options: [ElevateRadio<Value>],
        direction: RadioGroupTokens.Direction = .vertical,
        size: RadioGroupTokens.Size = .medium,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        isInvalid: Bool = false,
        selection: Binding<Value?>,
        onChange: ((Value?) -> Void)? = nil
    ) {
        self.init(
            helpText: helpText,
            errorMessage: errorMessage,
            options: options,
            direction: direction,
            size: size,
            isDisabled: isDisabled,
            isRequired: isRequired,
            isInvalid: isInvalid,
            selection: selection,
            onChange: onChange,
            content: { EmptyView() }
        )
    }
}

@available(iOS 15, *)
extension ElevateRadioGroup where Content == EmptyView {
    /// - Parameters:
    ///   - helpText: A line of help below the radios.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - options: The radios.
    ///   - direction: How the radios are laid out: `row` or `column`.
    ///   - size: The size of all radios.
    ///   - isDisabled: Takes all radios out of use.
    ///   - isRequired: One radio has to be chosen.
    ///   - isInvalid: Whether the value is not allowed.
    ///   - selection: The value of the chosen radio.
    ///   - onChange: The group emits `elvt-change` when the user chooses another radio. It listens to `keydown` and
    ///     `click` events of its radios to find out.
    ///   - label: The question that the radios answer.
    @_disfavoredOverload
    public init(
        helpText: String = "",
        errorMessage: String? = nil,
        options: [ElevateRadio<Value>],
        direction: RadioGroupTokens.Direction = .vertical,
        size: RadioGroupTokens.Size = .medium,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        isInvalid: Bool = false,
        selection: Binding<Value?>,
        onChange: ((Value?) -> Void)? = nil,
        @ViewBuilder label: () -> LabelContent = { EmptyView() }
    ) {
        self.init(
            helpText: helpText,
            errorMessage: errorMessage,
            options: options,
            direction: direction,
            size: size,
            isDisabled: isDisabled,
            isRequired: isRequired,
            isInvalid: isInvalid,
            selection: selection,
            onChange: onChange,
            content: { EmptyView() },
            label: label
        )
    }
}

@available(iOS 15, *)
extension ElevateRadioGroup where Content == EmptyView, LabelContent == Text {
    /// - Parameters:
    ///   - label: The question that the radios answer.
    ///   - helpText: A line of help below the radios.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - options: The radios.
    ///   - direction: How the radios are laid out: `row` or `column`.
    ///   - size: The size of all radios.
    ///   - isDisabled: Takes all radios out of use.
    ///   - isRequired: One radio has to be chosen.
    ///   - isInvalid: Whether the value is not allowed.
    ///   - selection: The value of the chosen radio.
    ///   - onChange: The group emits `elvt-change` when the user chooses another radio. It listens to `keydown` and
    ///     `click` events of its radios to find out.
    @_disfavoredOverload
    public init(
        _ label: String,
        helpText: String = "",
        errorMessage: String? = nil,
        options: [ElevateRadio<Value>],
        direction: RadioGroupTokens.Direction = .vertical,
        size: RadioGroupTokens.Size = .medium,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        isInvalid: Bool = false,
        selection: Binding<Value?>,
        onChange: ((Value?) -> Void)? = nil
    ) {
        self.init(
            helpText: helpText,
            errorMessage: errorMessage,
            options: options,
            direction: direction,
            size: size,
            isDisabled: isDisabled,
            isRequired: isRequired,
            isInvalid: isInvalid,
            selection: selection,
            onChange: onChange,
            content: { EmptyView() },
            label: { Text(label) }
        )
    }
}

@available(iOS 15, *)
extension ElevateRadioGroup {
    /// - Parameters:
    ///   - helpText: A line of help below the radios.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - direction: How the radios are laid out: `row` or `column`.
    ///   - size: The size of all radios.
    ///   - isDisabled: Takes all radios out of use.
    ///   - isRequired: One radio has to be chosen.
    ///   - isInvalid: Whether the value is not allowed.
    ///   - selection: The value of the chosen radio.
    ///   - onChange: The group emits `elvt-change` when the user chooses another radio. It listens to `keydown` and
    ///     `click` events of its radios to find out.
    ///   - content: Options as views, each made one by `componentOption(_:)`. They stand behind those that are data.
    ///   - label: The question that the radios answer.
    public init(
        helpText: String = "",
        errorMessage: String? = nil,
        direction: RadioGroupTokens.Direction = .vertical,
        size: RadioGroupTokens.Size = .medium,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        isInvalid: Bool = false,
        selection: Binding<Value?>,
        onChange: ((Value?) -> Void)? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> LabelContent = { EmptyView() }
    ) {
        self.init(
            helpText: helpText,
            errorMessage: errorMessage,
            options: [],
            direction: direction,
            size: size,
            isDisabled: isDisabled,
            isRequired: isRequired,
            isInvalid: isInvalid,
            selection: selection,
            onChange: onChange,
            content: content,
            label: label
        )
    }
}

@available(iOS 15, *)
extension ElevateRadioGroup where LabelContent == Text {
    /// - Parameters:
    ///   - label: The question that the radios answer.
    ///   - helpText: A line of help below the radios.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - direction: How the radios are laid out: `row` or `column`.
    ///   - size: The size of all radios.
    ///   - isDisabled: Takes all radios out of use.
    ///   - isRequired: One radio has to be chosen.
    ///   - isInvalid: Whether the value is not allowed.
    ///   - selection: The value of the chosen radio.
    ///   - onChange: The group emits `elvt-change` when the user chooses another radio. It listens to `keydown` and
    ///     `click` events of its radios to find out.
    ///   - content: Options as views, each made one by `componentOption(_:)`. They stand behind those that are data.
    public init(
        _ label: String,
        helpText: String = "",
        errorMessage: String? = nil,
        direction: RadioGroupTokens.Direction = .vertical,
        size: RadioGroupTokens.Size = .medium,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        isInvalid: Bool = false,
        selection: Binding<Value?>,
        onChange: ((Value?) -> Void)? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            helpText: helpText,
            errorMessage: errorMessage,
            options: [],
            direction: direction,
            size: size,
            isDisabled: isDisabled,
            isRequired: isRequired,
            isInvalid: isInvalid,
            selection: selection,
            onChange: onChange,
            content: content,
            label: { Text(label) }
        )
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateRadioGroupPreviews: PreviewProvider {
    private struct Example1: View {
        @State private var size: String? = "m"

        var body: some View {
            ElevateRadioGroup(
                "Size",
                options: [
                    ElevateRadio("Small", value: "s"),
                    ElevateRadio("Medium", value: "m"),
                    ElevateRadio("Large", value: "l", isDisabled: true),
                ],
                direction: .horizontal,
                selection: $size
            )
        }
    }

    static var previews: some View {
        Example1()
            .previewDisplayName("Examples")
    }
}
#endif
#endif
