import Core
import Testing

@Suite("Lines and columns")
struct LineIndexTests {
    private let file = SourcePath("a.txt")

    private func places(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        let index = LineIndex(bytes)
        return (0...bytes.count).map { offset in
            let location = index.location(of: offset, in: file)
            return "\(location.line):\(location.column)"
        }
    }

    @Test("a line feed, a carriage return and the two together each end one line")
    func lineBreaks() {
        #expect(places("") == ["1:1"])
        #expect(places("ab") == ["1:1", "1:2", "1:3"])
        #expect(places("a\nb") == ["1:1", "1:2", "2:1", "2:2"])
        #expect(places("a\rb") == ["1:1", "1:2", "2:1", "2:2"])
        #expect(places("a\r\nb") == ["1:1", "1:2", "1:3", "2:1", "2:2"])
        #expect(places("\n\r\n\r") == ["1:1", "2:1", "2:2", "3:1", "4:1"])
        #expect(places("\r\r\n\n") == ["1:1", "2:1", "2:2", "3:1", "4:1"])
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
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        let alphabet: [UInt8] = [0x61, 0x0A, 0x0D, 0x0A, 0x0D, 0x0B, 0x0C, 0x8A, 0x8D, 0x00, 0xFF, 0x62, 0x63, 0x64]
        for length in 0..<70 {
            let bytes = (0..<length).map { _ -> UInt8 in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return alphabet[Int(state >> 33) % alphabet.count]
            }
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
