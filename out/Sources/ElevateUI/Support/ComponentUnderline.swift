#if os(iOS)
import SwiftUI

/// Underlines the texts of a view, as the web does links.
@available(iOS 15, *)
struct ComponentUnderline: ViewModifier {
    @ScaledMetric private var thickness: CGFloat = 1
    private let isShown: Bool
    private let color: Color

    init(isShown: Bool, color: Color) {
        self.isShown = isShown
        self.color = color
    }

    func body(content: Content) -> some View {
        if #available(iOS 16, *) {
            content.underline(isShown, color: color)
        } else {
            content.overlay(alignment: .bottom) {
                if isShown { color.frame(height: thickness) }
            }
        }
    }
}
#endif
