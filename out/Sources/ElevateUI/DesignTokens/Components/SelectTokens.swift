#if os(iOS)
import SwiftUI

/// The types of `ElevateSelect`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum SelectTokens {
    public typealias Size = ElevateSize

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

    /// What the body of the component doesn't show itself: the views inside of it read it from the environment.
    public struct Settings {
        public var filter: ((String, String) -> Bool)?
    }

    fileprivate struct SettingsKey: EnvironmentKey {
        static var defaultValue: Settings? { nil }
    }
}

@available(iOS 15, *)
extension EnvironmentValues {
    /// The settings of the `ElevateSelect` around a view.
    public var elevateSelectSettings: SelectTokens.Settings? {
        get { self[SelectTokens.SettingsKey.self] }
        set { self[SelectTokens.SettingsKey.self] = newValue }
    }
}
#endif
