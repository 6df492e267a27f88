#if os(iOS)
import SwiftUI

/// The outline of a component: one type for all kinds, so that a kind can change without the view losing its identity.
@available(iOS 15, *)
struct ComponentShape: InsettableShape {
    private let kind: ComponentShapeKind
    private let radius: CGFloat
    private var inset: CGFloat = 0

    init(_ kind: ComponentShapeKind, radius: CGFloat) {
        self.kind = kind
        self.radius = radius
    }

    nonisolated func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: inset, dy: inset)
        return switch kind {
        case .rounded: RoundedRectangle(cornerRadius: max(radius - inset, 0)).path(in: rect)
        case .rectangle: Rectangle().path(in: rect)
        case .capsule: Capsule().path(in: rect)
        case .circle: Circle().path(in: rect)
        }
    }

    nonisolated func inset(by amount: CGFloat) -> ComponentShape {
        var shape = self
        shape.inset += amount
        return shape
    }

    /// The border shape of the system's buttons that is closest to the outline.
    var buttonBorderShape: ButtonBorderShape {
        switch kind {
        case .rounded: .roundedRectangle(radius: radius)
        case .rectangle: .roundedRectangle(radius: 0)
        case .capsule, .circle: .capsule
        }
    }
}
#endif
