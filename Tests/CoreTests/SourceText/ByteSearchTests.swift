import SourceText
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
}
