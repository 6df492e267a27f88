#if os(iOS)
import SwiftUI

/// Chooses one or several entries of a list that opens below the field.
///
/// **Web Component:** `<elvt-select>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Forms/select.md`
///
/// **Adapted:**
/// - `value`: `$selection: Set<Value>`, `onChange: ((Set<Value>) -> Void)?`.
/// - `open`: left out. A `Picker` opens its list itself and does not report it.
/// - `name`: left out. The name under which a form sends a value. The Binding takes the value to the app without one.
/// - `validationMessage`: left out. The browser's sentence about a field. The app shows its own in the help text.
/// - `validity`: left out. Part of the browser's form validation. The app checks its own values and sets `isInvalid`.
/// - `#(default)`: `options: [ElevateSelectOption<Value>]`.
/// - `@elvt-change`: combined with `value`.
/// - `@elvt-clear`: combined with `clearable`.
/// - `@sl-clear`: combined with `clearable`.
/// - `focus()`: `@FocusState`, `.focused()`.
/// - `blur()`: `@FocusState`, `.focused()`.
/// - `show()`: left out. A `Picker` opens its list itself, when it is tapped.
/// - `hide()`: left out. A `Picker` opens its list itself, when it is tapped.
/// - `checkValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
/// - `reportValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
@available(iOS 15, *)
public struct ElevateSelect<Value: Hashable, Content: View, Prefix: View>: View {
    // MARK: - Properties

    @FocusState private var isFocused: Bool
    @Binding private var selection: Set<Value>
    private let placeholder: String
    private let maxOptionsVisible: Int?
    private let size: SelectTokens.Size
    private let allowsMultipleSelection: Bool
    private let clearable: Bool
    private let isInvalid: Bool
    private let isDisabled: Bool
    private let isRequired: Bool
    private let filter: ((String, String) -> Bool)?

    // MARK: - Content

    private let label: String
    private let helpText: String
    private let errorMessage: String?
    private let options: [ElevateSelectOption<Value>]
    private let content: Content
    private let prefix: Prefix

    // MARK: - Actions

