#if os(iOS)
import SwiftUI

/// Takes text of several lines.
///
/// **Web Component:** `<elvt-textarea>`
///
/// **API Reference:** `specs/elevate/2.0/custom-elements.json`
///
/// **Adapted:**
/// - `value`: `$text: String`, `onChange: ((String) -> Void)?`.
/// - `resize`: left out. Dragging a corner is a gesture of the mouse. The height of a `TextEditor` is set with
///   `.frame(minHeight:maxHeight:)`.
/// - `spellCheck`: `.autocorrectionDisabled()`.
/// - `name`: left out. The name under which a form sends a value. The Binding takes the value to the app without one.
/// - `validationMessage`: left out. The browser's sentence about a field. The app shows its own in the help text.
/// - `#help-text`: combined with `helpText`.
/// - `@elvt-input`: combined with `value`.
/// - `@elvt-change`: combined with `value`.
/// - `focus()`: `@FocusState`, `.focused()`.
/// - `blur()`: `@FocusState`, `.focused()`.
/// - `setRange()`: left out. Works on the selection inside a field, which SwiftUI does not expose on iOS 15; a
///   `UITextField` offers `selectedTextRange`.
/// - `checkValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
/// - `reportValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
@available(iOS 15, *)
public struct ElevateTextArea<HelpText: View>: View {
    // MARK: - Properties

    @FocusState private var isFocused: Bool
    @Binding private var text: String
    private let rows: Int
    private let maxLength: Int?
    private let size: TextAreaTokens.Size
    private let isInvalid: Bool
    private let isDisabled: Bool
    private let isRequired: Bool

    // MARK: - Content

    private let label: String
    private let errorMessage: String?
    private let helpText: HelpText

    // MARK: - Actions

    private let onChange: ((String) -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - label: The label above the text field.
    ///   - rows: The height in lines.
    ///   - maxLength: The most characters that may be typed.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - size: The height of the text field.
    ///   - isInvalid: Shows the text field as wrong, whatever its validity.
    ///   - isDisabled: Takes the text field out of use.
    ///   - isRequired: The form is only valid with a value.
    ///   - text: The text in the field.
    ///   - onChange: The text is changing.
    ///   - helpText: A line of help below the text field.
    public init(
        _ label: String = "",
        rows: Int = 3,
        maxLength: Int? = nil,
        errorMessage: String? = nil,
        size: TextAreaTokens.Size = .medium,
        isInvalid: Bool = false,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        text: Binding<String>,
        onChange: ((String) -> Void)? = nil,
        @ViewBuilder helpText: () -> HelpText = { EmptyView() }
    ) {
        self.label = label
        self.rows = rows
        self.maxLength = maxLength
        self.errorMessage = errorMessage
        self.size = size
        self.isInvalid = isInvalid
        self.isDisabled = isDisabled
        self.isRequired = isRequired
        self._text = text
        self.onChange = onChange
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
            TextEditor(text: $text)
                .textArea(text, lines: rows)
                .focused($isFocused)
                .identified()
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
        .onValueChange(of: text) { newValue in onChange?(newValue) }
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
        TextAreaTokens.colors
    }

    private var metrics: ComponentMetrics {
        TextAreaTokens.metrics(for: size)
    }

    private var outline: ComponentShape {
        ComponentShape(TextAreaTokens.shape, radius: metrics.cornerRadius)
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateTextArea where HelpText == Text {
    /// - Parameters:
    ///   - label: The label above the text field.
    ///   - helpText: A line of help below the text field.
    ///   - rows: The height in lines.
    ///   - maxLength: The most characters that may be typed.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - size: The height of the text field.
    ///   - isInvalid: Shows the text field as wrong, whatever its validity.
    ///   - isDisabled: Takes the text field out of use.
    ///   - isRequired: The form is only valid with a value.
    ///   - text: The text in the field.
    ///   - onChange: The text is changing.
    public init(
        _ label: String = "",
        helpText: String,
        rows: Int = 3,
        maxLength: Int? = nil,
        errorMessage: String? = nil,
        size: TextAreaTokens.Size = .medium,
        isInvalid: Bool = false,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        text: Binding<String>,
        onChange: ((String) -> Void)? = nil
    ) {
        self.init(
            label,
            rows: rows,
            maxLength: maxLength,
            errorMessage: errorMessage,
            size: size,
            isInvalid: isInvalid,
            isDisabled: isDisabled,
            isRequired: isRequired,
            text: text,
            onChange: onChange,
            helpText: { Text(helpText) }
        )
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateTextAreaPreviews: PreviewProvider {
    static var previews: some View {
        ComponentExamples {
            ComponentExample("Default") {
                ComponentLiveExample("Comment") { $state in
                    ElevateTextArea(
                        "Comment",
                        text: $state
                    )
                }
            }
            ComponentExample("Size") {
                ForEach(TextAreaTokens.Size.allCases, id: \.self) { value in
                    ComponentLiveExample("Comment") { $state in
                        ElevateTextArea(
                            "Comment",
                            size: value,
                            text: $state
                        )
                    }
                }
            }
            ComponentExample("Disabled") {
                ComponentLiveExample("Comment") { $state in
                    ElevateTextArea(
                        "Comment",
                        isDisabled: true,
                        text: $state
                    )
                }
            }
            ComponentExample("Invalid") {
                ComponentLiveExample("Comment") { $state in
                    ElevateTextArea(
                        "Comment",
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
