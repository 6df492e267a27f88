#if os(iOS)
import SwiftUI

/// Lets the user say yes or no to one thing, or choose any number of things from a short list.
///
/// **Web Component:** `<elvt-checkbox>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Forms/checkbox.md`
///
/// **Adapted:**
/// - `checked`: `$isOn: Bool`, `onChange: ((Bool) -> Void)?`.
/// - `defaultChecked`: left out. What a form goes back to when it is reset: the first value of the Binding, which the
///   app keeps.
/// - `value`: left out. What a form sends when the box is ticked. The Binding says whether it is.
/// - `name`: left out. The name under which a form sends a value. The Binding takes the value to the app without one.
/// - `validationMessage`: left out. The browser's sentence about a field. The app shows its own in the help text.
/// - `#help-text`: combined with `helpText`.
/// - `@elvt-change`: combined with `checked`.
/// - `@elvt-invalid`: left out. The browser found a field invalid. The app checks its own values and sets `isInvalid`.
/// - `focus()`: `@FocusState`, `.focused()`.
/// - `blur()`: `@FocusState`, `.focused()`.
/// - `click()`: combined with `checked`.
/// - `checkValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
/// - `reportValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
@available(iOS 15, *)
public struct ElevateCheckbox<LabelContent: View, HelpText: View>: View {
    // MARK: - Properties

    @FocusState private var isFocused: Bool
    @Binding private var isOn: Bool
    private let size: CheckboxTokens.Size
    private let isIndeterminate: Bool
    private let isInvalid: Bool
    private let isDisabled: Bool
    private let isRequired: Bool

    // MARK: - Content

    private let errorMessage: String?
    private let label: LabelContent
    private let helpText: HelpText

    // MARK: - Actions

    private let onChange: ((Bool) -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - size: The size of the box.
    ///   - isIndeterminate: Neither on nor off, for a checkbox above others.
    ///   - isInvalid: Shows the checkbox as wrong, whatever its validity.
    ///   - isDisabled: Takes the checkbox out of use.
    ///   - isRequired: The form is only valid when the checkbox is ticked.
    ///   - isOn: Whether the checkbox is ticked.
    ///   - onChange: The user ticked or cleared the checkbox.
    ///   - label: The label.
    ///   - helpText: A line of help below the label.
    public init(
        errorMessage: String? = nil,
        size: CheckboxTokens.Size = .medium,
        isIndeterminate: Bool = false,
        isInvalid: Bool = false,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        isOn: Binding<Bool>,
        onChange: ((Bool) -> Void)? = nil,
        @ViewBuilder label: () -> LabelContent,
        @ViewBuilder helpText: () -> HelpText = { EmptyView() }
    ) {
        self.errorMessage = errorMessage
        self.size = size
        self.isIndeterminate = isIndeterminate
        self.isInvalid = isInvalid
        self.isDisabled = isDisabled
        self.isRequired = isRequired
        self._isOn = isOn
        self.onChange = onChange
        self.label = label()
        self.helpText = helpText()
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
            Toggle(isOn: $isOn) {
                ComponentRequiredLabel(isRequired: isRequired, colors: colors) {
                    label
                }
            }
            .toggleStyle(
                ComponentCheckboxStyle(
                    colors: colors,
                    metrics: metrics,
                    isMixed: isIndeterminate,
                    isInvalid: isInvalid
                )
            )
            .focused($isFocused)
            .identified()
        } help: {
            helpText
        } error: {
            if let errorMessage { Text(errorMessage) }
        }
        .disabled(isDisabled)
        .onValueChange(of: isOn) { newValue in onChange?(newValue) }
        .modifier(
            ComponentFrame(
                parts: colors.parts,
                shape: outline,
                states: [
                    isRequired ? .required : [],
                    isIndeterminate ? .mixed : [],
                    isOn ? .selected : [],
                    isInvalid ? .invalid : [],
                ]
            )
        )
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        CheckboxTokens.colors.adding(CheckboxTokens.styles(size: size))
    }

    private var metrics: ComponentMetrics {
        CheckboxTokens.metrics(for: size)
    }

