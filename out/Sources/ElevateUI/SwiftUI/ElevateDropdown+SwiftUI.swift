#if os(iOS)
import SwiftUI

/// Opens a panel below the element that was pressed. In most cases the panel is a menu.
///
/// **Web Component:** `<elvt-dropdown>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Overlays/dropdown.md`
///
/// **Adapted:**
/// - `open`: left out. A `Menu` opens and closes by itself, and SwiftUI has no Binding for it.
/// - `placement`: left out. The system opens a menu where there is space.
/// - `width`: left out. A menu is as wide as its entries ask for.
/// - `stayOpenOnSelect`: left out. A menu closes after a choice; from iOS 16.4 on
///   `.menuActionDismissBehavior(.disabled)` keeps it open.
/// - `distance`: left out. The system opens a menu where there is space.
/// - `containingElement`: left out. What counts as inside when the user taps outside. The system closes presentations
///   itself.
/// - `#(default)`: `items: [ElevateMenuItem]`. only \<elvt-menu-item> is data here, and not \<elvt-select-option>.
/// - `@elvt-show`: left out. A `Menu` opens and closes by itself and does not report it.
/// - `@elvt-hide`: left out. A `Menu` opens and closes by itself and does not report it.
/// - `show()`: left out. A `Menu` opens when its label is tapped, and closes by itself.
/// - `hide()`: left out. A `Menu` opens when its label is tapped, and closes by itself.
/// - `reposition()`: left out. Measures again where something has to be. SwiftUI does so whenever its state changes.
@available(iOS 15, *)
public struct ElevateDropdown<Content: View, LabelContent: View>: View {
    // MARK: - Properties

    private let isDisabled: Bool

    // MARK: - Content

    private let items: [ElevateMenuItem]
    private let content: Content
    private let label: LabelContent

    // MARK: - Initializers

    /// - Parameters:
    ///   - items: The content of the panel.
    ///   - isDisabled: Keeps the panel from opening.
    ///   - content: Views inside of it. Where children are data as well, they stand behind those.
    ///   - label: The element that opens the panel, mostly a button.
    public init(
        items: [ElevateMenuItem],
        isDisabled: Bool = false,
        @ViewBuilder content: () -> Content = { EmptyView() },
        @ViewBuilder label: () -> LabelContent = { EmptyView() }
    ) {
        self.items = items
        self.isDisabled = isDisabled
        self.content = content()
        self.label = label()
    }

    // MARK: - Body

    public var body: some View {
        Menu {
            ComponentMenuTree(items, children: \.submenu) { item in
                Button {
                    item.action?()
                } label: {
                    ComponentItemLabel(
                        item.label,
                        icon: item.systemImage,
                        detail: item.detail,
                        isLoading: item.isLoading
                    )
                }
                .disabled(item.isDisabled)
                .accessibilityAddTraits(item.isChecked ? .isSelected : [])
            } label: { item in
                ComponentItemLabel(
                    item.label,
                    icon: item.systemImage,
                    detail: item.detail,
                    isLoading: item.isLoading
                )
            }
            content
        } label: {
            HStack(spacing: metrics.spacing) {
                label
            }
        }
        .font(metrics.font)
        .tint(colors.mark)
        .identified()
        .disabled(isDisabled)
        .modifier(ComponentFrame(parts: colors.parts, shape: outline))
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        DropdownTokens.colors
    }

    private var metrics: ComponentMetrics {
        DropdownTokens.metrics
    }

    private var outline: ComponentShape {
        ComponentShape(DropdownTokens.shape, radius: metrics.cornerRadius)
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateDropdown {
    /// - Parameters:
    ///   - isDisabled: Keeps the panel from opening.
    ///   - content: Views inside of it. Where children are data as well, they stand behind those.
    ///   - label: The element that opens the panel, mostly a button.
    public init(
        isDisabled: Bool = false,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> LabelContent = { EmptyView() }
    ) {
        self.init(
            items: [],
            isDisabled: isDisabled,
            content: content,
            label: label
        )
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateDropdownPreviews: PreviewProvider {
    static var previews: some View {
        ComponentExamples {
            ComponentExample("Default") {
                ElevateDropdown(
                    items: [
                        ElevateMenuItem("Copy"),
                        ElevateMenuItem("Rename"),
                        ElevateMenuItem("Delete"),
                    ],
                    label: { Text("Actions") }
                )
            }
            ComponentExample("Disabled") {
                ElevateDropdown(
                    items: [
                        ElevateMenuItem("Copy"),
                        ElevateMenuItem("Rename"),
                        ElevateMenuItem("Delete"),
                    ],
                    isDisabled: true,
                    label: { Text("Actions") }
                )
            }
        }
    }
}
#endif
#endif
