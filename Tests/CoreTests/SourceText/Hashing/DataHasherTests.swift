import Testing

@testable import Core

@Suite("Hashes of data in memory")
struct DataHasherTests {
    private func hash(_ texts: [String]) -> String {
        var hasher = DataHasher()
        for text in texts { hasher.add(text) }
        return hasher.hash.description
    }

    /// Worked out by another program from the description of the type.
    @Test(
        "are the same in every run and on every machine",
        arguments: [
            ([], "d354f7ae5f5f421fdfc7a99951f24649"), ([""], "d71157f14451a937a437e85aa0c3b960"),
            (["a"], "b2593ea0c0d92d57d720ae4b6be476ba"), (["component"], "a083bb22cf68a52fc280333a33f746cb"),
            (["12345678"], "390495997b4c49c862cbac6e2f8f0c69"),
            (["elvt-button", "primary"], "de42aa931a217aaaeb622a8060323dd8"),
        ] as [([String], String)]
    )
    func pinned(texts: [String], expected: String) { #expect(hash(texts) == expected) }

    @Test("tell apart what moves from one text to the next, what is there more than once, and an empty text")
    func parts() {
        let texts: [[String]] = [
            [], [""], ["", ""], ["ab"], ["a", "b"], ["b", "a"], ["", "ab"], ["ab", ""], ["ab", "ab"], ["ab\u{0}"],
            ["12345678"], ["1234567", "8"], ["123456789"], ["12345678", "9"],
        ]
        #expect(Set(texts.map(hash)).count == texts.count)
    }

    @Test("differ in both halves, wherever a single bit of what is hashed does")
    func bits() {
        let bytes = [UInt8](repeating: 0x5A, count: 67)
        var halves: [[Substring]] = [[], []]
        for bit in 0..<bytes.count * 8 {
            var other = bytes
            other[bit / 8] ^= 1 << (bit % 8)
            var hasher = DataHasher()
            other.withUnsafeBytes { hasher.add($0) }
            let text = hasher.hash.description
            halves[0].append(text.prefix(16))
            halves[1].append(text.suffix(16))
        }
        for half in halves { #expect(Set(half).count == bytes.count * 8) }
    }

    @Test("of numbers and other hashes are told from each other")
    func others() {
        var hashes: Set<ContentHash> = []
        for number in -2...2 {
            var hasher = DataHasher()
            hasher.add(number)
            hashes.insert(hasher.hash)
            hasher.add(hasher.hash)
            hashes.insert(hasher.hash)
        }
        #expect(hashes.count == 10)
    }
}
