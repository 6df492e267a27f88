import Testing

@testable import Package

@Suite("Finding conflicts that nobody has solved")
struct ConflictMarkersTests {
    private func lines(_ text: String) -> [Int] { ConflictMarkers(in: Array(text.utf8)).lines }

    @Test("every marker counts, so that a conflict that is half solved is not taken for solved")
    func remains() {
        #expect(
            lines("a\n<<<<<<< yours\nb\n||||||| last generated\n=======\nc\n>>>>>>> now generated\n") == [2, 4, 5, 7]
        )
        #expect(lines("a\n>>>>>>> now generated\n") == [2])
        #expect(lines("a\n||||||| last generated") == [2])
        #expect(lines("a\r\n<<<<<<< yours\r\n=======\r\n") == [2])
    }

    @Test("markers of others, and lines that only look alike, are none of ours")
    func others() {
        #expect(lines("") == [])
        #expect(lines("let a = 1\n") == [])
        #expect(lines("Heading\n=======\n") == [])
        #expect(lines("<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main\n") == [])
        #expect(lines(" <<<<<<< yours\n") == [])
        #expect(lines("/// <<<<<<< yours\n") == [])
        #expect(lines("<<<<<<< yours and more\n") == [])
    }

    @Test("a line of equals signs outside of a conflict is a heading")
    func heading() {
        let conflict = "<<<<<<< yours\n=======\n>>>>>>> now generated\n"
        #expect(lines("Heading\n=======\n" + conflict + "=======\n") == [3, 4, 5])
    }
}
