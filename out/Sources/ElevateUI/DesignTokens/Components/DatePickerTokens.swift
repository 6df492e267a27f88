#if os(iOS)
import SwiftUI

/// The types of `ElevateDatePicker`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum DatePickerTokens {
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

    /// The colours where nothing says otherwise.
    static let colors = ComponentColors.neutral
    /// The sizes where nothing says otherwise.
    static let metrics = ComponentMetrics.medium
    /// The shape where nothing says otherwise.
    static let shape = ComponentShapeKind.rounded

    static func metrics(for value: Size) -> ComponentMetrics {
        switch value {
        case .large: .large
        case .medium: .medium
        case .small: .small
        }
    }

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

    /// What the body of the component doesn't show itself: the views inside of it read it from the environment.
    public struct Settings {
        public var previousMonth: String
        public var nextMonth: String
        public var weekLabel: (Double) -> String
    }

    fileprivate struct SettingsKey: EnvironmentKey {
        static var defaultValue: Settings? { nil }
    }
}

@available(iOS 15, *)
extension EnvironmentValues {
    /// The settings of the `ElevateDatePicker` around a view.
    public var elevateDatePickerSettings: DatePickerTokens.Settings? {
        get { self[DatePickerTokens.SettingsKey.self] }
        set { self[DatePickerTokens.SettingsKey.self] = newValue }
    }
}
#endif
