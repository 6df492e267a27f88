#if os(iOS)
import SwiftUI

/// Shows where a page lies in the structure of the site.
///
/// **Web Component:** `<elvt-breadcrumb>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Navigation/breadcrumb.md`
///
/// **Adapted:**
/// - `#(default)`: `items: [ElevateBreadcrumbItem]`.
@available(iOS 15, *)
public struct ElevateBreadcrumb<Content: View, Separator: View>: View {
    // MARK: - Properties

    @Environment(\.componentStrings) private var componentStrings
    @Environment(\.openURL) private var openURL
    private let isDisabled: Bool

    // MARK: - Content

    private let items: [ElevateBreadcrumbItem]
    private let content: Content
    private let separator: Separator

    // MARK: - Actions

    private let onCollapse: (() -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - items: One `elvt-breadcrumb-item` a level.
    ///   - isDisabled: Whether nobody can use it.
    ///   - onCollapse: The component listens to `elvt-navigate` of its items and shortens the list when there is no
    ///     more room. It emits `elvt-collapse` when it has done so.
    ///   - content: Views inside of it. Where children are data as well, they stand behind those.
    ///   - separator: The sign between two items, in place of the chevron.
    public init(
        items: [ElevateBreadcrumbItem],
        isDisabled: Bool = false,
        onCollapse: (() -> Void)? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder separator: () -> Separator = { EmptyView() }
    ) {
        self.items = items
        self.isDisabled = isDisabled
        self.onCollapse = onCollapse
        self.content = content()
        self.separator = separator()
    }

    // MARK: - Body

    public var body: some View {
        ComponentScroll {
            HStack(spacing: metrics.spacing) {
                ComponentFieldButton(.more, label: componentStrings.showAll, action: onCollapse)
                ForEach(items) { item in
                    if item.id != items.first?.id { breadcrumbSeparator }
                    breadcrumbButton(item, isCurrent: item.isCurrent)
                }
                content
            }
        }
        .accessibilityElement(children: .contain)
        .disabled(isDisabled)
        .modifier(ComponentFrame(parts: colors.parts, shape: outline))
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        BreadcrumbTokens.colors
    }

    private var metrics: ComponentMetrics {
        BreadcrumbTokens.metrics
    }

    private var outline: ComponentShape {
        ComponentShape(BreadcrumbTokens.shape, radius: metrics.cornerRadius)
    }

    // MARK: - Parts of the Body

    private var breadcrumbSeparator: some View {
        Group {
            separator
        }
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
    }

    private func breadcrumbButton(_ item: ElevateBreadcrumbItem, isCurrent isLast: Bool) -> some View {
        Button {
            openURL.follow(item.url, unless: item.action)
        } label: {
            HStack(spacing: metrics.spacing) {
                if let systemImage = item.systemImage { ComponentIcon(systemImage, size: metrics.iconSize) }
                Text(item.label)
            }
            .frame(minHeight: metrics.touchTarget)
            .contentShape(Rectangle())
            .componentPart("item", in: isLast ? .selected : .normal)
        }
        .buttonStyle(ComponentLinkStyle(colors: colors, metrics: metrics))
        .disabled(isLast)
        .accessibilityAddTraits(isLast ? .isSelected : [])
        .accessibilityAddTraits(item.url != nil ? .isLink : [])
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateBreadcrumb where Content == EmptyView, Separator == EmptyView {
    /// - Parameters:
    ///   - items: One `elvt-breadcrumb-item` a level.
    ///   - isDisabled: Whether nobody can use it.
    ///   - onCollapse: The component listens to `elvt-navigate` of its items and shortens the list when there is no
    ///     more room. It emits `elvt-collapse` when it has done so.
    public init(
        items: [ElevateBreadcrumbItem],
        isDisabled: Bool = false,
        onCollapse: (() -> Void)? = nil
    ) {
        self.init(
            items: items,
            isDisabled: isDisabled,
            onCollapse: onCollapse,
            content: { EmptyView() }
        )
    }
}

@available(iOS 15, *)
extension ElevateBreadcrumb where Content == EmptyView {
    /// - Parameters:
    ///   - items: One `elvt-breadcrumb-item` a level.
    ///   - isDisabled: Whether nobody can use it.
    ///   - onCollapse: The component listens to `elvt-navigate` of its items and shortens the list when there is no
    ///     more room. It emits `elvt-collapse` when it has done so.
    ///   - separator: The sign between two items, in place of the chevron.
    @_disfavoredOverload
    public init(
        items: [ElevateBreadcrumbItem],
        isDisabled: Bool = false,
        onCollapse: (() -> Void)? = nil,
        @ViewBuilder separator: () -> Separator = { EmptyView() }
    ) {
        self.init(
            items: items,
            isDisabled: isDisabled,
            onCollapse: onCollapse,
            content: { EmptyView() },
            separator: separator
        )
    }
}

@available(iOS 15, *)
extension ElevateBreadcrumb {
    /// - Parameters:
    ///   - isDisabled: Whether nobody can use it.
    ///   - onCollapse: The component listens to `elvt-navigate` of its items and shortens the list when there is no
    ///     more room. It emits `elvt-collapse` when it has done so.
    ///   - content: Views inside of it. Where children are data as well, they stand behind those.
    ///   - separator: The sign between two items, in place of the chevron.
    public init(
        isDisabled: Bool = false,
        onCollapse: (() -> Void)? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder separator: () -> Separator = { EmptyView() }
    ) {
        self.init(
            items: [],
            isDisabled: isDisabled,
            onCollapse: onCollapse,
            content: content,
            separator: separator
        )
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateBreadcrumbPreviews: PreviewProvider {
    private struct Example1: View {
        var body: some View {
            ElevateBreadcrumb(
                items: [
                    ElevateBreadcrumbItem("Home", url: URL(string: "https://example.com/")),
                    ElevateBreadcrumbItem(
                        "Orders",
                        url: URL(string: "https://example.com/orders")
                    ),
                    ElevateBreadcrumbItem("1024", isCurrent: true),
                ]
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
