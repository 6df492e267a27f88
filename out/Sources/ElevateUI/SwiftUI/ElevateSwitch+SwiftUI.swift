#if os(iOS)
import SwiftUI

/// Turns something on or off at once, without a form to be sent.
///
/// **Web Component:** `<elvt-switch>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Forms/switch.md`
///
/// **Adapted:**
/// - `checked`: `$isOn: Bool`, `onChange: ((Bool) -> Void)?`.
/// - `value`: left out. What a form sends when the box is ticked. The Binding says whether it is.
/// - `name`: left out. The name under which a form sends a value. The Binding takes the value to the app without one.
/// - `validationMessage`: left out. The browser's sentence about a field. The app shows its own in the help text.
/// - `@elvt-change`: combined with `checked`.
/// - `focus()`: `@FocusState`, `.focused()`.
/// - `blur()`: `@FocusState`, `.focused()`.
/// - `click()`: combined with `checked`.
/// - `checkValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
/// - `reportValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
@available(iOS 15, *)
public struct ElevateSwitch<LabelContent: View>: View {
    // MARK: - Properties

    @FocusState private var isFocused: Bool
    @Binding private var isOn: Bool
    private let size: SwitchTokens.Size
    private let labelPlacement: SwitchTokens.LabelPlacement
    private let isDisabled: Bool
    private let isRequired: Bool
    private let isInvalid: Bool

    // MARK: - Content

    private let helpText: String?
    private let errorMessage: String?
    private let label: LabelContent

    // MARK: - Actions

    private let onChange: ((Bool) -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - helpText: A line of help below the label.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - size: The size of the switch.
    ///   - labelPlacement: The side of the label.
    ///   - isDisabled: Takes the switch out of use.
    ///   - isRequired: The form is only valid when the switch is on.
    ///   - isInvalid: Whether the value is not allowed.
    ///   - isOn: Whether the switch is on.
    ///   - onChange: Emits `elvt-change` whenever the user flips the switch. A change from code emits nothing.
    ///   - label: The label.
    public init(
        helpText: String? = nil,
        errorMessage: String? = nil,
        size: SwitchTokens.Size = .medium,
        labelPlacement: SwitchTokens.LabelPlacement = .trailing,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        isInvalid: Bool = false,
        isOn: Binding<Bool>,
        onChange: ((Bool) -> Void)? = nil,
        @ViewBuilder label: () -> LabelContent
    ) {
        self.helpText = helpText
        self.errorMessage = errorMessage
        self.size = size
        self.labelPlacement = labelPlacement
        self.isDisabled = isDisabled
        self.isRequired = isRequired
        self.isInvalid = isInvalid
        self._isOn = isOn
        self.onChange = onChange
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
            Toggle(isOn: $isOn) {
                ComponentRequiredLabel(isRequired: isRequired, colors: colors) {
                    label
                }
            }
            .toggleStyle(
                ComponentArrangedToggleStyle(
                    base: ComponentSwitchStyle(colors: colors, metrics: metrics, shape: outline),
                    arrangement: ComponentToggleArrangement(isLabelFirst: edge == .leading),
                    metrics: metrics
                )
            )
            .focused($isFocused)
            .identified()
        } help: {
            if let helpText { Text(helpText) }
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
                    isOn ? .selected : [],
                    isInvalid ? .invalid : [],
                ]
            )
        )
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        SwitchTokens.colors.adding(SwitchTokens.styles(size: size))
    }

    private var metrics: ComponentMetrics {
        SwitchTokens.metrics(for: size)
    }

    private var outline: ComponentShape {
        ComponentShape(SwitchTokens.shape, radius: metrics.cornerRadius)
    }

    private var edge: Edge {
        SwitchTokens.edge(for: labelPlacement)
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateSwitch where LabelContent == Text {
    /// - Parameters:
    ///   - label: The label.
    ///   - helpText: A line of help below the label.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - size: The size of the switch.
    ///   - labelPlacement: The side of the label.
    ///   - isDisabled: Takes the switch out of use.
    ///   - isRequired: The form is only valid when the switch is on.
    ///   - isInvalid: Whether the value is not allowed.
    ///   - isOn: Whether the switch is on.
    ///   - onChange: Emits `elvt-change` whenever the user flips the switch. A change from code emits nothing.
    public init(
        _ label: String,
        helpText: String? = nil,
        errorMessage: String? = nil,
        size: SwitchTokens.Size = .medium,
        labelPlacement: SwitchTokens.LabelPlacement = .trailing,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        isInvalid: Bool = false,
        isOn: Binding<Bool>,
        onChange: ((Bool) -> Void)? = nil
    ) {
        self.init(
            helpText: helpText,
            errorMessage: errorMessage,
            size: size,
            labelPlacement: labelPlacement,
            isDisabled: isDisabled,
            isRequired: isRequired,
            isInvalid: isInvalid,
            isOn: isOn,
            onChange: onChange,
            label: { Text(label) }
        )
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateSwitchPreviews: PreviewProvider {
    static var previews: some View {
        ComponentExamples {
            ComponentExample("Default") {
                ComponentLiveExample(false) { $state in
                    ElevateSwitch(
                        isOn: $state,
                        label: { Text("Notifications") }
                    )
                }
            }
            ComponentExample("Size") {
                ForEach(SwitchTokens.Size.allCases, id: \.self) { value in
                    ComponentLiveExample(false) { $state in
                        ElevateSwitch(
                            size: value,
                            isOn: $state,
                            label: { Text("Notifications") }
                        )
                    }
                }
            }
            ComponentExample("Disabled") {
                ComponentLiveExample(false) { $state in
                    ElevateSwitch(
                        isDisabled: true,
                        isOn: $state,
                        label: { Text("Notifications") }
                    )
                }
            }
            ComponentExample("Invalid") {
                ComponentLiveExample(false) { $state in
                    ElevateSwitch(
                        isInvalid: true,
                        isOn: $state,
                        label: { Text("Notifications") }
                    )
                }
            }
        }
    }
}
#endif
#endif
