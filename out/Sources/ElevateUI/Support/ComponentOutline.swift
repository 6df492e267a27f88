#if os(iOS)
import SwiftUI

/// The outline of a component, stronger where the user asked for more contrast.
@available(iOS 15, *)
struct ComponentOutline<Outline: InsettableShape>: View {
    @Environment(\.colorSchemeContrast) private var contrast
    private let shape: Outline
    private let color: Color
    private let width: CGFloat

    init(_ shape: Outline, _ color: Color, width: CGFloat = 1) {
        self.shape = shape
        self.color = color
        self.width = width
    }

    var body: some View {
        shape.strokeBorder(color, lineWidth: isStronger ? width + 1 : width)
    }

    /// A component without an outline gets none.
    private var isStronger: Bool { contrast == .increased && width > 0 }
}
#endif
