/// How long another program or reader took for what `weblift` does too.
enum Timing {
    case time(Duration)
    /// Why there is no time, in words that fit into a cell.
    case failure(String)

    /// What runs of Node took; there may be none.
    static func of(_ runs: [MeasuredRun?]) -> Timing {
        let runs = runs.compactMap { $0 }
        guard let time = runs.map(\.time).median else { return .failure("no node") }
        return runs.allSatisfy { $0.ending == .exit(0) } ? .time(time) : .failure("fails")
    }

    /// How many times longer it took than `own`; nil where there is no time.
    func ratio(to own: Duration) -> Double? {
        guard case .time(let time) = self else { return nil }
        return time / own
    }

    /// The cells of a table: the time, and its ratio to `own`.
    func cells(comparedWith own: Duration) -> [String] {
        switch self {
        case .time(let time): [Figure.milliseconds(time), Figure.ratio(time / own)]
        case .failure(let reason): [reason, Figure.missing]
        }
    }
}
