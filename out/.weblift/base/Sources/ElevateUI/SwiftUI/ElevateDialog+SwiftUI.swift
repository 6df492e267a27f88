#if os(iOS)
import SwiftUI

/// Asks for the user's full attention. The page behind it can't be used until the dialog is closed.
///
/// **Web Component:** `<elvt-dialog>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Overlays/dialog.md`
///
/// **Adapted:**
/// - `open`: `$isPresented: Bool`.
/// - `opened`: combined with `open`.
/// - `hideHeader`: combined with `noHeader`.
/// - `initialFocus`: left out. An element of the page. The `@FocusState` of the content says what has the focus, also
///   at first.
/// - `#label`: combined with `label`.
/// - `@elvt-show`: combined with `open`.
/// - `@elvt-hide`: combined with `open`.
/// - `@elvt-after-show`: combined with `open`.
/// - `@elvt-after-hide`: combined with `open`.
/// - `@elvt-request-close`: the closure is told `source`.
/// - `show()`: combined with `open`.
/// - `hide()`: combined with `open`.
/// - `confirm()`: left out. Asks a question and waits. `.confirmationDialog()` and `.alert()` ask by a Binding.
@available(iOS 15, *)
public struct ElevateDialog<Content: View, LabelContent: View, HeaderActions: View, Footer: View>: View {
    // MARK: - Properties

    @Binding private var isPresented: Bool
    private let size: DialogTokens.Size
    private let noHeader: Bool
    private let allowsInteractiveDismiss: Bool

    // MARK: - Content

    private let content: Content
    private let label: LabelContent
    private let headerActions: HeaderActions
    private let footer: Footer

    // MARK: - Actions

