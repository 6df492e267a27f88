/// Timing curve of a transition: how it speeds up and slows down.
package enum TokenEasing: Sendable, Hashable {
    case linear
    /// The two control points of a curve from (0, 0) to (1, 1).
    case curve(x1: Double, y1: Double, x2: Double, y2: Double)
}
