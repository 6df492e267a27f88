import Testing

@testable import Core

@Suite("Hashes of contents")
struct ContentHashTests {
    @Test(
        "are BLAKE2b: appendix A of RFC 7693, and the empty text of its authors' list of known answers",
        arguments: [
            (
                "abc",
                "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"
                    + "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923"
            ),
            (
                "",
                "786a02f742015903c6c6fd852552d272912f4740e15847618a86e217f71f5419"
                    + "d25e1031afee585313896444934eb04b903a685b1448b755d56f701afe9be2ce"
            ),
        ]
    )
    func publishedVectors(text: String, expected: String) {
        Array(text.utf8).withUnsafeBytes { bytes in
            let hash = Blake2b.hash(of: bytes, length: 64)
            #expect(hash.map { String(UInt16($0) + 0x100, radix: 16).dropFirst() }.joined() == expected)
        }
    }

    /// What `b2sum --length 128` says of so many bytes, each the rest of its position by 251.
    @Test(
        "of texts around the borders of blocks are what b2sum says",
        arguments: [
            (0, "cae66941d9efbd404e4d88758ea67670"), (1, "7025e075d5e2f6cde3cc051a31f07660"),
            (127, "28b1296c7d4807883de6ee4ec04dcc0a"), (128, "a74787004ef589e31149183900d0294a"),
            (129, "aaf1b0371f6d4ee49ee4fb5ddd9c49ef"), (255, "e2f3b2a57bcf64d626b37fc9c12674a1"),
            (256, "1142c504dcd26338b7cbcf41424540d0"), (257, "b77b55d3dddcc45c6a52774565cd0dd6"),
            (1000, "bca120dfd89cd95d82898473a5b01c90"),
        ]
    )
    func borders(count: Int, expected: String) {
        #expect(ContentHash(of: (0..<count).map { UInt8($0 % 251) }).description == expected)
    }

    @Test("are read as they are written, and nothing else is one")
    func text() {
        let hash = ContentHash(of: Array("abc".utf8))
        #expect(ContentHash(hash.description) == hash)
        #expect(hash.description.utf8.count == 32)
        let text = hash.description
        for other in ["", String(text.dropLast()), text + "0", text.uppercased(), "g" + text.dropFirst(), " " + text] {
            #expect(ContentHash(other) == nil, "\(other)")
        }
    }

    @Test("of several parts differ where a part ends elsewhere")
    func parts() {
        func hash(_ parts: String...) -> ContentHash {
            var hasher = ContentHasher()
            for part in parts { hasher.add(part) }
            return hasher.hash
        }
        #expect(hash("ab", "c") == hash("ab", "c"))
        #expect(Set([hash("ab", "c"), hash("a", "bc"), hash("abc"), hash("abc", ""), hash("", "abc")]).count == 5)
    }
}

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
