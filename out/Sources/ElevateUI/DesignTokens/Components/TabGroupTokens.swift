#if os(iOS)
import SwiftUI

/// The types of `ElevateTabGroup`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum TabGroupTokens {

    /// What `placement` can be in the web component.
    @available(iOS 15, *)
    public enum Placement: String, CaseIterable, Sendable {
        case top
        case leading = "start"
    }

    /// What `@elvt-request-reorder` can be in the web component.
    @available(iOS 15, *)
    public struct RequestReorderDetail: Hashable {
        public var from: Double
        public var to: Double

        public init(
            from: Double,
            to: Double
        ) {
            self.from = from
            self.to = to
        }
    }

    /// The colours where nothing says otherwise.
    static let colors = ComponentColors.neutral
    /// The sizes where nothing says otherwise.
    static let metrics = ComponentMetrics.medium
    /// The shape where nothing says otherwise.
    static let shape = ComponentShapeKind.rounded

    static func edge(for value: Placement) -> Edge {
        switch value {
        case .leading: .leading
        case .top: .top
        }
    }

    /// What the body of the component doesn't show itself: the views inside of it read it from the environment.
    public struct Settings {
        public var panelContext: [String: AnyHashable]?
        public var onMove: ((TabGroupTokens.RequestReorderDetail) -> Void)?
    }

    fileprivate struct SettingsKey: EnvironmentKey {
        static var defaultValue: Settings? { nil }
    }
}

@available(iOS 15, *)
extension EnvironmentValues {
    /// The settings of the `ElevateTabGroup` around a view.
    public var elevateTabGroupSettings: TabGroupTokens.Settings? {
        get { self[TabGroupTokens.SettingsKey.self] }
        set { self[TabGroupTokens.SettingsKey.self] = newValue }
    }
}
#endif
