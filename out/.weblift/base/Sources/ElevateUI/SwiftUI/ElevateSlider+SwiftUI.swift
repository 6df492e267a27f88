#if os(iOS)
import SwiftUI

/// Chooses a number, or a range between two numbers, by moving a thumb on a line.
///
/// **Web Component:** `<elvt-slider>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Forms/slider.md`
///
/// **Adapted:**
/// - `values`: `$values: [Double]`, `onChange: (([Double]) -> Void)?`.
/// - `name`: left out. The name under which a form sends a value. The Binding takes the value to the app without one.
/// - `isRange`: left out. Follows from the number of `values`.
/// - `validationMessage`: left out. The browser's sentence about a field. The app shows its own in the help text.
/// - `#label`: combined with `label`.
/// - `@elvt-input`: combined with `values`.
/// - `@elvt-change`: combined with `values`.
/// - `focus()`: `@FocusState`, `.focused()`.
/// - `blur()`: `@FocusState`, `.focused()`.
/// - `stepUp()`: combined with `values`.
/// - `stepDown()`: combined with `values`.
/// - `checkValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
/// - `reportValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
@available(iOS 15, *)
public struct ElevateSlider<LabelContent: View, Prefix: View, Suffix: View>: View {
    // MARK: - Properties

    @FocusState private var isFocused: Bool
    @Binding private var values: [Double]
    private let minimumValue: Double
    private let maximumValue: Double
    private let step: Double?
    private let ticks: [AnyHashable]
    private let withTooltip: Bool
    private let isDisabled: Bool
    private let isRequired: Bool
    private let isInvalid: Bool
    private let tooltipFormatter: ((Double) -> String)?

    // MARK: - Content

    private let errorMessage: String?
    private let label: LabelContent
    private let prefix: Prefix
    private let suffix: Suffix

    // MARK: - Actions

