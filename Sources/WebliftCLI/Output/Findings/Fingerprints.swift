import SourceText

/// Names for findings that stay the same from run to run, so that one which is known is not taken for a new one.
struct Fingerprints {
    private var counts: [ContentHash: Int] = [:]

    /// Asked for each finding once, in their order: of findings that are alike the second has another name than the first.
    mutating func next(_ add: (inout ContentHasher) -> Void) -> String {
        func hash(number: Int) -> ContentHash {
            var hasher = ContentHasher()
            add(&hasher)
            hasher.add(number)
            return hasher.hash
        }
        let first = hash(number: 0)
        let number = counts[first, default: 0]
        counts[first] = number + 1
        return (number == 0 ? first : hash(number: number)).description
    }
}
