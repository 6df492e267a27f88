#if os(iOS)
import Foundation

@available(iOS 15, *)
nonisolated extension ClosedRange where Bound == Double {
    /// A range that is never empty, whatever the ends are: a slider can't be made of an empty one.
    static func between(_ lower: Double, _ upper: Double) -> ClosedRange {
        lower...Swift.max(upper, lower.nextUp)
    }
}

@available(iOS 15, *)
nonisolated extension ClosedRange where Bound == Int {
    /// A range of whole numbers, also where the ends are the wrong way round.
    static func between(_ lower: Int, _ upper: Int) -> ClosedRange {
        lower...Swift.max(upper, lower)
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
