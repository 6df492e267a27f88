#if os(iOS)
import SwiftUI

/// A row of a tree: a mark of an open or closed branch, an icon, a text, and more about it at the end.
@available(iOS 15, *)
struct ComponentTreeRow<ExpandIcon: View, CollapseIcon: View>: View {
    @Environment(\.componentIsBranchOpen) private var isOpen
    private let title: String
    private let icon: String
    private let detail: String
    private let isSelected: Bool
    private let expandIcon: ExpandIcon
    private let collapseIcon: CollapseIcon
    private let metrics: ComponentMetrics

    init(
        _ title: String,
        icon: String? = nil,
        detail: String? = nil,
        isSelected: Bool = false,
        @ViewBuilder expandIcon: () -> ExpandIcon = { EmptyView() },
        @ViewBuilder collapseIcon: () -> CollapseIcon = { EmptyView() },
        metrics: ComponentMetrics
    ) {
        self.title = title
        self.icon = icon ?? ""
        self.detail = detail ?? ""
        self.isSelected = isSelected
        self.expandIcon = expandIcon()
        self.collapseIcon = collapseIcon()
        self.metrics = metrics
    }

    var body: some View {
        HStack(spacing: metrics.spacing) {
            if let isOpen {
                if isOpen { collapseIcon } else { expandIcon }
            }
            if !icon.isEmpty {
                ComponentIcon(icon, size: metrics.iconSize)
            }
            Text(title)
            if !detail.isEmpty {
                Spacer(minLength: 0)
                Text(detail)
                    .foregroundStyle(.secondary)
            }
        }
        .frame(minHeight: metrics.minimumHeight)
        .componentPart("item", in: isSelected ? .selected : .normal)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}

@available(iOS 15, *)
private struct ComponentIsBranchOpenKey: EnvironmentKey {
    static var defaultValue: Bool? { nil }
}

@available(iOS 15, *)
extension EnvironmentValues {
    /// Whether the branch that a row stands for is open; nil in the row of a leaf.
    var componentIsBranchOpen: Bool? {
        get { self[ComponentIsBranchOpenKey.self] }
        set { self[ComponentIsBranchOpenKey.self] = newValue }
    }
}
#endif
