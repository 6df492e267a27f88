#if os(iOS)
import SwiftUI

/// Chooses a day, or a span of days, from a calendar. Names of days and months follow the language of the page:
/// „Montag“, « lundi », 月曜日.
///
/// **Web Component:** `<elvt-date-picker>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Forms/date-picker.md`
///
/// **Adapted:**
/// - `value`: `$selection: Date?`, `onChange: ((Date?) -> Void)?`.
/// - `valueAsDate`: combined with `value`.
/// - `mode`: left out. A `DatePicker` chooses one day. A span is two of them; for several days there is
///   `MultiDatePicker` from iOS 16 on.
/// - `name`: left out. The name under which a form sends a value. The Binding takes the value to the app without one.
/// - `validationMessage`: left out. The browser's sentence about a field. The app shows its own in the help text.
/// - `#help-text`: combined with `helpText`.
/// - `@elvt-change`: combined with `value`.
/// - `@elvt-show`: left out. A `DatePicker` opens its calendar itself and does not report it.
/// - `@elvt-hide`: left out. A `DatePicker` opens its calendar itself and does not report it.
/// - `show()`: left out. A `DatePicker` opens its calendar itself, when it is tapped.
/// - `hide()`: left out. A `DatePicker` opens its calendar itself, when it is tapped.
/// - `focus()`: `@FocusState`, `.focused()`.
/// - `checkValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
/// - `reportValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
@available(iOS 15, *)
public struct ElevateDatePicker<HelpText: View, Footer: View>: View {
    // MARK: - Properties

    @FocusState private var isFocused: Bool
    @Binding private var selection: Date?
    private let minimumDate: Date?
    private let maximumDate: Date?
    private let disabledDates: [Date]
    private let firstDayOfWeek: DatePickerTokens.FirstDayOfWeek
    private let size: DatePickerTokens.Size
    private let strings: DatePickerTokens.Strings
    private let isInvalid: Bool
    private let isDisabled: Bool
    private let isRequired: Bool
    private let isDateDisabled: ((Date) -> Bool)?

    // MARK: - Content

    private let label: String
    private let errorMessage: String?
    private let helpText: HelpText
    private let footer: Footer

    // MARK: - Actions

