#if os(iOS)
import SwiftUI

/// Shares one place between several panels, of which one is shown.
///
/// **Web Component:** `<elvt-tab-group>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Navigation/tab-group.md`
///
/// **Adapted:**
/// - `value`: `$selection: String?`, `onChange: ((String?) -> Void)?`.
/// - `activation`: left out. Whether the arrow keys choose a tab or only go to it. A tap always chooses.
/// - `#tabs`: `tabs: [ElevateTab]`.
/// - `@elvt-change`: combined with `value`.
/// - `@elvt-request-reorder`: the closure is told `from`, `to`.
/// - `show()`: combined with `value`.
@available(iOS 15, *)
public struct ElevateTabGroup<Content: View>: View {
    // MARK: - Properties

    @Binding private var selection: String?
    private let panelContext: [String: AnyHashable]?
    private let placement: TabGroupTokens.Placement
    private let isDisabled: Bool

    // MARK: - Content

    private let tabs: [ElevateTab]
    private let content: Content

    // MARK: - Actions

    private let onChange: ((String?) -> Void)?
    private let onMove: ((Double, Double) -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - panelContext: Values that all panels may read.
    ///   - tabs: The tabs.
    ///   - placement: The side of the tabs.
    ///   - isDisabled: Whether nobody can use it.
    ///   - selection: The value of the tab whose panel is shown.
    ///   - onChange: The user chose another tab.
    ///   - onMove: The user dragged a tab to another place.
    ///   - content: The panels, each in the slot of its tab.
    public init(
        panelContext: [String: AnyHashable]? = nil,
        tabs: [ElevateTab],
        placement: TabGroupTokens.Placement = .top,
        isDisabled: Bool = false,
        selection: Binding<String?>,
        onChange: ((String?) -> Void)? = nil,
        onMove: ((Double, Double) -> Void)? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.panelContext = panelContext
        self.tabs = tabs
        self.placement = placement
        self.isDisabled = isDisabled
        self._selection = selection
        self.onChange = onChange
        self.onMove = onMove
        self.content = content()
    }

    // MARK: - Body

    public var body: some View {
        ComponentTabs(tabs, edge: edge, spacing: metrics.spacing) { item in
            tabButton(for: item, isSelected: selection == item.value)
        } content: {
            content
                .tabSelection(selection)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .haptics(of: selection)
        .disabled(isDisabled)
        .onValueChange(of: selection) { newValue in onChange?(newValue) }
        .modifier(ComponentFrame(parts: colors.parts, shape: outline))
        // TODO(weblift): nothing here acts on `panelContext` yet
        // TODO(weblift): nothing here acts on `onMove` yet
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        TabGroupTokens.colors
    }

    private var metrics: ComponentMetrics {
        TabGroupTokens.metrics
    }

    private var outline: ComponentShape {
        ComponentShape(TabGroupTokens.shape, radius: metrics.cornerRadius)
    }

    private var edge: Edge {
        TabGroupTokens.edge(for: placement)
    }

    // MARK: - Parts of the Body

    private func tabButton(for item: ElevateTab, isSelected isChosen: Bool) -> some View {
        HStack(spacing: 0) {
            Button {
                selection = item.value
            } label: {
                HStack(spacing: metrics.spacing) {
                    if let systemImage = item.systemImage { ComponentIcon(systemImage, size: metrics.iconSize) }
                    Text(item.label)
                }
            }
            .buttonStyle(
                ComponentChipStyle(
                    "item",
                    colors: colors,
                    metrics: metrics,
                    shape: outline,
                    isSelected: isChosen
                )
            )
            .accessibilityAddTraits(isChosen ? .isSelected : [])
            ComponentCloseButton(action: item.onClose)
        }
        .disabled(item.isDisabled)
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateTabGroup where Content == EmptyView {
    /// - Parameters:
    ///   - panelContext: Values that all panels may read.
    ///   - tabs: The tabs.
    ///   - placement: The side of the tabs.
    ///   - isDisabled: Whether nobody can use it.
    ///   - selection: The value of the tab whose panel is shown.
    ///   - onChange: The user chose another tab.
    ///   - onMove: The user dragged a tab to another place.
    public init(
        panelContext: [String: AnyHashable]? = nil,
        tabs: [ElevateTab],
        placement: TabGroupTokens.Placement = .top,
        isDisabled: Bool = false,
        selection: Binding<String?>,
        onChange: ((String?) -> Void)? = nil,
        onMove: ((Double, Double) -> Void)? = nil
    ) {
        self.init(
            panelContext: panelContext,
            tabs: tabs,
            placement: placement,
            isDisabled: isDisabled,
            selection: selection,
            onChange: onChange,
            onMove: onMove,
            content: { EmptyView() }
        )
    }
}

@available(iOS 15, *)
extension ElevateTabGroup {
    /// - Parameters:
    ///   - panelContext: Values that all panels may read.
    ///   - placement: The side of the tabs.
    ///   - isDisabled: Whether nobody can use it.
    ///   - selection: The value of the tab whose panel is shown.
    ///   - onChange: The user chose another tab.
    ///   - onMove: The user dragged a tab to another place.
    ///   - content: The panels, each in the slot of its tab.
    public init(
        panelContext: [String: AnyHashable]? = nil,
        placement: TabGroupTokens.Placement = .top,
        isDisabled: Bool = false,
        selection: Binding<String?>,
        onChange: ((String?) -> Void)? = nil,
        onMove: ((Double, Double) -> Void)? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            panelContext: panelContext,
            tabs: [],
            placement: placement,
            isDisabled: isDisabled,
            selection: selection,
            onChange: onChange,
            onMove: onMove,
            content: content
        )
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateTabGroupPreviews: PreviewProvider {
    private struct Example1: View {
        @State private var selection: String? = "orders"

        var body: some View {
            ElevateTabGroup(
                tabs: [
                    ElevateTab("Orders", value: "orders"),
                    ElevateTab("Returns", value: "returns", isDisabled: true),
                ],
                selection: $selection
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
