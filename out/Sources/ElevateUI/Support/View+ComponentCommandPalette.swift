#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// Shows a palette of commands over the view while the binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the palette is shown; it is set to false where the user closes it.
    ///   - hotkey: The keys that open and close it, as web components write them: `cmd+k`.
    ///   - colors: The colors of the palette.
    ///   - metrics: Its sizes.
    ///   - panel: What is shown.
    /// - Returns: The view with the palette over it.
    func componentCommandPalette<Panel: View>(
        isPresented: Binding<Bool>,
        hotkey: String = "",
        colors: ComponentColors,
        metrics: ComponentMetrics,
        @ViewBuilder panel: () -> Panel
    ) -> some View {
        modifier(
            ComponentCommandPresenter(
                isPresented: isPresented,
                shortcut: ComponentHotkey(hotkey)?.shortcut,
                colors: colors,
                metrics: metrics,
                panel: panel
            )
        )
    }
}
#endif
