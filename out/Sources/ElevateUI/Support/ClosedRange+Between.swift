#if os(iOS)
import Foundation

@available(iOS 15, *)
nonisolated extension ClosedRange where Bound == Double {
    /// A range that is never empty, whatever the ends are: a slider can't be made of an empty one.
    static func between(_ lower: Double, _ upper: Double) -> ClosedRange {
        lower...Swift.max(upper, lower.nextUp)
    }

    /// A range that goes on where it has no end.
    static func between(_ lower: Double?, _ upper: Double?) -> ClosedRange {
        between(lower ?? -.greatestFiniteMagnitude, upper ?? .greatestFiniteMagnitude)
    }
}

@available(iOS 15, *)
nonisolated extension ClosedRange where Bound == Date {
    /// A range of dates, where either end may be open.
    static func between(from start: Date?, through end: Date?) -> ClosedRange {
        let start = start ?? .distantPast
        return start...Swift.max(end ?? .distantFuture, start)
    }
}
#endif