    private let onChange: ((Date?) -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - label: The label above the date picker.
    ///   - minimumDate: The first day that can be chosen.
    ///   - maximumDate: The last day that can be chosen.
    ///   - disabledDates: Days that can’t be chosen, e.g. the Fête nationale.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - firstDayOfWeek: The day in the first column; `0` is Sunday – in much of Europe it’s Monday.
    ///   - size: The height of the date picker.
    ///   - strings: What the button for the current day is called.
    ///   - isInvalid: Shows the date picker as wrong, whatever its validity.
    ///   - isDisabled: Takes the date picker out of use.
    ///   - isRequired: The form is only valid with a value.
    ///   - selection: The day as ISO 8601 writes it, e.g. `2024-05-31`.
    ///   - isDateDisabled: Decides for each day whether it is out of use.
    ///   - onChange: The user chose a day.
    ///   - helpText: A line of help below the date picker.
    ///   - footer: Something below the calendar, e.g. a button »Heute«.
    public init(
        _ label: String = "",
        minimumDate: Date? = nil,
        maximumDate: Date? = nil,
        disabledDates: [Date] = [],
        errorMessage: String? = nil,
        firstDayOfWeek: DatePickerTokens.FirstDayOfWeek = .monday,
        size: DatePickerTokens.Size = .medium,
        strings: DatePickerTokens.Strings,
        isInvalid: Bool = false,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        selection: Binding<Date?>,
        isDateDisabled: ((Date) -> Bool)? = nil,
        onChange: ((Date?) -> Void)? = nil,
        @ViewBuilder helpText: () -> HelpText = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.label = label
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.disabledDates = disabledDates
        self.errorMessage = errorMessage
        self.firstDayOfWeek = firstDayOfWeek
        self.size = size
        self.strings = strings
        self.isInvalid = isInvalid
        self.isDisabled = isDisabled
        self.isRequired = isRequired
        self._selection = selection
        self.isDateDisabled = isDateDisabled
        self.onChange = onChange
        self.helpText = helpText()
        self.footer = footer()
    }

    // MARK: - Body

    public var body: some View {
        ComponentField(
            colors: colors,
            metrics: metrics,
            isRequired: isRequired,
            isInvalid: isUnfit,
            hasError: errorMessage?.isEmpty == false,
            spokenError: errorMessage
        ) {
            HStack(spacing: metrics.spacing) {
                ComponentDatePicker(
                    selection: $selection,
                    from: minimumDate,
                    through: maximumDate
                ) {
                    if !label.isEmpty { Text(label) }
                }
                .identified()
                Button(strings.today) { selection = Date() }
            }
            .firstWeekday(firstDayOfWeek.rawValue)
            .font(metrics.font)
            .tint(colors.mark)
            .modifier(
                ComponentInvalidOutline(
                    colors: colors,
                    metrics: metrics,
                    shape: outline,
                    isInvalid: isUnfit
                )
            )
            .focused($isFocused)
            footer
        } label: {
            if !label.isEmpty { Text(label) }
        } help: {
            helpText
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
        // TODO(weblift): nothing here acts on `previousMonth` yet
        // TODO(weblift): nothing here acts on `nextMonth` yet
        // TODO(weblift): nothing here acts on `weekLabel` yet
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        DatePickerTokens.colors.adding(DatePickerTokens.styles(size: size))
    }

    private var metrics: ComponentMetrics {
        DatePickerTokens.metrics(for: size)
    }

    private var outline: ComponentShape {
        ComponentShape(DatePickerTokens.shape, radius: metrics.cornerRadius)
    }

    private var isUnfit: Bool {
        isInvalid || !ComponentDateRules(disabledDates: disabledDates, isDisabled: isDateDisabled).allow(selection)
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateDatePicker where HelpText == Text {
    /// - Parameters:
    ///   - label: The label above the date picker.
    ///   - helpText: A line of help below the date picker.
    ///   - minimumDate: The first day that can be chosen.
    ///   - maximumDate: The last day that can be chosen.
    ///   - disabledDates: Days that can’t be chosen, e.g. the Fête nationale.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - firstDayOfWeek: The day in the first column; `0` is Sunday – in much of Europe it’s Monday.
    ///   - size: The height of the date picker.
    ///   - strings: What the button for the current day is called.
    ///   - isInvalid: Shows the date picker as wrong, whatever its validity.
    ///   - isDisabled: Takes the date picker out of use.
    ///   - isRequired: The form is only valid with a value.
    ///   - selection: The day as ISO 8601 writes it, e.g. `2024-05-31`.
    ///   - isDateDisabled: Decides for each day whether it is out of use.
    ///   - onChange: The user chose a day.
    ///   - footer: Something below the calendar, e.g. a button »Heute«.
    public init(
        _ label: String = "",
        helpText: String,
        minimumDate: Date? = nil,
        maximumDate: Date? = nil,
        disabledDates: [Date] = [],
        errorMessage: String? = nil,
        firstDayOfWeek: DatePickerTokens.FirstDayOfWeek = .monday,
        size: DatePickerTokens.Size = .medium,
        strings: DatePickerTokens.Strings,
        isInvalid: Bool = false,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        selection: Binding<Date?>,
        isDateDisabled: ((Date) -> Bool)? = nil,
        onChange: ((Date?) -> Void)? = nil,
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.init(
            label,
            minimumDate: minimumDate,
            maximumDate: maximumDate,
            disabledDates: disabledDates,
            errorMessage: errorMessage,
            firstDayOfWeek: firstDayOfWeek,
            size: size,
            strings: strings,
            isInvalid: isInvalid,
            isDisabled: isDisabled,
            isRequired: isRequired,
            selection: selection,
            isDateDisabled: isDateDisabled,
            onChange: onChange,
            helpText: { Text(helpText) },
            footer: footer
        )
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateDatePickerPreviews: PreviewProvider {
    static var previews: some View {
        ComponentExamples {
            ComponentExample("Default") {
                ElevateDatePicker(
                    "Departure",
                    strings: DatePickerTokens.Strings(weekLabel: { _ in "Week label" }),
                    selection: .constant(nil)
                )
            }
            ComponentExample("Size") {
                ForEach(DatePickerTokens.Size.allCases, id: \.self) { value in
                    ElevateDatePicker(
                        "Departure",
                        size: value,
                        strings: DatePickerTokens.Strings(weekLabel: { _ in "Week label" }),
                        selection: .constant(nil)
                    )
                }
            }
            ComponentExample("Disabled") {
                ElevateDatePicker(
                    "Departure",
                    strings: DatePickerTokens.Strings(weekLabel: { _ in "Week label" }),
                    isDisabled: true,
                    selection: .constant(nil)
                )
            }
            ComponentExample("Invalid") {
                ElevateDatePicker(
                    "Departure",
                    strings: DatePickerTokens.Strings(weekLabel: { _ in "Week label" }),
                    isInvalid: true,
                    selection: .constant(nil)
                )
            }
        }
    }
}
#endif
#endif