    private let onChange: (([Double]) -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - minimumValue: The least number.
    ///   - maximumValue: The greatest number.
    ///   - step: The distance between two numbers that can be chosen.
    ///   - ticks: Marks below the line, as numbers or as texts.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - withTooltip: Shows the number above the thumb while it moves.
    ///   - isDisabled: Takes the slider out of use.
    ///   - isRequired: Has no effect, a slider always has a value.
    ///   - isInvalid: Whether the value is not allowed.
    ///   - values: One number, or the two ends of a range.
    ///   - tooltipFormatter: Writes the number for the tooltip.
    ///   - onChange: A thumb is moving.
    ///   - label: What is being set.
    ///   - prefix: Something at the lower end of the line.
    ///   - suffix: Something at the upper end of the line.
    public init(
        minimumValue: Double = 0,
        maximumValue: Double = 100,
        step: Double? = 1,
        ticks: [AnyHashable] = [],
        errorMessage: String? = nil,
        withTooltip: Bool = false,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        isInvalid: Bool = false,
        values: Binding<[Double]>,
        tooltipFormatter: ((Double) -> String)? = nil,
        onChange: (([Double]) -> Void)? = nil,
        @ViewBuilder label: () -> LabelContent = { EmptyView() },
        @ViewBuilder prefix: () -> Prefix = { EmptyView() },
        @ViewBuilder suffix: () -> Suffix = { EmptyView() }
    ) {
        self.minimumValue = minimumValue
        self.maximumValue = maximumValue
        self.step = step
        self.ticks = ticks
        self.errorMessage = errorMessage
        self.withTooltip = withTooltip
        self.isDisabled = isDisabled
        self.isRequired = isRequired
        self.isInvalid = isInvalid
        self._values = values
        self.tooltipFormatter = tooltipFormatter
        self.onChange = onChange
        self.label = label()
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
                prefix
                VStack(spacing: metrics.spacing) {
                    ForEach(0..<max(values.count, 1), id: \.self) { thumb in
                        Slider(
                            value: $values[at: thumb],
                            in: .between(minimumValue, maximumValue),
                            step: .increment(step, between: minimumValue, maximumValue)
                        ) {
                            label
                        }
                        .identified(".\(thumb)")
                        .accessibilityValue(values[at: thumb].described(by: tooltipFormatter))
                        .thumbTooltip(values[at: thumb].described(by: tooltipFormatter), isShown: withTooltip)
                    }
                    ComponentTicks(ticks.map { String(describing: $0) }, metrics: metrics)
                }
                suffix
            }
            .font(metrics.font)
            .tint(colors.mark)
            .modifier(
                ComponentInvalidOutline(
                    colors: colors,
                    metrics: metrics,
                    shape: outline,
                    isInvalid: isInvalid
                )
            )
            .focused($isFocused)
        } label: {
            label
        } error: {
            if let errorMessage { Text(errorMessage) }
        }
        .disabled(isDisabled)
        .onValueChange(of: values) { newValue in onChange?(newValue) }
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
        SliderTokens.colors
    }

    private var metrics: ComponentMetrics {
        SliderTokens.metrics
    }

    private var outline: ComponentShape {
        ComponentShape(SliderTokens.shape, radius: metrics.cornerRadius)
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateSlider where LabelContent == Text? {
    /// - Parameters:
    ///   - label: What is being set.
    ///   - minimumValue: The least number.
    ///   - maximumValue: The greatest number.
    ///   - step: The distance between two numbers that can be chosen.
    ///   - ticks: Marks below the line, as numbers or as texts.
    ///   - errorMessage: What is wrong with the value. It is shown only while the value is invalid.
    ///   - withTooltip: Shows the number above the thumb while it moves.
    ///   - isDisabled: Takes the slider out of use.
    ///   - isRequired: Has no effect, a slider always has a value.
    ///   - isInvalid: Whether the value is not allowed.
    ///   - values: One number, or the two ends of a range.
    ///   - tooltipFormatter: Writes the number for the tooltip.
    ///   - onChange: A thumb is moving.
    ///   - prefix: Something at the lower end of the line.
    ///   - suffix: Something at the upper end of the line.
    public init(
        _ label: String?,
        minimumValue: Double = 0,
        maximumValue: Double = 100,
        step: Double? = 1,
        ticks: [AnyHashable] = [],
        errorMessage: String? = nil,
        withTooltip: Bool = false,
        isDisabled: Bool = false,
        isRequired: Bool = false,
        isInvalid: Bool = false,
        values: Binding<[Double]>,
        tooltipFormatter: ((Double) -> String)? = nil,
        onChange: (([Double]) -> Void)? = nil,
        @ViewBuilder prefix: () -> Prefix = { EmptyView() },
        @ViewBuilder suffix: () -> Suffix = { EmptyView() }
    ) {
        self.init(
            minimumValue: minimumValue,
            maximumValue: maximumValue,
            step: step,
            ticks: ticks,
            errorMessage: errorMessage,
            withTooltip: withTooltip,
            isDisabled: isDisabled,
            isRequired: isRequired,
            isInvalid: isInvalid,
            values: values,
            tooltipFormatter: tooltipFormatter,
            onChange: onChange,
            label: { label.map { Text($0) } },
            prefix: prefix,
            suffix: suffix
        )
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateSliderPreviews: PreviewProvider {
    static var previews: some View {
        ComponentExamples {
            ComponentExample("Default") {
                ElevateSlider(
                    values: .constant([40]),
                    label: { Text("Volume") }
                )
            }
            ComponentExample("Disabled") {
                ElevateSlider(
                    isDisabled: true,
                    values: .constant([40]),
                    label: { Text("Volume") }
                )
            }
            ComponentExample("Invalid") {
                ElevateSlider(
                    isInvalid: true,
                    values: .constant([40]),
                    label: { Text("Volume") }
                )
            }
        }
    }
}
#endif
#endif
