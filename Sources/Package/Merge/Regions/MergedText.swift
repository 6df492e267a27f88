struct MergedText {
    private let texts: MergeSides<TextLines>
    private let endings: EndingMerge
    private(set) var bytes: [UInt8] = []
    private(set) var conflicts: [MergeConflict] = []
    private var lineCount = 0
    /// Ending of the last line; nil behind a marker, which always has one.
    private var lastEnding: LineEnding?

    init(_ texts: MergeSides<TextLines>, _ regions: [MergeRegion], _ endings: EndingMerge) {
        self.texts = texts
        self.endings = endings
        bytes.reserveCapacity(max(texts.yours.bytes.count, texts.generated.bytes.count) + 256)
        for region in regions { add(region) }
        // The merge has ended the last line by then, even where the sides do not end it.
        if !endings.isLastLineEnded, let lastEnding { bytes.removeLast(lastEnding.count) }
    }

    private mutating func add(_ region: MergeRegion) {
        switch region.kind {
        case .unchanged: addUnchanged(region)
        case .yours, .both: add(region.yours, of: texts.yours)
        case .generated: add(region.generated, of: texts.generated)
        case .conflict:
            let first = lineCount + 1
            add(.yours)
            add(region.yours, of: texts.yours)
            add(.base)
            add(region.base, of: texts.base)
            add(.separator)
            add(region.generated, of: texts.generated)
            add(.end)
            conflicts.append(MergeConflict(lines: first...lineCount))
        }
    }

    private mutating func addUnchanged(_ region: MergeRegion) {
        for index in 0..<region.base.count {
            let yours = region.yours.lowerBound + index
            let ending = endings.ending(
                MergeSides(
                    base: texts.base.ending(of: region.base.lowerBound + index),
                    yours: texts.yours.ending(of: yours),
                    generated: texts.generated.ending(of: region.generated.lowerBound + index)
                )
            )
            add(texts.yours.content(of: yours), ending)
        }
    }

    private mutating func add(_ lines: Range<Int>, of text: TextLines) {
        for line in lines { add(text.content(of: line), endings.ending(text.ending(of: line))) }
    }

    private mutating func add(_ marker: ConflictMarker) {
        add(Array(marker.text.utf8)[...], endings.usual)
        lastEnding = nil
    }

    private mutating func add(_ content: ArraySlice<UInt8>, _ ending: LineEnding) {
        bytes += content
        bytes += ending.bytes
        lineCount += 1
        lastEnding = ending
    }
}

enum ConflictMarker: CaseIterable {
    case yours, base, separator, end

    var text: String {
        switch self {
        case .yours: "<<<<<<< yours"
        case .base: "||||||| last generated"
        case .separator: "======="
        case .end: ">>>>>>> now generated"
        }
    }
}

package struct MergeConflict: Sendable, Equatable {
    /// Lines in the merged file, counted from 1, with the markers.
    package let lines: ClosedRange<Int>
}

/// Merges endings like everything else, by themselves: the change of one side holds. Where the base has one kind of
/// ending throughout and a side another one throughout, somebody converted the file, and every line follows, also the
/// added lines of the other side.
struct EndingMerge: Sendable {
    private let uniform: LineEnding?
    /// Ending for lines that had none and are no longer the last one, and for markers.
    let usual: LineEnding
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

    func ending(_ own: MergeSides<LineEnding>) -> LineEnding { ending(own.merged ?? own.yours) }

    func ending(_ own: LineEnding) -> LineEnding { uniform ?? (own == .none ? usual : own) }
}
