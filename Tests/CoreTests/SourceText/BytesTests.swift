import Core
import TestSupport
import Testing

@Suite("Bytes of a text: UTF-8, what is sought in them, lines and columns")
struct BytesTests {
    @Test(
        "text of every length of character is valid UTF-8",
        arguments: ["", "a", "ü", "尺", "👍", "a\u{0}b", "\u{10FFFF}\u{FFFF}"]
    )
    func valid(text: String) { #expect(UTF8Check.firstInvalidOffset(in: Array(text.utf8)) == nil) }

    @Test(
        "the first byte that begins no character of UTF-8 is told",
        arguments: [
            ([0xFF], 0), ([0x61, 0x80], 1), ([0x61, 0xC3], 1), ([0xC0, 0xAF], 0), ([0xE0, 0x80, 0x80], 0),
            ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xC3, 0xBC, 0xC3, 0x28], 2),
            ([0xF0, 0x9F, 0x91], 0),
        ] as [([UInt8], Int)]
    )
    func invalid(bytes: [UInt8], offset: Int) { #expect(UTF8Check.firstInvalidOffset(in: bytes) == offset) }

    @Test("it is told wherever it stands in a longer text", arguments: 0..<24)
    func insideOfText(offset: Int) {
        var bytes = [UInt8](repeating: 0x61, count: 24)
        bytes[offset] = 0xFF
        #expect(UTF8Check.firstInvalidOffset(in: bytes) == offset)
        bytes[offset] = 0x80
        #expect(UTF8Check.firstInvalidOffset(in: bytes) == offset)
    }

    @Test("the same bytes are valid here and for the standard library, for every pair and many triples")
    func agreesWithTheStandardLibrary() {
        var disagreements: [[UInt8]] = []
        for first in UInt8(0x7E)...0xFF {
            for second in UInt8.min...0xFF {
                for rest in [[], [0x80], [0xBF, 0xBF], [0x41]] as [[UInt8]] {
                    let bytes = [first, second] + rest
                    let isValid = Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes
                    if (UTF8Check.firstInvalidOffset(in: bytes) == nil) != isValid { disagreements.append(bytes) }
                }
            }
        }
        #expect(disagreements.isEmpty)
    }

    // MARK: Searches

    @Test(
        "bytes are found wherever they begin, and nowhere else",
        arguments: ["", "a", "ab", "ba", "aab", "aba", "baab", "abab"]
    )
    func found(sought: String) {
        var texts = [""]
        var longest = texts
        for _ in 0..<5 {
            longest = longest.flatMap { ["\($0)a", "\($0)b"] }
            texts += longest
        }
        let wrong = texts.filter { Array($0.utf8).holds(Array(sought.utf8)) != $0.contains(sought) }
        #expect(wrong == [])
        #expect(texts.count == 63)
    }

    @Test("bytes are found in lines, whichever these are and however they end", arguments: ["a", "ab", "ba", "aab"])
    func foundInLines(sought: String) {
        var texts = [""]
        for _ in 0..<7 { texts = texts.flatMap { ["\($0)a", "\($0)b", "\($0)\n"] } }
        let wrong = texts.filter { text in
            let lines = Array(text.utf8).lines(holding: Array(sought.utf8)) { $0 == UInt8(ascii: "\n") }
            return lines.map { String(decoding: $0, as: UTF8.self) }
                != text.split(separator: "\n").map(String.init).filter { $0.contains(sought) }
        }
        #expect(wrong == [])
        #expect(texts.count == 2187)
    }

    // MARK: Lines and columns

    private let file = SourcePath("a.txt")

    private func places(_ text: String) -> [String] {
        let index = LineIndex(Array(text.utf8))
        return (0...text.utf8.count).map { place(index.location(of: $0, in: file)) }
    }

    @Test("a line feed, a carriage return and the two together each end one line")
    func lineBreaks() {
        for (text, expected) in [
            ("", ["1:1"]), ("ab", ["1:1", "1:2", "1:3"]), ("a\nb", ["1:1", "1:2", "2:1", "2:2"]),
            ("a\rb", ["1:1", "1:2", "2:1", "2:2"]), ("a\r\nb", ["1:1", "1:2", "1:3", "2:1", "2:2"]),
            ("\n\r\n\r", ["1:1", "2:1", "2:2", "3:1", "4:1"]), ("\r\r\n\n", ["1:1", "2:1", "2:2", "3:1", "4:1"]),
        ] {
            #expect(places(text) == expected)
        }
    }

    @Test("a column counts bytes of UTF-8, as compilers do")
    func bytesOfColumns() {
        // ü has two bytes, the emoji four.
        #expect(places("ü👍x").last == "1:8")
        // A separator that only Unicode knows ends no line.
        #expect(places("a\u{2028}b").last == "1:6")
    }

    @Test("an offset behind the end is on the last line")
    func behindTheEnd() {
        let location = LineIndex(Array("a\nb".utf8)).location(of: 10, in: file)
        #expect(location.line == 2)
    }

    @Test("line breaks are found wherever they stand in the eight bytes read at once", arguments: 0..<20)
    func everyAlignment(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let alphabet: [UInt8] = [0x61, 0x0A, 0x0D, 0x0A, 0x0D, 0x0B, 0x0C, 0x8A, 0x8D, 0x00, 0xFF, 0x62, 0x63, 0x64]
        for length in 0..<70 {
            let bytes = (0..<length).map { _ in alphabet.randomElement(using: &random) ?? 0 }
            let index = LineIndex(bytes)
            var line = 1
            var column = 1
            for offset in 0...length {
                let location = index.location(of: offset, in: file)
                #expect(location == SourceLocation(file: file, line: line, column: column), "\(bytes) at \(offset)")
                guard offset < length else { break }
                let isReturnOfPair = bytes[offset] == 0x0D && offset + 1 < length && bytes[offset + 1] == 0x0A
                if bytes[offset] == 0x0A || (bytes[offset] == 0x0D && !isReturnOfPair) {
                    line += 1
                    column = 1
                } else {
                    column += 1
                }
            }
        }
    }

    @Test("an index made from line starts is the same as one made from the bytes")
    func fromStarts() {
        let bytes = Array("one\ntwo\r\nthree".utf8)
        let found = LineIndex(bytes)
        let given = LineIndex(starts: [0, 4, 9])
        for offset in 0...bytes.count {
            #expect(found.location(of: offset, in: file) == given.location(of: offset, in: file))
        }
    }
}
