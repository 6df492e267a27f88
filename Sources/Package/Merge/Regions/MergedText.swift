/// Writes the result of a merge: lines with their endings, and conflicts between markers.
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
