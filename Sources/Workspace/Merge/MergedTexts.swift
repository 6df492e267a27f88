/// The three texts of a merge.
struct MergedTexts: Sendable {
    /// What was generated last.
    let base: TextLines
    /// What people made of that.
    let yours: TextLines
    /// What is generated now.
    let generated: TextLines

    init(base: [UInt8], yours: [UInt8], generated: [UInt8]) {
        self.base = TextLines(base)
        self.yours = TextLines(yours)
        self.generated = TextLines(generated)
    }

    /// The lines as numbers, by their contents: endings are merged by themselves.
    var numbers: MergedNumbers {
        let numbers = LineNumbering.numbers([base, yours, generated], by: .content)
        return MergedNumbers(base: numbers[0], yours: numbers[1], generated: numbers[2])
    }
}
