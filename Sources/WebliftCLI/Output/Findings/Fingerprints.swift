import Core

/// Names for findings that stay the same from run to run, so that one which is known is not taken for a new one.
struct Fingerprints {
    private var counts: [ContentHash: Int] = [:]

    /// Names the next finding; called once for each, in their order. The second of two findings that are alike gets
    /// another name than the first.
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
