/// The lines of the three texts of a merge as numbers: equal lines have the same.
struct MergedNumbers: Sendable {
    let base: [Int32]
    let yours: [Int32]
    let generated: [Int32]

    init(base: [Int32], yours: [Int32], generated: [Int32]) {
        self.base = base
        self.yours = yours
        self.generated = generated
    }
}