    private var outline: ComponentShape {
        ComponentShape(CheckboxTokens.shape, radius: metrics.cornerRadius)
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateCheckbox where LabelContent == Text, HelpText == Text? {
    /// - Parameters:
    ///   - label: The label.
    ///   - helpText: A line of help below the label.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - size: The size of the box.
    ///   - isIndeterminate: Neither on nor off, for a checkbox above others.
    ///   - isInvalid: Shows the checkbox as wrong, whatever its validity.
    ///   - isDisabled: Takes the checkbox out of use.
    ///   - isRequired: The form is only valid when the checkbox is ticked.
    ///   - isOn: Whether the checkbox is ticked.
    ///   - onChange: The user ticked or cleared the checkbox.
    public init(
        _ label: String,
        helpText: String = "",
        errorMessage: String? = nil,
        size: CheckboxTokens.Size = .medium,
        isIndeterminate: Bool = false,
        isInvalid: Bool = false,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        isOn: Binding<Bool>,
        onChange: ((Bool) -> Void)? = nil
    ) {
        self.init(
            errorMessage: errorMessage,
            size: size,
            isIndeterminate: isIndeterminate,
            isInvalid: isInvalid,
            isDisabled: isDisabled,
            isRequired: isRequired,
            isOn: isOn,
            onChange: onChange,
            label: { Text(label) },
            helpText: { helpText.isEmpty ? nil : Text(helpText) }
        )
    }
}

@available(iOS 15, *)
extension ElevateCheckbox where LabelContent == Text {
    /// - Parameters:
    ///   - label: The label.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - size: The size of the box.
    ///   - isIndeterminate: Neither on nor off, for a checkbox above others.
    ///   - isInvalid: Shows the checkbox as wrong, whatever its validity.
    ///   - isDisabled: Takes the checkbox out of use.
    ///   - isRequired: The form is only valid when the checkbox is ticked.
    ///   - isOn: Whether the checkbox is ticked.
    ///   - onChange: The user ticked or cleared the checkbox.
    ///   - helpText: A line of help below the label.
    @_disfavoredOverload
    public init(
        _ label: String,
        errorMessage: String? = nil,
        size: CheckboxTokens.Size = .medium,
        isIndeterminate: Bool = false,
        isInvalid: Bool = false,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        isOn: Binding<Bool>,
        onChange: ((Bool) -> Void)? = nil,
        @ViewBuilder helpText: () -> HelpText
    ) {
        self.init(
            errorMessage: errorMessage,
            size: size,
            isIndeterminate: isIndeterminate,
            isInvalid: isInvalid,
            isDisabled: isDisabled,
            isRequired: isRequired,
            isOn: isOn,
            onChange: onChange,
            label: { Text(label) },
            helpText: helpText
        )
    }
}

@available(iOS 15, *)
extension ElevateCheckbox where HelpText == Text {
    /// - Parameters:
    ///   - helpText: A line of help below the label.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - size: The size of the box.
    ///   - isIndeterminate: Neither on nor off, for a checkbox above others.
    ///   - isInvalid: Shows the checkbox as wrong, whatever its validity.
    ///   - isDisabled: Takes the checkbox out of use.
    ///   - isRequired: The form is only valid when the checkbox is ticked.
    ///   - isOn: Whether the checkbox is ticked.
    ///   - onChange: The user ticked or cleared the checkbox.
    ///   - label: The label.
    @_disfavoredOverload
    public init(
        helpText: String,
        errorMessage: String? = nil,
        size: CheckboxTokens.Size = .medium,
        isIndeterminate: Bool = false,
        isInvalid: Bool = false,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        isOn: Binding<Bool>,
        onChange: ((Bool) -> Void)? = nil,
        @ViewBuilder label: () -> LabelContent
    ) {
        self.init(
            errorMessage: errorMessage,
            size: size,
            isIndeterminate: isIndeterminate,
            isInvalid: isInvalid,
            isDisabled: isDisabled,
            isRequired: isRequired,
            isOn: isOn,
            onChange: onChange,
            label: label,
            helpText: { Text(helpText) }
        )
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateCheckboxPreviews: PreviewProvider {
    private struct Example1: View {
        @State private var agree: Bool = true

        var body: some View {
            ElevateCheckbox(
                "I agree",
                helpText: "You can change your mind at any time.",
                isRequired: true,
                isOn: $agree
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
