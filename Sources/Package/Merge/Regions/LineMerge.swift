struct LineMerge: Sendable {
    let texts: MergeSides<TextLines>
    /// Equal lines have equal numbers, with any line ending: endings are merged by themselves.
    let numbers: MergeSides<[Int32]>
    let yours: [LineHunk]
    let generated: [LineHunk]

    init(_ texts: MergeSides<TextLines>) {
        self.texts = texts
        let numbers = LineNumbering.numbers(texts.all, by: .content)
        self.numbers = MergeSides(base: numbers[0], yours: numbers[1], generated: numbers[2])
        let shapes = texts.map { LineShapes($0) }
        yours = LineDiff.hunks(numbers[0], numbers[1], shapes: (shapes.base, shapes.yours))
        generated = LineDiff.hunks(numbers[0], numbers[2], shapes: (shapes.base, shapes.generated))
    }

    func regions(_ rules: MergeRules = .all, reach: Int = 0) -> [MergeRegion] {
        RegionWalk(numbers, (yours, generated), rules: rules, reach: reach).regions
    }
}
