#if os(iOS)
import SwiftUI

/// Takes one line of text, a number, a password or an address.
///
/// **Web Component:** `<elvt-input>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Forms/input.md`
///
/// **Adapted:**
/// - `value`: `$text: String`, `onChange: ((String) -> Void)?`.
/// - `defaultValue`: left out. What a form goes back to when it is reset: the first value of the Binding, which the app
///   keeps.
/// - `valueAsNumber`: left out. Another view of `value`; `TextField(value:format:)` binds a number.
/// - `inputMode`: `.keyboardType()`.
/// - `debounce`: In seconds, where the web counts milliseconds.
/// - `name`: left out. The name under which a form sends a value. The Binding takes the value to the app without one.
/// - `validationMessage`: left out. The browser's sentence about a field. The app shows its own in the help text.
/// - `#help-text`: combined with `helpText`.
/// - `@elvt-input`: combined with `value`.
/// - `@elvt-change`: combined with `value`.
/// - `@sl-clear`: combined with `clearable`.
/// - `focus()`: `@FocusState`, `.focused()`.
/// - `blur()`: `@FocusState`, `.focused()`.
/// - `select()`: left out. Works on the selection inside a field, which SwiftUI does not expose on iOS 15; a
///   `UITextField` offers `selectedTextRange`.
/// - `checkValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
/// - `reportValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
@available(iOS 15, *)
public struct ElevateInput<HelpText: View, Prefix: View, Suffix: View>: View {
    // MARK: - Properties

    @FocusState private var isFocused: Bool
    @State private var isPasswordRevealed = false
    @Binding private var text: String
    private let placeholder: String?
    private let maxLength: Int?
    private let debounce: TimeInterval
    private let type: InputTokens.Kind
    private let size: InputTokens.Size
    private let strings: InputTokens.Strings
    private let clearable: Bool
    private let passwordToggle: Bool
    private let isInvalid: Bool
    private let isDisabled: Bool
    private let isRequired: Bool

    // MARK: - Content

    private let label: String
    private let errorMessage: String?
    private let helpText: HelpText
    private let prefix: Prefix
    private let suffix: Suffix

    // MARK: - Actions

    private let onChange: ((String) -> Void)?
    private let onClear: (() -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - label: The label above the input.
    ///   - placeholder: A hint in the empty field.
    ///   - maxLength: The most characters that may be typed.
    ///   - debounce: How long to wait after the last key before `elvt-input` is emitted, in seconds.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - type: What kind of text is expected.
    ///   - size: The height of the input.
    ///   - strings: What the clear button is called.
    ///   - clearable: Shows a button that empties the field.
    ///   - passwordToggle: Shows a button that makes a password readable.
    ///   - isInvalid: Shows the input as wrong, whatever its validity.
    ///   - isDisabled: Takes the input out of use.
    ///   - isRequired: The form is only valid with a value.
    ///   - text: The text in the field.
    ///   - onChange: The text is changing.
    ///   - onClear: The field was emptied with its button. The name comes from an older library and is kept for
    ///     compatibility.
    ///   - helpText: A line of help below the input.
    ///   - prefix: An icon or a unit in front of the text.
    ///   - suffix: An icon or a unit after the text.
    public init(
        _ label: String = "",
        placeholder: String? = nil,
        maxLength: Int? = nil,
        debounce: TimeInterval = 0,
        errorMessage: String? = nil,
        type: InputTokens.Kind = .text,
        size: InputTokens.Size = .medium,
        strings: InputTokens.Strings = InputTokens.Strings(),
        clearable: Bool = false,
        passwordToggle: Bool = false,
        isInvalid: Bool = false,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        text: Binding<String>,
        onChange: ((String) -> Void)? = nil,
        onClear: (() -> Void)? = nil,
        @ViewBuilder helpText: () -> HelpText = { EmptyView() },
        @ViewBuilder prefix: () -> Prefix = { EmptyView() },
        @ViewBuilder suffix: () -> Suffix = { EmptyView() }
    ) {
        self.label = label
        self.placeholder = placeholder
        self.maxLength = maxLength
        self.debounce = debounce
        self.errorMessage = errorMessage
        self.type = type
        self.size = size
        self.strings = strings
        self.clearable = clearable
        self.passwordToggle = passwordToggle
        self.isInvalid = isInvalid
        self.isDisabled = isDisabled
        self.isRequired = isRequired
        self._text = text
        self.onChange = onChange
        self.onClear = onClear
        self.helpText = helpText()
        self.prefix = prefix()
        self.suffix = suffix()
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
            HStack(spacing: metrics.spacing) {
                if type == .search {
                    ComponentIcon("magnifyingglass")
                }
                prefix
                if type == .password && !isPasswordRevealed {
                    SecureField(text: $text, prompt: .prompt(placeholder ?? "", style: colors.parts["placeholder"])) {
                        if !label.isEmpty { Text(label) }
                    }
                    .textContentType(.password)
                    .textFieldStyle(.plain)
                    .focused($isFocused)
                    .identified()
                } else {
                    TextField(text: $text, prompt: .prompt(placeholder ?? "", style: colors.parts["placeholder"])) {
                        if !label.isEmpty { Text(label) }
                    }
                    .modifier(ComponentInputTraits(type: type.rawValue))
                    .textFieldStyle(.plain)
                    .focused($isFocused)
                    .identified()
                }
                if clearable && !text.isEmpty {
                    ComponentFieldButton(.clear, action: clearText)
                        .spokenLabel(strings.clear)
                }
                if passwordToggle && type == .password {
                    ComponentFieldButton(
                        isPasswordRevealed ? .hidePassword : .showPassword,
                        label: isPasswordRevealed ? strings.hidePassword : strings.showPassword
                    ) {
                        isPasswordRevealed.toggle()
                    }
                }
                suffix
            }
            .textLimit($text, maxLength)
            .modifier(
                ComponentFieldBox(
                    colors: colors,
                    metrics: metrics,
                    shape: outline,
                    isFocused: isFocused,
                    isInvalid: isInvalid
                )
            )
        } label: {
            if !label.isEmpty { Text(label) }
        } help: {
            helpText
        } count: {
            if isFocused && maxLength != nil {
                ComponentCharacterCount(text.count, of: maxLength)
            }
        } error: {
            if let errorMessage { Text(errorMessage) }
        }
        .disabled(isDisabled)
        .onValueChange(of: text, after: debounce) { newValue in onChange?(newValue) }
        .modifier(
            ComponentFrame(
                parts: colors.parts,
                states: [
                    isRequired ? .required : [],
                    isInvalid ? .invalid : [],
                ]
            )
        )
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        InputTokens.colors
    }