    private let onClose: ((DialogTokens.RequestCloseSource) -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - size: The width of the dialog.
    ///   - noHeader: Leaves out the head with the title and the close button.
    ///   - allowsInteractiveDismiss: Lets the `Esc` key close the dialog.
    ///   - isPresented: Whether the dialog is shown.
    ///   - onClose: The user wants to close the dialog. Prevent the event to keep it open.
    ///   - content: The content of the dialog.
    ///   - label: The title of the dialog. It is needed even when the head is hidden.
    ///   - headerActions: Buttons beside the close button.
    ///   - footer: The foot, mostly with the buttons that close the dialog.
    public init(
        size: DialogTokens.Size = .medium,
        noHeader: Bool = false,
        allowsInteractiveDismiss: Bool = true,
        isPresented: Binding<Bool>,
        onClose: ((DialogTokens.RequestCloseSource) -> Void)? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> LabelContent,
        @ViewBuilder headerActions: () -> HeaderActions = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.size = size
        self.noHeader = noHeader
        self.allowsInteractiveDismiss = allowsInteractiveDismiss
        self._isPresented = isPresented
        self.onClose = onClose
        self.content = content()
        self.label = label()
        self.headerActions = headerActions()
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
                    headerActions
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
        .interactiveDismissDisabled(!allowsInteractiveDismiss)
        .sheetDetents(metrics.controlSize)
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
        DialogTokens.colors.adding(DialogTokens.styles(size: size))
    }

    private var metrics: ComponentMetrics {
        DialogTokens.metrics(for: size)
    }

    private var outline: ComponentShape {
        ComponentShape(DialogTokens.shape, radius: metrics.cornerRadius)
    }

    // MARK: - Parts of the Body

    private func close() {
        isPresented = false
        onClose?(.closeButton)
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateDialog where LabelContent == Text {
    /// - Parameters:
    ///   - label: The title of the dialog. It is needed even when the head is hidden.
    ///   - size: The width of the dialog.
    ///   - noHeader: Leaves out the head with the title and the close button.
    ///   - allowsInteractiveDismiss: Lets the `Esc` key close the dialog.
    ///   - isPresented: Whether the dialog is shown.
    ///   - onClose: The user wants to close the dialog. Prevent the event to keep it open.
    ///   - content: The content of the dialog.
    ///   - headerActions: Buttons beside the close button.
    ///   - footer: The foot, mostly with the buttons that close the dialog.
    public init(
        _ label: String,
        size: DialogTokens.Size = .medium,
        noHeader: Bool = false,
        allowsInteractiveDismiss: Bool = true,
        isPresented: Binding<Bool>,
        onClose: ((DialogTokens.RequestCloseSource) -> Void)? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder headerActions: () -> HeaderActions = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.init(
            size: size,
            noHeader: noHeader,
            allowsInteractiveDismiss: allowsInteractiveDismiss,
            isPresented: isPresented,
            onClose: onClose,
            content: content,
            label: { Text(label) },
            headerActions: headerActions,
            footer: footer
        )
    }
}

@available(iOS 15, *)
extension ElevateDialog where Content == EmptyView {
    /// - Parameters:
    ///   - size: The width of the dialog.
    ///   - noHeader: Leaves out the head with the title and the close button.
    ///   - allowsInteractiveDismiss: Lets the `Esc` key close the dialog.
    ///   - isPresented: Whether the dialog is shown.
    ///   - onClose: The user wants to close the dialog. Prevent the event to keep it open.
    ///   - label: The title of the dialog. It is needed even when the head is hidden.
    ///   - headerActions: Buttons beside the close button.
    ///   - footer: The foot, mostly with the buttons that close the dialog.
    @_disfavoredOverload
    public init(
        size: DialogTokens.Size = .medium,
        noHeader: Bool = false,
        allowsInteractiveDismiss: Bool = true,
        isPresented: Binding<Bool>,
        onClose: ((DialogTokens.RequestCloseSource) -> Void)? = nil,
        @ViewBuilder label: () -> LabelContent,
        @ViewBuilder headerActions: () -> HeaderActions = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.init(
            size: size,
            noHeader: noHeader,
            allowsInteractiveDismiss: allowsInteractiveDismiss,
            isPresented: isPresented,
            onClose: onClose,
            content: { EmptyView() },
            label: label,
            headerActions: headerActions,
            footer: footer
        )
    }
}

@available(iOS 15, *)
extension ElevateDialog where Content == EmptyView, LabelContent == Text {
    /// - Parameters:
    ///   - label: The title of the dialog. It is needed even when the head is hidden.
    ///   - size: The width of the dialog.
    ///   - noHeader: Leaves out the head with the title and the close button.
    ///   - allowsInteractiveDismiss: Lets the `Esc` key close the dialog.
    ///   - isPresented: Whether the dialog is shown.
    ///   - onClose: The user wants to close the dialog. Prevent the event to keep it open.
    ///   - headerActions: Buttons beside the close button.
    ///   - footer: The foot, mostly with the buttons that close the dialog.
    @_disfavoredOverload
    public init(
        _ label: String,
        size: DialogTokens.Size = .medium,
        noHeader: Bool = false,
        allowsInteractiveDismiss: Bool = true,
        isPresented: Binding<Bool>,
        onClose: ((DialogTokens.RequestCloseSource) -> Void)? = nil,
        @ViewBuilder headerActions: () -> HeaderActions = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.init(
            size: size,
            noHeader: noHeader,
            allowsInteractiveDismiss: allowsInteractiveDismiss,
            isPresented: isPresented,
            onClose: onClose,
            content: { EmptyView() },
            label: { Text(label) },
            headerActions: headerActions,
            footer: footer
        )
    }
}

// MARK: - Presentation

@available(iOS 15, *)
extension View {
    /// Shows `ElevateDialog` while the Binding is true.
    ///
    /// - Parameters:
    ///   - size: The width of the dialog.
    ///   - noHeader: Leaves out the head with the title and the close button.
    ///   - allowsInteractiveDismiss: Lets the `Esc` key close the dialog.
    ///   - isPresented: Whether the dialog is shown.
    ///   - onClose: The user wants to close the dialog. Prevent the event to keep it open.
    ///   - content: The content of the dialog.
    ///   - label: The title of the dialog. It is needed even when the head is hidden.
    ///   - headerActions: Buttons beside the close button.
    ///   - footer: The foot, mostly with the buttons that close the dialog.
    /// - Returns: The view that presents the overlay.
    public func elevateDialog<Content: View, LabelContent: View, HeaderActions: View, Footer: View>(
        size: DialogTokens.Size = .medium,
        noHeader: Bool = false,
        allowsInteractiveDismiss: Bool = true,
        isPresented: Binding<Bool>,
        onClose: ((DialogTokens.RequestCloseSource) -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: @escaping () -> LabelContent,
        @ViewBuilder headerActions: @escaping () -> HeaderActions = { EmptyView() },
        @ViewBuilder footer: @escaping () -> Footer = { EmptyView() }
    ) -> some View {
        self.sheet(
            isPresented: isPresented.onDismissal { onClose?(.overlay) }
        ) {
            ElevateDialog(
                size: size,
                noHeader: noHeader,
                allowsInteractiveDismiss: allowsInteractiveDismiss,
                isPresented: isPresented,
                onClose: onClose,
                content: content,
                label: label,
                headerActions: headerActions,
                footer: footer
            )
        }
    }

    /// Shows `ElevateDialog` while the Binding is true.
    ///
    /// - Parameters:
    ///   - label: The title of the dialog. It is needed even when the head is hidden.
    ///   - size: The width of the dialog.
    ///   - noHeader: Leaves out the head with the title and the close button.
    ///   - allowsInteractiveDismiss: Lets the `Esc` key close the dialog.
    ///   - isPresented: Whether the dialog is shown.
    ///   - onClose: The user wants to close the dialog. Prevent the event to keep it open.
    ///   - content: The content of the dialog.
    ///   - headerActions: Buttons beside the close button.
    ///   - footer: The foot, mostly with the buttons that close the dialog.
    /// - Returns: The view that presents the overlay.
    public func elevateDialog<Content: View, HeaderActions: View, Footer: View>(
        _ label: String,
        size: DialogTokens.Size = .medium,
        noHeader: Bool = false,
        allowsInteractiveDismiss: Bool = true,
        isPresented: Binding<Bool>,
        onClose: ((DialogTokens.RequestCloseSource) -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder headerActions: @escaping () -> HeaderActions = { EmptyView() },
        @ViewBuilder footer: @escaping () -> Footer = { EmptyView() }
    ) -> some View {
        self.sheet(
            isPresented: isPresented.onDismissal { onClose?(.overlay) }
        ) {
            ElevateDialog(
                label,
                size: size,
                noHeader: noHeader,
                allowsInteractiveDismiss: allowsInteractiveDismiss,
                isPresented: isPresented,
                onClose: onClose,
                content: content,
                headerActions: headerActions,
                footer: footer
            )
        }
    }

    /// Shows `ElevateDialog` while the Binding is true.
    ///
    /// - Parameters:
    ///   - size: The width of the dialog.
    ///   - noHeader: Leaves out the head with the title and the close button.
    ///   - allowsInteractiveDismiss: Lets the `Esc` key close the dialog.
    ///   - isPresented: Whether the dialog is shown.
    ///   - onClose: The user wants to close the dialog. Prevent the event to keep it open.
    ///   - label: The title of the dialog. It is needed even when the head is hidden.
    ///   - headerActions: Buttons beside the close button.
    ///   - footer: The foot, mostly with the buttons that close the dialog.
    /// - Returns: The view that presents the overlay.
    @_disfavoredOverload
    public func elevateDialog<LabelContent: View, HeaderActions: View, Footer: View>(
        size: DialogTokens.Size = .medium,
        noHeader: Bool = false,
        allowsInteractiveDismiss: Bool = true,
        isPresented: Binding<Bool>,
        onClose: ((DialogTokens.RequestCloseSource) -> Void)? = nil,
        @ViewBuilder label: @escaping () -> LabelContent,
        @ViewBuilder headerActions: @escaping () -> HeaderActions = { EmptyView() },
        @ViewBuilder footer: @escaping () -> Footer = { EmptyView() }
    ) -> some View {
        self.sheet(
            isPresented: isPresented.onDismissal { onClose?(.overlay) }
        ) {
            ElevateDialog(
                size: size,
                noHeader: noHeader,
                allowsInteractiveDismiss: allowsInteractiveDismiss,
                isPresented: isPresented,
                onClose: onClose,
                label: label,
                headerActions: headerActions,
                footer: footer
            )
        }
    }

    /// Shows `ElevateDialog` while the Binding is true.
    ///
    /// - Parameters:
    ///   - label: The title of the dialog. It is needed even when the head is hidden.
    ///   - size: The width of the dialog.
    ///   - noHeader: Leaves out the head with the title and the close button.
    ///   - allowsInteractiveDismiss: Lets the `Esc` key close the dialog.
    ///   - isPresented: Whether the dialog is shown.
    ///   - onClose: The user wants to close the dialog. Prevent the event to keep it open.
    ///   - headerActions: Buttons beside the close button.
    ///   - footer: The foot, mostly with the buttons that close the dialog.
    /// - Returns: The view that presents the overlay.
    @_disfavoredOverload
    public func elevateDialog<HeaderActions: View, Footer: View>(
        _ label: String,
        size: DialogTokens.Size = .medium,
        noHeader: Bool = false,
        allowsInteractiveDismiss: Bool = true,
        isPresented: Binding<Bool>,
        onClose: ((DialogTokens.RequestCloseSource) -> Void)? = nil,
        @ViewBuilder headerActions: @escaping () -> HeaderActions = { EmptyView() },
        @ViewBuilder footer: @escaping () -> Footer = { EmptyView() }
    ) -> some View {
        self.sheet(
            isPresented: isPresented.onDismissal { onClose?(.overlay) }
        ) {
            ElevateDialog(
                label,
                size: size,
                noHeader: noHeader,
                allowsInteractiveDismiss: allowsInteractiveDismiss,
                isPresented: isPresented,
                onClose: onClose,
                headerActions: headerActions,
                footer: footer
            )
        }
    }

    /// Makes the view a button that shows `ElevateDialog`, and keeps whether it is shown.
    ///
    /// - Parameters:
    ///   - size: The width of the dialog.
    ///   - noHeader: Leaves out the head with the title and the close button.
    ///   - allowsInteractiveDismiss: Lets the `Esc` key close the dialog.
    ///   - onClose: The user wants to close the dialog. Prevent the event to keep it open.
    ///   - content: The content of the dialog.
    ///   - label: The title of the dialog. It is needed even when the head is hidden.
    ///   - headerActions: Buttons beside the close button.
    ///   - footer: The foot, mostly with the buttons that close the dialog.
    /// - Returns: The view that presents the overlay.
    public func elevateDialog<Content: View, LabelContent: View, HeaderActions: View, Footer: View>(
        size: DialogTokens.Size = .medium,
        noHeader: Bool = false,
        allowsInteractiveDismiss: Bool = true,
        onClose: ((DialogTokens.RequestCloseSource) -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: @escaping () -> LabelContent,
        @ViewBuilder headerActions: @escaping () -> HeaderActions = { EmptyView() },
        @ViewBuilder footer: @escaping () -> Footer = { EmptyView() }
    ) -> some View {
        ComponentPresence { isPresented in
            ComponentTrigger(isPresented) { self }
                .elevateDialog(
                    size: size,
                    noHeader: noHeader,
                    allowsInteractiveDismiss: allowsInteractiveDismiss,
                    isPresented: isPresented,
                    onClose: onClose,
                    content: content,
                    label: label,
                    headerActions: headerActions,
                    footer: footer
                )
        }
    }

    /// Makes the view a button that shows `ElevateDialog`, and keeps whether it is shown.
    ///
    /// - Parameters:
    ///   - label: The title of the dialog. It is needed even when the head is hidden.
    ///   - size: The width of the dialog.
    ///   - noHeader: Leaves out the head with the title and the close button.
    ///   - allowsInteractiveDismiss: Lets the `Esc` key close the dialog.
    ///   - onClose: The user wants to close the dialog. Prevent the event to keep it open.
    ///   - content: The content of the dialog.
    ///   - headerActions: Buttons beside the close button.
    ///   - footer: The foot, mostly with the buttons that close the dialog.
    /// - Returns: The view that presents the overlay.
    public func elevateDialog<Content: View, HeaderActions: View, Footer: View>(
        _ label: String,
        size: DialogTokens.Size = .medium,
        noHeader: Bool = false,
        allowsInteractiveDismiss: Bool = true,
        onClose: ((DialogTokens.RequestCloseSource) -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder headerActions: @escaping () -> HeaderActions = { EmptyView() },
        @ViewBuilder footer: @escaping () -> Footer = { EmptyView() }
    ) -> some View {
        ComponentPresence { isPresented in
            ComponentTrigger(isPresented) { self }
                .elevateDialog(
                    label,
                    size: size,
                    noHeader: noHeader,
                    allowsInteractiveDismiss: allowsInteractiveDismiss,
                    isPresented: isPresented,
                    onClose: onClose,
                    content: content,
                    headerActions: headerActions,
                    footer: footer
                )
        }
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateDialogPreviews: PreviewProvider {
    static var previews: some View {
        ComponentShownExample { $state in
            ElevateDialog(
                isPresented: $state,
                content: { Text("Choose how often we write to you.") },
                label: { Text("Settings") }
            )
        }
    }
}
#endif
#endif
