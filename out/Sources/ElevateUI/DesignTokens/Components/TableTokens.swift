#if os(iOS)
import SwiftUI

/// The types of `ElevateTable`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum TableTokens {

    /// `TableDensity` of the web library: `density`.
    @available(iOS 15, *)
    public enum Density: String, CaseIterable, Sendable {
        case compact
        case regular
        case relaxed
    }

    /// What `direction` of `SortDetail` can be in the web component.
    @available(iOS 15, *)
    public enum SortDetailDirection: String, CaseIterable, Sendable {
        case asc
        case desc
        case none
    }

    /// What `stickyColumns` can be in the web component.
    @available(iOS 15, *)
    public enum StickyColumns: Int, CaseIterable, Sendable {
        case zero = 0
        case one = 1
        case two = 2
    }

    /// What `@elvt-sort` can be in the web component.
    @available(iOS 15, *)
    public struct SortDetail: Hashable {
        public var column: String
        public var direction: TableTokens.SortDetailDirection

        public init(
            column: String,
            direction: TableTokens.SortDetailDirection
        ) {
            self.column = column
            self.direction = direction
        }
    }

    /// The colours where nothing says otherwise.
    static let colors = ComponentColors.neutral
    /// The sizes where nothing says otherwise.
    static let metrics = ComponentMetrics.medium
    /// The shape where nothing says otherwise.
    static let shape = ComponentShapeKind.rounded

    static func metrics(for value: Density) -> ComponentMetrics {
        switch value {
        case .regular, .relaxed: .medium
        case .compact: .small
        }
    }

    /// The texts of the component, which can be translated.
    public struct Strings {
        public var selectAll: String
        public var sortBy: (String) -> String

        public init(
            selectAll: String = "Select all",
            sortBy: @escaping (String) -> String
        ) {
            self.selectAll = selectAll
            self.sortBy = sortBy
        }
    }

    /// What the body of the component doesn't show itself: the views inside of it read it from the environment.
    public struct Settings {
        public var stickyColumns: TableTokens.StickyColumns
        public var onSort: ((TableTokens.SortDetail) -> Void)?
        public var sortBy: (String) -> String
    }

    fileprivate struct SettingsKey: EnvironmentKey {
        static var defaultValue: Settings? { nil }
    }
}

@available(iOS 15, *)
extension EnvironmentValues {
    /// The settings of the `ElevateTable` around a view.
    public var elevateTableSettings: TableTokens.Settings? {
        get { self[TableTokens.SettingsKey.self] }
        set { self[TableTokens.SettingsKey.self] = newValue }
    }
}
#endif
