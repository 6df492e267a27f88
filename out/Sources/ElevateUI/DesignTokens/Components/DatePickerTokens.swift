#if os(iOS)
import SwiftUI

/// The types of `ElevateDatePicker`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum DatePickerTokens {
    // MARK: - Types

    public typealias Size = ElevateSize

    /// What `firstDayOfWeek` can be in the web component.
    @available(iOS 15, *)
    public enum FirstDayOfWeek: Int, CaseIterable, Sendable {
        case sunday = 0
        case monday = 1
        case tuesday = 2
        case wednesday = 3
        case thursday = 4
        case friday = 5
        case saturday = 6
    }

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = ComponentColors(
        background: DatePickerComponentTokens.fillDefault,
        backgroundPressed: DatePickerComponentTokens.fillHover,
        backgroundSelected: DatePickerComponentTokens.fillDefault,
        backgroundSelectedPressed: DatePickerComponentTokens.fillHover,
        backgroundDisabled: DatePickerComponentTokens.fillDisabled,
        text: DatePickerComponentTokens.textDefault,
        textSelected: DatePickerComponentTokens.textDefault,
        textDisabled: DatePickerComponentTokens.textDisabled,
        border: DatePickerComponentTokens.borderDefault,
        borderSelected: DatePickerComponentTokens.borderDefault,
        borderDisabled: DatePickerComponentTokens.borderDisabled,
        borderFocused: DatePickerComponentTokens.borderFocus,
        borderInvalid: DatePickerComponentTokens.borderInvalid,
        tint: DatePickerComponentTokens.borderFocus,
        parts: parts
    )
    /// The default sizes.
    static let metrics = mediumMetrics
    /// What tokens say of the parts.
    static let parts: ComponentParts = [
        "frame": ComponentPartStyle(
            background: [
                .normal: DatePickerComponentTokens.fillDefault,
                .hovered: DatePickerComponentTokens.fillHover,
                .disabled: DatePickerComponentTokens.fillDisabled,
            ],
            text: [.normal: DatePickerComponentTokens.textDefault, .disabled: DatePickerComponentTokens.textDisabled],
            border: [
                .normal: DatePickerComponentTokens.borderDefault,
                .hovered: DatePickerComponentTokens.borderHover,
                .disabled: DatePickerComponentTokens.borderDisabled,
                .focused: DatePickerComponentTokens.borderFocus,
                .invalid: DatePickerComponentTokens.borderInvalid,
            ],
            borderWidth: [.normal: DatePickerComponentTokens.borderWidth],
            cornerRadius: [.normal: DatePickerComponentTokens.borderRadius],
            typeface: [.normal: DatePickerComponentTokens.fontFamily[0]],
            fontWeight: [.normal: DatePickerComponentTokens.fontWeight]
        ),
        "icon": ComponentPartStyle(
            text: [.normal: DatePickerComponentTokens.iconDefault, .disabled: DatePickerComponentTokens.iconDisabled]
        ),
        "placeholder": ComponentPartStyle(text: [.normal: DatePickerComponentTokens.placeholderDefault]),
    ]
    static let largeMetrics = ComponentMetrics(
        minimumHeight: DatePickerComponentTokens.heightL,
        padding: EdgeInsets(
            top: DatePickerComponentTokens.paddingBlockL,
            leading: DatePickerComponentTokens.paddingInlineL,
            bottom: DatePickerComponentTokens.paddingBlockL,
            trailing: DatePickerComponentTokens.paddingInlineL
        ),
        spacing: DatePickerComponentTokens.gapL,
        cornerRadius: DatePickerComponentTokens.borderRadius,
        borderWidth: DatePickerComponentTokens.borderWidth,
        iconSize: DatePickerComponentTokens.iconSizeL,
        textStyle: .body,
        controlSize: ComponentMetrics.large.controlSize,
        typeface: DatePickerComponentTokens.fontFamily[0],
        fontSize: DatePickerComponentTokens.fontSizeL,
        fontWeight: DatePickerComponentTokens.fontWeight
    )
    /// 40 points high, with a touch target of 44.
    static let mediumMetrics = ComponentMetrics(
        minimumHeight: DatePickerComponentTokens.heightM,
        padding: EdgeInsets(
            top: DatePickerComponentTokens.paddingBlockM,
            leading: DatePickerComponentTokens.paddingInlineM,
            bottom: DatePickerComponentTokens.paddingBlockM,
            trailing: DatePickerComponentTokens.paddingInlineM
        ),
        spacing: DatePickerComponentTokens.gapM,
        cornerRadius: DatePickerComponentTokens.borderRadius,
        borderWidth: DatePickerComponentTokens.borderWidth,
        iconSize: DatePickerComponentTokens.iconSizeM,
        textStyle: .body,
        controlSize: ComponentMetrics.medium.controlSize,
        typeface: DatePickerComponentTokens.fontFamily[0],
        fontSize: DatePickerComponentTokens.fontSizeM,
        fontWeight: DatePickerComponentTokens.fontWeight
    )
    /// 32 points high, with a touch target of 44.
    static let smallMetrics = ComponentMetrics(
        minimumHeight: DatePickerComponentTokens.heightS,
        padding: EdgeInsets(
            top: DatePickerComponentTokens.paddingBlockS,
            leading: DatePickerComponentTokens.paddingInlineS,
            bottom: DatePickerComponentTokens.paddingBlockS,
            trailing: DatePickerComponentTokens.paddingInlineS
        ),
        spacing: DatePickerComponentTokens.gapS,
        cornerRadius: DatePickerComponentTokens.borderRadius,
        borderWidth: DatePickerComponentTokens.borderWidth,
        iconSize: DatePickerComponentTokens.iconSizeS,
        textStyle: .subheadline,
        controlSize: ComponentMetrics.small.controlSize,
        typeface: DatePickerComponentTokens.fontFamily[0],
        fontSize: DatePickerComponentTokens.fontSizeS,
        fontWeight: DatePickerComponentTokens.fontWeight
    )
    static let largeStyles: ComponentParts = [
        "frame": ComponentPartStyle(
            height: [.normal: DatePickerComponentTokens.heightL],
            padding: [
                .normal: EdgeInsets(
                    top: DatePickerComponentTokens.paddingBlockL,
                    leading: DatePickerComponentTokens.paddingInlineL,
                    bottom: DatePickerComponentTokens.paddingBlockL,
                    trailing: DatePickerComponentTokens.paddingInlineL
                )
            ],
            fontSize: [.normal: DatePickerComponentTokens.fontSizeL]
        )
    ]
    static let mediumStyles: ComponentParts = [
        "frame": ComponentPartStyle(
            height: [.normal: DatePickerComponentTokens.heightM],
            padding: [
                .normal: EdgeInsets(
                    top: DatePickerComponentTokens.paddingBlockM,
                    leading: DatePickerComponentTokens.paddingInlineM,
                    bottom: DatePickerComponentTokens.paddingBlockM,
                    trailing: DatePickerComponentTokens.paddingInlineM
                )
            ],
            fontSize: [.normal: DatePickerComponentTokens.fontSizeM]
        )
    ]
    static let smallStyles: ComponentParts = [
        "frame": ComponentPartStyle(
            height: [.normal: DatePickerComponentTokens.heightS],
            padding: [
                .normal: EdgeInsets(
                    top: DatePickerComponentTokens.paddingBlockS,
                    leading: DatePickerComponentTokens.paddingInlineS,
                    bottom: DatePickerComponentTokens.paddingBlockS,
                    trailing: DatePickerComponentTokens.paddingInlineS
                )
            ],
            fontSize: [.normal: DatePickerComponentTokens.fontSizeS]
        )
    ]
    /// The default shape.
    static let shape = ComponentShapeKind.rounded

    /// What the tokens say for some values alone.
    static func styles(size: Size) -> ComponentParts {
        var styles: ComponentParts = [:]
        if size == .large { styles = styles.adding(largeStyles) }
        if size == .medium { styles = styles.adding(mediumStyles) }
        if size == .small { styles = styles.adding(smallStyles) }
        return styles
    }

    static func metrics(for value: Size) -> ComponentMetrics {
        switch value {
        case .large: largeMetrics
        case .medium: mediumMetrics
        case .small: smallMetrics
        }
    }

    // MARK: - Texts

    /// The texts of the component, which can be translated.
    public struct Strings {
        public var today: String
        public var previousMonth: String
        public var nextMonth: String
        public var weekLabel: (Double) -> String

        public init(
            today: String = "Today",
            previousMonth: String = "Previous month",
            nextMonth: String = "Next month",
            weekLabel: @escaping (Double) -> String
        ) {
            self.today = today
            self.previousMonth = previousMonth
            self.nextMonth = nextMonth
            self.weekLabel = weekLabel
        }
    }
}
#endif
