/// Decides how the lines of a merged text end.
///
/// Endings are merged like everything else, by themselves: the change of one side holds. Where the base has one kind of
/// ending throughout and a side another one throughout, somebody converted the file, and every line follows, also the
/// added lines of the other side.
struct EndingMerge: Sendable {
    /// Ending of every line, where all have the same one.
    private let uniform: LineEnding?
    /// Ending for lines that had none and are no longer the last one, and for markers.
    let usual: LineEnding
    /// Whether the last line is ended.
    let isLastLineEnded: Bool

    init(_ texts: MergeSides<TextLines>) {
        uniform = Self.uniform(texts.map(\.endings))
        let firsts = [texts.yours, texts.generated, texts.base].filter { $0.count > 0 }.map { $0.ending(of: 0) }
        usual = uniform ?? firsts.first { $0 != .none } ?? .lf
        let isEnded = texts.map(\.isLastLineEnded)
        isLastLineEnded = isEnded.merged ?? isEnded.yours
    }

    private static func uniform(_ endings: MergeSides<TextLines.Endings>) -> LineEnding? {
        if case .all(let base) = endings.base, case .all(let yours) = endings.yours, base != yours { return yours }
        // A text without any line break goes with the others.
        let base = endings.base.known ?? endings.yours.known ?? endings.generated.known
        let known = endings.map { $0 == .noLines ? base : $0.known }
        guard known.base != nil, known.yours != nil, known.generated != nil else { return nil }
        return known.merged ?? known.yours
    }

    /// The ending of a line that all three texts have.
    func ending(_ own: MergeSides<LineEnding>) -> LineEnding {
        ending(own.merged ?? own.yours)
    }

    /// The ending of a line of one side.
    func ending(_ own: LineEnding) -> LineEnding {
        uniform ?? (own == .none ? usual : own)
    }
}
