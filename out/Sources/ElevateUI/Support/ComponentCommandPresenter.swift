#if os(iOS)
import SwiftUI

/// Shows a palette of commands over the view: above its middle where there is space, and in a sheet of the system where
/// there is little, or where the view is an empty one in UIKit.
///
/// A tap beside it closes it, and so do the escape key and the escape gesture. VoiceOver stays inside.
@available(iOS 15, *)
struct ComponentCommandPresenter<Panel: View>: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.componentIsHosted) private var isHosted
    @Environment(\.componentStrings) private var strings
    @Binding private var isPresented: Bool
    private let shortcut: KeyboardShortcut?
    private let colors: ComponentColors
    private let metrics: ComponentMetrics
    private let panel: Panel

    init(
        isPresented: Binding<Bool>,
        shortcut: KeyboardShortcut?,
        colors: ComponentColors,
        metrics: ComponentMetrics,
        @ViewBuilder panel: () -> Panel
    ) {
        _isPresented = isPresented
        self.shortcut = shortcut
        self.colors = colors
        self.metrics = metrics
        self.panel = panel()
    }

    func body(content: Content) -> some View {
        content
            .accessibilityHidden(isShown)
            .background { shortcutButton }
            .overlay {
                if isShown { scrim }
            }
            .overlay(alignment: .top) {
                if isShown { palette }
            }
            .motion(value: isShown)
            .sheet(isPresented: isSheet ? $isPresented : .constant(false)) {
                panel.sheetDetents(.large)
            }
    }

    private var isSheet: Bool { isHosted || horizontalSizeClass == .compact }

    /// Whether it is shown over the view, and not by the system.
    private var isShown: Bool { isPresented && !isSheet }

    /// A shortcut belongs to a button: nothing else hears of the keys.
    @ViewBuilder private var shortcutButton: some View {
        if let shortcut {
            Button(strings.commands) {
                isPresented.toggle()
            }
            .keyboardShortcut(shortcut)
            .opacity(0)
            .accessibilityHidden(true)
        }
    }

    private var scrim: some View {
        Button(action: dismiss) {
            colors.scrim.ignoresSafeArea()
        }
        .buttonStyle(.plain)
        .accessibilityLabel(strings.close)
        .transition(.opacity)
    }

    private var palette: some View {
        panel
            .frame(maxWidth: Self.width, maxHeight: Self.height)
            .background(in: shape)
            .modifier(ComponentPanelSurface(colors: colors, metrics: metrics, shape: shape))
            .clipShape(shape)
            .shadows(metrics.raisedShadow, in: shape)
            .padding(metrics.padding)
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(.isModal)
            .accessibilityAction(.escape, dismiss)
            .transition(reducesMotion ? .opacity : .move(edge: .top).combined(with: .opacity))
    }

    private var shape: ComponentShape { ComponentShape(.rounded, radius: metrics.cornerRadius) }

    private func dismiss() {
        isPresented = false
    }

    private static var width: CGFloat { 500 }
    private static var height: CGFloat { 400 }
}
#endif