    private let onChange: ((Set<Value>) -> Void)?
    private let onClear: (() -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - label: The label above the select.
    ///   - placeholder: A hint while nothing is chosen.
    ///   - maxOptionsVisible: How many chosen options are shown before the rest is counted.
    ///   - helpText: A line of help below the select.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - options: The options, as `elvt-select-option`.
    ///   - size: The height of the select.
    ///   - allowsMultipleSelection: Lets the user choose more than one option.
    ///   - clearable: Shows a button that gives up the choice.
    ///   - isInvalid: Shows the select as wrong, whatever its validity.
    ///   - isDisabled: Takes the select out of use.
    ///   - isRequired: The form is only valid with a value.
    ///   - selection: The values of the chosen options.
    ///   - filter: Decides which options stay while the user types.
    ///   - onChange: The user changed the choice.
    ///   - onClear: The user gave up the choice with the clear button.
    ///   - content: Options as views, each made one by `componentOption(_:)`. They stand behind those that are data.
    ///   - prefix: An icon in front of the choice.
    public init(
        _ label: String = "",
        placeholder: String = "",
        maxOptionsVisible: Int? = nil,
        helpText: String = "",
        errorMessage: String? = nil,
        options: [ElevateSelectOption<Value>],
        size: SelectTokens.Size = .medium,
        allowsMultipleSelection: Bool = false,
        clearable: Bool = false,
        isInvalid: Bool = false,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        selection: Binding<Set<Value>>,
        filter: ((String, String) -> Bool)? = nil,
        onChange: ((Set<Value>) -> Void)? = nil,
        onClear: (() -> Void)? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder prefix: () -> Prefix = { EmptyView() }
    ) {
        self.label = label
        self.placeholder = placeholder
        self.maxOptionsVisible = maxOptionsVisible
        self.helpText = helpText
        self.errorMessage = errorMessage
        self.options = options
        self.size = size
        self.allowsMultipleSelection = allowsMultipleSelection
        self.clearable = clearable
        self.isInvalid = isInvalid
        self.isDisabled = isDisabled
        self.isRequired = isRequired
        self._selection = selection
        self.filter = filter
        self.onChange = onChange
        self.onClear = onClear
        self.content = content()
        self.prefix = prefix()
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
            ComponentPicker(
                options.map { item in
                    ComponentOption(
                        item.label,
                        value: item.value,
                        id: item.id,
                        icon: item.systemImage,
                        detail: item.description,
                        isDisabled: item.isDisabled
                    )
                },
                selection: ComponentSelection($selection, allowsSeveral: allowsMultipleSelection),
                title: label,
                prompt: placeholder,
                visible: maxOptionsVisible,
                clearing: ComponentClearing(clearable, action: onClear),
                colors: colors,
                metrics: metrics,
                shape: outline,
                box: ComponentFieldBox(
                    colors: colors,
                    metrics: metrics,
                    shape: outline,
                    isFocused: isFocused
                )
            ) {
                if !label.isEmpty { Text(label) }
            } leading: {
                prefix
            } optionViews: {
                content
            }
            .focused($isFocused)
        } label: {
            if !label.isEmpty { Text(label) }
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
                states: [
                    isRequired ? .required : [],
                    isInvalid ? .invalid : [],
                ]
            )
        )
        // TODO(weblift): nothing here acts on `filter` yet
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        SelectTokens.colors
    }

    private var metrics: ComponentMetrics {
        SelectTokens.metrics(for: size)
    }

    private var outline: ComponentShape {
        ComponentShape(SelectTokens.shape, radius: metrics.cornerRadius)
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateSelect where Content == EmptyView, Prefix == EmptyView {
    /// - Parameters:
    ///   - label: The label above the select.
    ///   - placeholder: A hint while nothing is chosen.
    ///   - maxOptionsVisible: How many chosen options are shown before the rest is counted.
    ///   - helpText: A line of help below the select.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - options: The options, as `elvt-select-option`.
    ///   - size: The height of the select.
    ///   - allowsMultipleSelection: Lets the user choose more than one option.
    ///   - clearable: Shows a button that gives up the choice.
    ///   - isInvalid: Shows the select as wrong, whatever its validity.
    ///   - isDisabled: Takes the select out of use.
    ///   - isRequired: The form is only valid with a value.
    ///   - selection: The values of the chosen options.
    ///   - filter: Decides which options stay while the user types.
    ///   - onChange: The user changed the choice.
    ///   - onClear: The user gave up the choice with the clear button.
    public init(
        _ label: String = "",
        placeholder: String = "",
        maxOptionsVisible: Int? = nil,
        helpText: String = "",
        errorMessage: String? = nil,
        options: [ElevateSelectOption<Value>],
        size: SelectTokens.Size = .medium,
        allowsMultipleSelection: Bool = false,
        clearable: Bool = false,
        isInvalid: Bool = false,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        selection: Binding<Set<Value>>,
        filter: ((String, String) -> Bool)? = nil,
        onChange: ((Set<Value>) -> Void)? = nil,
        onClear: (() -> Void)? = nil
    ) {
        self.init(
            label,
            placeholder: placeholder,
            maxOptionsVisible: maxOptionsVisible,
            helpText: helpText,
            errorMessage: errorMessage,
            options: options,
            size: size,
            allowsMultipleSelection: allowsMultipleSelection,
            clearable: clearable,
            isInvalid: isInvalid,
            isDisabled: isDisabled,
            isRequired: isRequired,
            selection: selection,
            filter: filter,
            onChange: onChange,
            onClear: onClear,
            content: { EmptyView() }
        )
    }
}

@available(iOS 15, *)
extension ElevateSelect where Content == EmptyView {
    /// - Parameters:
    ///   - label: The label above the select.
    ///   - placeholder: A hint while nothing is chosen.
    ///   - maxOptionsVisible: How many chosen options are shown before the rest is counted.
    ///   - helpText: A line of help below the select.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - options: The options, as `elvt-select-option`.
    ///   - size: The height of the select.
    ///   - allowsMultipleSelection: Lets the user choose more than one option.
    ///   - clearable: Shows a button that gives up the choice.
    ///   - isInvalid: Shows the select as wrong, whatever its validity.
    ///   - isDisabled: Takes the select out of use.
    ///   - isRequired: The form is only valid with a value.
    ///   - selection: The values of the chosen options.
    ///   - filter: Decides which options stay while the user types.
    ///   - onChange: The user changed the choice.
    ///   - onClear: The user gave up the choice with the clear button.
    ///   - prefix: An icon in front of the choice.
    @_disfavoredOverload
    public init(
        _ label: String = "",
        placeholder: String = "",
        maxOptionsVisible: Int? = nil,
        helpText: String = "",
        errorMessage: String? = nil,
        options: [ElevateSelectOption<Value>],
        size: SelectTokens.Size = .medium,
        allowsMultipleSelection: Bool = false,
        clearable: Bool = false,
        isInvalid: Bool = false,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        selection: Binding<Set<Value>>,
        filter: ((String, String) -> Bool)? = nil,
        onChange: ((Set<Value>) -> Void)? = nil,
        onClear: (() -> Void)? = nil,
        @ViewBuilder prefix: () -> Prefix = { EmptyView() }
    ) {
        self.init(
            label,
            placeholder: placeholder,
            maxOptionsVisible: maxOptionsVisible,
            helpText: helpText,
            errorMessage: errorMessage,
            options: options,
            size: size,
            allowsMultipleSelection: allowsMultipleSelection,
            clearable: clearable,
            isInvalid: isInvalid,
            isDisabled: isDisabled,
            isRequired: isRequired,
            selection: selection,
            filter: filter,
            onChange: onChange,
            onClear: onClear,
            content: { EmptyView() },
            prefix: prefix
        )
    }
}

@available(iOS 15, *)
extension ElevateSelect where Content == EmptyView {
    /// - Parameters:
    ///   - label: The label above the select.
    ///   - placeholder: A hint while nothing is chosen.
    ///   - maxOptionsVisible: How many chosen options are shown before the rest is counted.
    ///   - helpText: A line of help below the select.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - options: The options, as `elvt-select-option`.
    ///   - size: The height of the select.
    ///   - clearable: Shows a button that gives up the choice.
    ///   - isInvalid: Shows the select as wrong, whatever its validity.
    ///   - isDisabled: Takes the select out of use.
    ///   - isRequired: The form is only valid with a value.
    ///   - selection: The values of the chosen options.
    ///   - filter: Decides which options stay while the user types.
    ///   - onChange: The user changed the choice.
    ///   - onClear: The user gave up the choice with the clear button.
    ///   - prefix: An icon in front of the choice.
    @_disfavoredOverload
    public init(
        _ label: String = "",
        placeholder: String = "",
        maxOptionsVisible: Int? = nil,
        helpText: String = "",
        errorMessage: String? = nil,
        options: [ElevateSelectOption<Value>],
        size: SelectTokens.Size = .medium,
        clearable: Bool = false,
        isInvalid: Bool = false,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        selection: Binding<Value?>,
        filter: ((String, String) -> Bool)? = nil,
        onChange: ((Value?) -> Void)? = nil,
        onClear: (() -> Void)? = nil,
        @ViewBuilder prefix: () -> Prefix = { EmptyView() }
    ) {
        self.init(
            label,
            placeholder: placeholder,
            maxOptionsVisible: maxOptionsVisible,
            helpText: helpText,
            errorMessage: errorMessage,
            options: options,
            size: size,
            clearable: clearable,
            isInvalid: isInvalid,
            isDisabled: isDisabled,
            isRequired: isRequired,
            selection: selection,
            filter: filter,
            onChange: onChange,
            onClear: onClear,
            content: { EmptyView() },
            prefix: prefix
        )
    }
}

@available(iOS 15, *)
extension ElevateSelect {
    /// - Parameters:
    ///   - label: The label above the select.
    ///   - placeholder: A hint while nothing is chosen.
    ///   - maxOptionsVisible: How many chosen options are shown before the rest is counted.
    ///   - helpText: A line of help below the select.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - size: The height of the select.
    ///   - clearable: Shows a button that gives up the choice.
    ///   - isInvalid: Shows the select as wrong, whatever its validity.
    ///   - isDisabled: Takes the select out of use.
    ///   - isRequired: The form is only valid with a value.
    ///   - selection: The values of the chosen options.
    ///   - filter: Decides which options stay while the user types.
    ///   - onChange: The user changed the choice.
    ///   - onClear: The user gave up the choice with the clear button.
    ///   - content: Options as views, each made one by `componentOption(_:)`. They stand behind those that are data.
    ///   - prefix: An icon in front of the choice.
    public init(
        _ label: String = "",
        placeholder: String = "",
        maxOptionsVisible: Int? = nil,
        helpText: String = "",
        errorMessage: String? = nil,
        size: SelectTokens.Size = .medium,
        clearable: Bool = false,
        isInvalid: Bool = false,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        selection: Binding<Value?>,
        filter: ((String, String) -> Bool)? = nil,
        onChange: ((Value?) -> Void)? = nil,
        onClear: (() -> Void)? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder prefix: () -> Prefix = { EmptyView() }
    ) {
        self.init(
            label,
            placeholder: placeholder,
            maxOptionsVisible: maxOptionsVisible,
            helpText: helpText,
            errorMessage: errorMessage,
            options: [],
            size: size,
            clearable: clearable,
            isInvalid: isInvalid,
            isDisabled: isDisabled,
            isRequired: isRequired,
            selection: selection,
            filter: filter,
            onChange: onChange,
            onClear: onClear,
            content: content,
            prefix: prefix
        )
    }
}

@available(iOS 15, *)
extension ElevateSelect {
    /// - Parameters:
    ///   - label: The label above the select.
    ///   - placeholder: A hint while nothing is chosen.
    ///   - maxOptionsVisible: How many chosen options are shown before the rest is counted.
    ///   - helpText: A line of help below the select.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - options: The options, as `elvt-select-option`.
    ///   - size: The height of the select.
    ///   - clearable: Shows a button that gives up the choice.
    ///   - isInvalid: Shows the select as wrong, whatever its validity.
    ///   - isDisabled: Takes the select out of use.
    ///   - isRequired: The form is only valid with a value.
    ///   - selection: The values of the chosen options.
    ///   - filter: Decides which options stay while the user types.
    ///   - onChange: The user changed the choice.
    ///   - onClear: The user gave up the choice with the clear button.
    ///   - content: Options as views, each made one by `componentOption(_:)`. They stand behind those that are data.
    ///   - prefix: An icon in front of the choice.
    public init(
        _ label: String = "",
        placeholder: String = "",
        maxOptionsVisible: Int? = nil,
        helpText: String = "",
        errorMessage: String? = nil,
        options: [ElevateSelectOption<Value>],
        size: SelectTokens.Size = .medium,
        clearable: Bool = false,
        isInvalid: Bool = false,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        selection: Binding<Value?>,
        filter: ((String, String) -> Bool)? = nil,
        onChange: ((Value?) -> Void)? = nil,
        onClear: (() -> Void)? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder prefix: () -> Prefix = { EmptyView() }
    ) {
        self.init(
            label,
            placeholder: placeholder,
            maxOptionsVisible: maxOptionsVisible,
            helpText: helpText,
            errorMessage: errorMessage,
            options: options,
            size: size,
            allowsMultipleSelection: false,
            clearable: clearable,
            isInvalid: isInvalid,
            isDisabled: isDisabled,
            isRequired: isRequired,
            selection: selection.asSet,
            filter: filter,
            onChange: onChange.map { action in { action($0.first) } },
            onClear: onClear,
            content: content,
            prefix: prefix
        )
    }
}

@available(iOS 15, *)
extension ElevateSelect where Content == EmptyView, Prefix == EmptyView {
    /// - Parameters:
    ///   - label: The label above the select.
    ///   - placeholder: A hint while nothing is chosen.
    ///   - maxOptionsVisible: How many chosen options are shown before the rest is counted.
    ///   - helpText: A line of help below the select.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - options: The options, as `elvt-select-option`.
    ///   - size: The height of the select.
    ///   - clearable: Shows a button that gives up the choice.
    ///   - isInvalid: Shows the select as wrong, whatever its validity.
    ///   - isDisabled: Takes the select out of use.
    ///   - isRequired: The form is only valid with a value.
    ///   - selection: The values of the chosen options.
    ///   - filter: Decides which options stay while the user types.
    ///   - onChange: The user changed the choice.
    ///   - onClear: The user gave up the choice with the clear button.
    public init(
        _ label: String = "",
        placeholder: String = "",
        maxOptionsVisible: Int? = nil,
        helpText: String = "",
        errorMessage: String? = nil,
        options: [ElevateSelectOption<Value>],
        size: SelectTokens.Size = .medium,
        clearable: Bool = false,
        isInvalid: Bool = false,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        selection: Binding<Value?>,
        filter: ((String, String) -> Bool)? = nil,
        onChange: ((Value?) -> Void)? = nil,
        onClear: (() -> Void)? = nil
    ) {
        self.init(
            label,
            placeholder: placeholder,
            maxOptionsVisible: maxOptionsVisible,
            helpText: helpText,
            errorMessage: errorMessage,
            options: options,
            size: size,
            clearable: clearable,
            isInvalid: isInvalid,
            isDisabled: isDisabled,
            isRequired: isRequired,
            selection: selection,
            filter: filter,
            onChange: onChange,
            onClear: onClear,
            content: { EmptyView() }
        )
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateSelectPreviews: PreviewProvider {
    private struct Example1: View {
        @State private var topics: Set<String> = ["tea"]

        var body: some View {
            ElevateSelect(
                "Topics",
                options: [
                    ElevateSelectOption("Tea", value: "tea"),
                    ElevateSelectOption("Coffee", value: "coffee"),
                ],
                clearable: true,
                selection: $topics
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
