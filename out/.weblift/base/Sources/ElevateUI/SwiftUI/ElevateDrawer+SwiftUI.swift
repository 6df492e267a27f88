#if os(iOS)
import SwiftUI

/// Slides in from one side of the page and holds what is needed now and then: filters, details, a menu.
///
/// **Web Component:** `<elvt-drawer>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Overlays/drawer.md`
///
/// **Adapted:**
/// - `open`: `$isPresented: Bool`.
/// - `duration`: In seconds, where the web counts milliseconds.
/// - `#label`: combined with `label`.
/// - `@elvt-show`: combined with `open`.
/// - `@elvt-hide`: combined with `open`.
/// - `@elvt-request-close`: the closure is told `source`.
/// - `show()`: combined with `open`.
/// - `hide()`: combined with `open`.
@available(iOS 15, *)
public struct ElevateDrawer<Content: View, LabelContent: View, Footer: View>: View {
    // MARK: - Properties

    @Binding private var isPresented: Bool
    private let isContained: Bool
    private let noHeader: Bool

    // MARK: - Content

    private let content: Content
    private let label: LabelContent
    private let footer: Footer

    // MARK: - Actions

    private let onClose: ((String) -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - isContained: Keeps the drawer in its parent element instead of over the page.
    ///   - noHeader: Leaves out the head.
    ///   - isPresented: Whether the drawer is shown.
    ///   - onClose: The user wants to close the drawer. Prevent the event to keep it open.
    ///   - content: The content of the drawer.
    ///   - label: The title.
    ///   - footer: The foot.
    public init(
        isContained: Bool = false,
        noHeader: Bool = false,
        isPresented: Binding<Bool>,
        onClose: ((String) -> Void)? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> LabelContent = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.isContained = isContained
        self.noHeader = noHeader
        self._isPresented = isPresented
        self.onClose = onClose
        self.content = content()
        self.label = label()
        self.footer = footer()
    }

    // MARK: - Body

    public var body: some View {
        VStack(alignment: .leading, spacing: metrics.spacing) {
            if !noHeader {
                HStack(alignment: .firstTextBaseline, spacing: metrics.spacing) {
                    VStack(alignment: .leading, spacing: metrics.spacing) {
                        Group { label }
                            .font(.headline)
                            .accessibilityAddTraits(.isHeader)
                    }
                    Spacer(minLength: 0)
                    ComponentCloseButton(action: close)
                }
            }
            ScrollView {
                VStack(alignment: .leading, spacing: metrics.spacing) {
                    content
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            HStack(spacing: metrics.spacing) {
                footer
            }
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .padding(metrics.padding)
        .background { colors.background.ignoresSafeArea(edges: isContained ? [] : .all) }
        .modifier(
            ComponentFrame(
                parts: colors.parts,
                shape: outline,
                states: isPresented ? .open : []
            )
        )
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        DrawerTokens.colors
    }

    private var metrics: ComponentMetrics {
        DrawerTokens.metrics
    }

    private var outline: ComponentShape {
        ComponentShape(DrawerTokens.shape, radius: metrics.cornerRadius)
    }

    // MARK: - Parts of the Body

    private func close() {
        isPresented = false
        onClose?("close-button")
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateDrawer where LabelContent == Text? {
    /// - Parameters:
    ///   - label: The title.
    ///   - isContained: Keeps the drawer in its parent element instead of over the page.
    ///   - noHeader: Leaves out the head.
    ///   - isPresented: Whether the drawer is shown.
    ///   - onClose: The user wants to close the drawer. Prevent the event to keep it open.
    ///   - content: The content of the drawer.
    ///   - footer: The foot.
    public init(
        _ label: String?,
        isContained: Bool = false,
        noHeader: Bool = false,
        isPresented: Binding<Bool>,
        onClose: ((String) -> Void)? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.init(
            isContained: isContained,
            noHeader: noHeader,
            isPresented: isPresented,
            onClose: onClose,
            content: content,
            label: { label.map { Text($0) } },
            footer: footer
        )
    }
}

@available(iOS 15, *)
extension ElevateDrawer where Content == EmptyView, LabelContent == EmptyView, Footer == EmptyView {
    /// - Parameters:
    ///   - isContained: Keeps the drawer in its parent element instead of over the page.
    ///   - noHeader: Leaves out the head.
    ///   - isPresented: Whether the drawer is shown.
    ///   - onClose: The user wants to close the drawer. Prevent the event to keep it open.
    public init(
        isContained: Bool = false,
        noHeader: Bool = false,
        isPresented: Binding<Bool>,
        onClose: ((String) -> Void)? = nil
    ) {
        self.init(
            isContained: isContained,
            noHeader: noHeader,
            isPresented: isPresented,
            onClose: onClose,
            content: { EmptyView() }
        )
    }
}

@available(iOS 15, *)
extension ElevateDrawer where Content == EmptyView {
    /// - Parameters:
    ///   - isContained: Keeps the drawer in its parent element instead of over the page.
    ///   - noHeader: Leaves out the head.
    ///   - isPresented: Whether the drawer is shown.
    ///   - onClose: The user wants to close the drawer. Prevent the event to keep it open.
    ///   - label: The title.
    ///   - footer: The foot.
    @_disfavoredOverload
    public init(
        isContained: Bool = false,
        noHeader: Bool = false,
        isPresented: Binding<Bool>,
        onClose: ((String) -> Void)? = nil,
        @ViewBuilder label: () -> LabelContent = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.init(
            isContained: isContained,
            noHeader: noHeader,
            isPresented: isPresented,
            onClose: onClose,
            content: { EmptyView() },
            label: label,
            footer: footer
        )
    }
}

@available(iOS 15, *)
extension ElevateDrawer where Content == EmptyView, LabelContent == Text? {
    /// - Parameters:
    ///   - label: The title.
    ///   - isContained: Keeps the drawer in its parent element instead of over the page.
    ///   - noHeader: Leaves out the head.
    ///   - isPresented: Whether the drawer is shown.
    ///   - onClose: The user wants to close the drawer. Prevent the event to keep it open.
    ///   - footer: The foot.
    @_disfavoredOverload
    public init(
        _ label: String?,
        isContained: Bool = false,
        noHeader: Bool = false,
        isPresented: Binding<Bool>,
        onClose: ((String) -> Void)? = nil,
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.init(
            isContained: isContained,
            noHeader: noHeader,
            isPresented: isPresented,
            onClose: onClose,
            content: { EmptyView() },
            label: { label.map { Text($0) } },
            footer: footer
        )
    }
}

// MARK: - Presentation

@available(iOS 15, *)
extension View {
    /// Shows `ElevateDrawer` while the Binding is true.
    ///
    /// - Parameters:
    ///   - duration: The time the drawer takes to slide in or out, in seconds.
    ///   - placement: The side that the drawer slides in from.
    ///   - isContained: Keeps the drawer in its parent element instead of over the page.
    ///   - noHeader: Leaves out the head.
    ///   - isPresented: Whether the drawer is shown.
    ///   - onClose: The user wants to close the drawer. Prevent the event to keep it open.
    ///   - content: The content of the drawer.
    ///   - label: The title.
    ///   - footer: The foot.
    /// - Returns: The view that presents the overlay.
    public func elevateDrawer<Content: View, LabelContent: View, Footer: View>(
        duration: TimeInterval = 0.25,
        placement: DrawerTokens.Placement = .trailing,
        isContained: Bool = false,
        noHeader: Bool = false,
        isPresented: Binding<Bool>,
        onClose: ((String) -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: @escaping () -> LabelContent = { EmptyView() },
        @ViewBuilder footer: @escaping () -> Footer = { EmptyView() }
    ) -> some View {
        self.componentDrawer(
            isPresented: isPresented.onDismissal { onClose?("overlay") },
            edge: DrawerTokens.edge(for: placement),
            duration: duration,
            scrim: DrawerTokens.colors.scrim
        ) {
            ElevateDrawer(
                isContained: isContained,
                noHeader: noHeader,
                isPresented: isPresented,
                onClose: onClose,
                content: content,
                label: label,
                footer: footer
            )
        }
    }

    /// Shows `ElevateDrawer` while the Binding is true.
    ///
    /// - Parameters:
    ///   - label: The title.
    ///   - duration: The time the drawer takes to slide in or out, in seconds.
    ///   - placement: The side that the drawer slides in from.
    ///   - isContained: Keeps the drawer in its parent element instead of over the page.
    ///   - noHeader: Leaves out the head.
    ///   - isPresented: Whether the drawer is shown.
    ///   - onClose: The user wants to close the drawer. Prevent the event to keep it open.
    ///   - content: The content of the drawer.
    ///   - footer: The foot.
    /// - Returns: The view that presents the overlay.
    public func elevateDrawer<Content: View, Footer: View>(
        _ label: String?,
        duration: TimeInterval = 0.25,
        placement: DrawerTokens.Placement = .trailing,
        isContained: Bool = false,
        noHeader: Bool = false,
        isPresented: Binding<Bool>,
        onClose: ((String) -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder footer: @escaping () -> Footer = { EmptyView() }
    ) -> some View {
        self.componentDrawer(
            isPresented: isPresented.onDismissal { onClose?("overlay") },
            edge: DrawerTokens.edge(for: placement),
            duration: duration,
            scrim: DrawerTokens.colors.scrim
        ) {
            ElevateDrawer(
                label,
                isContained: isContained,
                noHeader: noHeader,
                isPresented: isPresented,
                onClose: onClose,
                content: content,
                footer: footer
            )
        }
    }

    /// Shows `ElevateDrawer` while the Binding is true.
    ///
    /// - Parameters:
    ///   - duration: The time the drawer takes to slide in or out, in seconds.
    ///   - placement: The side that the drawer slides in from.
    ///   - isContained: Keeps the drawer in its parent element instead of over the page.
    ///   - noHeader: Leaves out the head.
    ///   - isPresented: Whether the drawer is shown.
    ///   - onClose: The user wants to close the drawer. Prevent the event to keep it open.
    /// - Returns: The view that presents the overlay.
    public func elevateDrawer(
        duration: TimeInterval = 0.25,
        placement: DrawerTokens.Placement = .trailing,
        isContained: Bool = false,
        noHeader: Bool = false,
        isPresented: Binding<Bool>,
        onClose: ((String) -> Void)? = nil
    ) -> some View {
        self.componentDrawer(
            isPresented: isPresented.onDismissal { onClose?("overlay") },
            edge: DrawerTokens.edge(for: placement),
            duration: duration,
            scrim: DrawerTokens.colors.scrim
        ) {
            ElevateDrawer(
                isContained: isContained,
                noHeader: noHeader,
                isPresented: isPresented,
                onClose: onClose
            )
        }
    }

    /// Shows `ElevateDrawer` while the Binding is true.
    ///
    /// - Parameters:
    ///   - duration: The time the drawer takes to slide in or out, in seconds.
    ///   - placement: The side that the drawer slides in from.
    ///   - isContained: Keeps the drawer in its parent element instead of over the page.
    ///   - noHeader: Leaves out the head.
    ///   - isPresented: Whether the drawer is shown.
    ///   - onClose: The user wants to close the drawer. Prevent the event to keep it open.
    ///   - label: The title.
    ///   - footer: The foot.
    /// - Returns: The view that presents the overlay.
    @_disfavoredOverload
    public func elevateDrawer<LabelContent: View, Footer: View>(
        duration: TimeInterval = 0.25,
        placement: DrawerTokens.Placement = .trailing,
        isContained: Bool = false,
        noHeader: Bool = false,
        isPresented: Binding<Bool>,
        onClose: ((String) -> Void)? = nil,
        @ViewBuilder label: @escaping () -> LabelContent = { EmptyView() },
        @ViewBuilder footer: @escaping () -> Footer = { EmptyView() }
    ) -> some View {
        self.componentDrawer(
            isPresented: isPresented.onDismissal { onClose?("overlay") },
            edge: DrawerTokens.edge(for: placement),
            duration: duration,
            scrim: DrawerTokens.colors.scrim
        ) {
            ElevateDrawer(
                isContained: isContained,
                noHeader: noHeader,
                isPresented: isPresented,
                onClose: onClose,
                label: label,
                footer: footer
            )
        }
    }

    /// Shows `ElevateDrawer` while the Binding is true.
    ///
    /// - Parameters:
    ///   - label: The title.
    ///   - duration: The time the drawer takes to slide in or out, in seconds.
    ///   - placement: The side that the drawer slides in from.
    ///   - isContained: Keeps the drawer in its parent element instead of over the page.
    ///   - noHeader: Leaves out the head.
    ///   - isPresented: Whether the drawer is shown.
    ///   - onClose: The user wants to close the drawer. Prevent the event to keep it open.
    ///   - footer: The foot.
    /// - Returns: The view that presents the overlay.
    @_disfavoredOverload
    public func elevateDrawer<Footer: View>(
        _ label: String?,
        duration: TimeInterval = 0.25,
        placement: DrawerTokens.Placement = .trailing,
        isContained: Bool = false,
        noHeader: Bool = false,
        isPresented: Binding<Bool>,
        onClose: ((String) -> Void)? = nil,
        @ViewBuilder footer: @escaping () -> Footer = { EmptyView() }
    ) -> some View {
        self.componentDrawer(
            isPresented: isPresented.onDismissal { onClose?("overlay") },
            edge: DrawerTokens.edge(for: placement),
            duration: duration,
            scrim: DrawerTokens.colors.scrim
        ) {
            ElevateDrawer(
                label,
                isContained: isContained,
                noHeader: noHeader,
                isPresented: isPresented,
                onClose: onClose,
                footer: footer
            )
        }
    }

    /// Makes the view a button that shows `ElevateDrawer`, and keeps whether it is shown.
    ///
    /// - Parameters:
    ///   - duration: The time the drawer takes to slide in or out, in seconds.
    ///   - placement: The side that the drawer slides in from.
    ///   - isContained: Keeps the drawer in its parent element instead of over the page.
    ///   - noHeader: Leaves out the head.
    ///   - onClose: The user wants to close the drawer. Prevent the event to keep it open.
    ///   - content: The content of the drawer.
    ///   - label: The title.
    ///   - footer: The foot.
    /// - Returns: The view that presents the overlay.
    public func elevateDrawer<Content: View, LabelContent: View, Footer: View>(
        duration: TimeInterval = 0.25,
        placement: DrawerTokens.Placement = .trailing,
        isContained: Bool = false,
        noHeader: Bool = false,
        onClose: ((String) -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: @escaping () -> LabelContent = { EmptyView() },
        @ViewBuilder footer: @escaping () -> Footer = { EmptyView() }
    ) -> some View {
        ComponentPresence { isPresented in
            ComponentTrigger(isPresented) { self }
                .elevateDrawer(
                    duration: duration,
                    placement: placement,
                    isContained: isContained,
                    noHeader: noHeader,
                    isPresented: isPresented,
                    onClose: onClose,
                    content: content,
                    label: label,
                    footer: footer
                )
        }
    }

    /// Makes the view a button that shows `ElevateDrawer`, and keeps whether it is shown.
    ///
    /// - Parameters:
    ///   - label: The title.
    ///   - duration: The time the drawer takes to slide in or out, in seconds.
    ///   - placement: The side that the drawer slides in from.
    ///   - isContained: Keeps the drawer in its parent element instead of over the page.
    ///   - noHeader: Leaves out the head.
    ///   - onClose: The user wants to close the drawer. Prevent the event to keep it open.
    ///   - content: The content of the drawer.
    ///   - footer: The foot.
    /// - Returns: The view that presents the overlay.
    public func elevateDrawer<Content: View, Footer: View>(
        _ label: String?,
        duration: TimeInterval = 0.25,
        placement: DrawerTokens.Placement = .trailing,
        isContained: Bool = false,
        noHeader: Bool = false,
        onClose: ((String) -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder footer: @escaping () -> Footer = { EmptyView() }
    ) -> some View {
        ComponentPresence { isPresented in
            ComponentTrigger(isPresented) { self }
                .elevateDrawer(
                    label,
                    duration: duration,
                    placement: placement,
                    isContained: isContained,
                    noHeader: noHeader,
                    isPresented: isPresented,
                    onClose: onClose,
                    content: content,
                    footer: footer
                )
        }
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateDrawerPreviews: PreviewProvider {
    static var previews: some View {
        ComponentShownExample { $state in
            ElevateDrawer(
                isPresented: $state,
                content: { Text("Choose how often we write to you.") },
                label: { Text("Settings") }
            )
        }
    }
}
#endif
#endif
