import Core
import Testing

@Suite("Bytes in bytes")
struct ByteSearchTests {
    @Test(
        "are found wherever they begin, and nowhere else",
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

    @Test("are found in lines, whichever of them these are and however they end", arguments: ["a", "ab", "ba", "aab"])
    func lines(sought: String) {
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
}