    private var metrics: ComponentMetrics {
        InputTokens.metrics(for: size)
    }

    private var outline: ComponentShape {
        ComponentShape(InputTokens.shape, radius: metrics.cornerRadius)
    }

    // MARK: - Parts of the Body

    private func clearText() {
        text = ""
        onClear?()
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateInput where HelpText == Text {
    /// - Parameters:
    ///   - label: The label above the input.
    ///   - helpText: A line of help below the input.
    ///   - placeholder: A hint in the empty field.
    ///   - maxLength: The most characters that may be typed.
    ///   - debounce: How long to wait after the last key before `elvt-input` is emitted, in seconds.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - type: What kind of text is expected.
    ///   - size: The height of the input.
    ///   - strings: What the clear button is called.
    ///   - clearable: Shows a button that empties the field.
    ///   - passwordToggle: Shows a button that makes a password readable.
    ///   - isInvalid: Shows the input as wrong, whatever its validity.
    ///   - isDisabled: Takes the input out of use.
    ///   - isRequired: The form is only valid with a value.
    ///   - text: The text in the field.
    ///   - onChange: The text is changing.
    ///   - onClear: The field was emptied with its button. The name comes from an older library and is kept for
    ///     compatibility.
    ///   - prefix: An icon or a unit in front of the text.
    ///   - suffix: An icon or a unit after the text.
    public init(
        _ label: String = "",
        helpText: String,
        placeholder: String? = nil,
        maxLength: Int? = nil,
        debounce: TimeInterval = 0,
        errorMessage: String? = nil,
        type: InputTokens.Kind = .text,
        size: InputTokens.Size = .medium,
        strings: InputTokens.Strings = InputTokens.Strings(),
        clearable: Bool = false,
        passwordToggle: Bool = false,
        isInvalid: Bool = false,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        text: Binding<String>,
        onChange: ((String) -> Void)? = nil,
        onClear: (() -> Void)? = nil,
        @ViewBuilder prefix: () -> Prefix = { EmptyView() },
        @ViewBuilder suffix: () -> Suffix = { EmptyView() }
    ) {
        self.init(
            label,
            placeholder: placeholder,
            maxLength: maxLength,
            debounce: debounce,
            errorMessage: errorMessage,
            type: type,
            size: size,
            strings: strings,
            clearable: clearable,
            passwordToggle: passwordToggle,
            isInvalid: isInvalid,
            isDisabled: isDisabled,
            isRequired: isRequired,
            text: text,
            onChange: onChange,
            onClear: onClear,
            helpText: { Text(helpText) },
            prefix: prefix,
            suffix: suffix
        )
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateInputPreviews: PreviewProvider {
    static var previews: some View {
        ComponentExamples {
            ComponentExample("Default") {
                ComponentLiveExample("Name") { $state in
                    ElevateInput(
                        "Name",
                        placeholder: "Type here",
                        text: $state
                    )
                }
            }
            ComponentExample("Size") {
                ForEach(InputTokens.Size.allCases, id: \.self) { value in
                    ComponentLiveExample("Name") { $state in
                        ElevateInput(
                            "Name",
                            placeholder: "Type here",
                            size: value,
                            text: $state
                        )
                    }
                }
            }
            ComponentExample("Disabled") {
                ComponentLiveExample("Name") { $state in
                    ElevateInput(
                        "Name",
                        placeholder: "Type here",
                        isDisabled: true,
                        text: $state
                    )
                }
            }
            ComponentExample("Invalid") {
                ComponentLiveExample("Name") { $state in
                    ElevateInput(
                        "Name",
                        placeholder: "Type here",
                        isInvalid: true,
                        text: $state
                    )
                }
            }
        }
    }
}
#endif
#endif
