/// Decides how the lines of a merged text end.
///
/// Endings are merged like everything else, by themselves: what one side changed holds. Where the base has one kind of
/// ending throughout and a side another one throughout, somebody converted the file, and every line follows, also those
/// that the other side adds.
struct EndingMerge {
    /// What every line ends with, where that is one thing.
    private let uniform: LineEnding?
    /// For lines that had no ending and are no longer the last one, and for markers.
    let usual: LineEnding
    /// Whether the last line is ended.
    let isLastLineEnded: Bool

    init(base: TextLines, yours: TextLines, generated: TextLines) {
        let kinds = (base: base.uniformEnding, yours: yours.uniformEnding, generated: generated.uniformEnding)
        uniform =
            if let base = kinds.base, let yours = kinds.yours, base != yours {
                yours
            } else if let base = kinds.base, let generated = kinds.generated, kinds.yours == base, base != generated {
                generated
            } else {
                nil
            }
        let firsts = [yours, generated, base].filter { $0.count > 0 }.map { $0.ending(of: 0) }
        usual = uniform ?? firsts.first { $0 != .none } ?? .lf
        isLastLineEnded = Self.merged(base.isLastLineEnded, yours.isLastLineEnded, generated.isLastLineEnded)
    }

    /// The ending of a line that all three texts have.
    func ending(base: LineEnding, yours: LineEnding, generated: LineEnding) -> LineEnding {
        ending(Self.merged(base, yours, generated))
    }

    /// The ending of a line of one side.
    func ending(_ own: LineEnding) -> LineEnding {
        uniform ?? (own == .none ? usual : own)
    }

    private static func merged<Value: Equatable>(_ base: Value, _ yours: Value, _ generated: Value) -> Value {
        yours == base ? generated : yours
    }
}
