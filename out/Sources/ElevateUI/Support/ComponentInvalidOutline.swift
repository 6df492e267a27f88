#if os(iOS)
import SwiftUI

/// The outline of a control that the system draws, while its value is not allowed.
@available(iOS 15, *)
struct ComponentInvalidOutline: ViewModifier {
    @Environment(\.componentIsInvalid) private var isInvalidAround
    private let colors: ComponentColors
    private let metrics: ComponentMetrics
    private let shape: ComponentShape
    private let isInvalid: Bool

    init(colors: ComponentColors, metrics: ComponentMetrics, shape: ComponentShape, isInvalid: Bool = false) {
        self.colors = colors
        self.metrics = metrics
        self.shape = shape
        self.isInvalid = isInvalid
    }

    func body(content: Content) -> some View {
        content.overlay {
            if isInvalid || isInvalidAround {
                ComponentOutline(shape, colors.borderInvalid, width: metrics.borderWidth)
            }
        }
    }
}
#endif
