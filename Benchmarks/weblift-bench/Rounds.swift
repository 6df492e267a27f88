/// How often something is measured: in rounds, so that what is compared runs in turns and meets the same weather.
struct Rounds {
    /// When this time is over no further round begins.
    let time: Duration
    let count: ClosedRange<Int>

    /// The results of all rounds but the first, which only warms up.
    func collect<Result>(_ round: () throws -> Result) rethrows -> [Result] {
        _ = try round()
        var results: [Result] = []
        let start = ContinuousClock.now
        while results.count < count.lowerBound
            || results.count < count.upperBound && ContinuousClock.now - start < time
        {
            results.append(try round())
        }
        return results
    }
}

extension Sequence where Element: Comparable {
    /// The element in the middle, the lower one of two; nil where there is none.
    var median: Element? {
        let sorted = sorted()
        return sorted.isEmpty ? nil : sorted[(sorted.count - 1) / 2]
    }
}

extension Duration {
    var seconds: Double { self / .seconds(1) }
}
