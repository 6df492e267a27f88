import SourceText
import Testing

@Suite("Did you mean …?")
struct NearestNameTests {
    private let words = ["inspect", "generate", "coverage", "diff", "docs"]

    @Test(
        "a slip of the fingers is understood",
        arguments: [
            ("inspct", "inspect"), ("inpsect", "inspect"), ("inspectt", "inspect"), ("INSPECT", "inspect"),
            ("generete", "generate"), ("dif", "diff"), ("doc", "docs"), ("coverge", "coverage"), ("inspect", "inspect"),
        ]
    )
    func slip(word: String, meant: String) {
        #expect(NearestName.of(word, among: words) == meant)
    }

    @Test("what is too far from everything gets no answer", arguments: ["", "x", "banana", "inspectorate", "--"])
    func tooFar(word: String) {
        #expect(NearestName.of(word, among: words) == nil)
    }

    @Test("of two that are as near, the first in the alphabet is told, in whatever order they come")
    func ties() {
        #expect(NearestName.of("cat", among: ["cut", "bat", "car"]) == "bat")
        #expect(NearestName.of("cat", among: ["car", "cut", "bat"]) == "bat")
    }

    @Test("nothing is near to nothing")
    func noCandidates() {
        #expect(NearestName.of("word", among: []) == nil)
    }

    @Test("long words are compared without taking long")
    func longWords() {
        let start = ContinuousClock.now
        let word = String(repeating: "ab", count: 50_000)
        #expect(NearestName.of(word, among: ["a", word + "c", String(repeating: "c", count: 100_000)]) == nil)
        #expect(ContinuousClock.now - start < .seconds(5))
    }
}
