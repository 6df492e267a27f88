import Testing

@testable import Package

@Suite("Merging three texts by lines")
struct ThreeWayMergeTests {
    private func merge(_ base: String, _ yours: String, _ generated: String) -> ThreeWayMerge {
        ThreeWayMerge(base, yours, generated)
    }

    @Test("what can be brought together is brought together", arguments: brought)
    func together(promise: String, base: String, yours: String, generated: String, merged: String) {
        let merge = merge(base, yours, generated)
        #expect(merge.text == merged, "\(promise)")
        #expect(merge.isClean)
    }

    /// A promise, three texts and what they come to.
    private static let brought = [
        (
            "changes of both sides in different places are both taken over",
            "a\nb\nc\nd\n", "A\nb\nc\nd\n", "a\nb\nc\nD\n", "A\nb\nc\nD\n"
        ),
        (
            "one unchanged line between two changes is enough to keep them apart",
            "a\nb\nc\n", "A\nA\nb\nc\n", "a\nb\nnew\nc\n", "A\nA\nb\nnew\nc\n"
        ),
        (
            "the same change on both sides is there once",
            "a\nb\nc\n", "a\nB\nc\nmine\n", "new\na\nB\nc\n", "new\na\nB\nc\nmine\n"
        ),
        (touching, "a\nb\nc\nd\n", "a\nB\nc\nd\n", "a\nb\nC\nd\n", "a\nB\nC\nd\n"),
        (touching, "a\nb\nc\nd\n", "a\nc\nd\n", "a\nb\nC\nd\n", "a\nC\nd\n"),
        (touching, "a\nb\nc\nd\n", "a\nc\nd\n", "a\nb\nd\n", "a\nd\n"),
        (touching, "a\nb\nc\nd\n", "a\nb\nC\nd\n", "a\nB\nc\nd\n", "a\nB\nC\nd\n"),
        (converted, "a\nb\nc\nd\n", "A\r\nb\r\nc\r\nd\r\n", "a\nb\nc\nD\nnew\n", "A\r\nb\r\nc\r\nD\r\nnew\r\n"),
        (converted, "a\r\nb\r\nc\r\nd\r\n", "A\nb\nc\nd\n", "a\r\nb\r\nc\r\nD\r\n", "A\nb\nc\nD\n"),
        (
            "what is generated with other endings converts the file, if nobody else did",
            "a\nb\nc\n", "A\nb\nc\nmine\n", "a\r\nb\r\nc\r\n", "A\r\nb\r\nc\r\nmine\r\n"
        ),
        (mixed, "a\r\nb\nc\r\nd\n", "A\r\nb\nc\r\nd\n", "a\r\nb\nc\r\nD\n", "A\r\nb\nc\r\nD\n"),
        (mixed, "a\nb\nc\r\nd\n", "A\nb\nc\r\nd\n", "a\nb\r\nc\r\nD\n", "A\nb\r\nc\r\nD\n"),
        (unended, "a\nb\nc", "A\nb\nc", "a\nb\nC", "A\nb\nC"),
        (unended, "a\nb\nc\n", "A\nb\nc", "a\nb\nC\n", "A\nb\nC"),
        (unended, "a\nb\nc", "A\nb\nc", "a\nb\nC\n", "A\nb\nC\n"),
        (unended, "a\nb\nc\n", "A\nb\nc\n", "a\nb\nc\nnew", "A\nb\nc\nnew"),
        (unended, "a\nb", "a\nb\nmine", "A\nb", "A\nb\nmine"),
        ("a lone carriage return is no line break", "a\rb\nc\nd\n", "a\rB\nc\nd\n", "a\rb\nc\nD\n", "a\rB\nc\nD\n"),
    ]
    private static let touching = "neighboring lines, each altered or removed by one side, are no conflict"
    private static let converted = "a file that an editor converted stays converted, also in what is new"
    private static let mixed = "each line of a mixed file keeps its ending, and a changed one is a change like others"
    private static let unended = "a missing last line break stays missing, and may be taken away or added by a side"

    @Test("what can't is a conflict", arguments: conflicts)
    func apart(promise: String, texts: [String], merged: String, places: [ClosedRange<Int>]) {
        let merge = merge(texts[0], texts[1], texts[2])
        #expect(merge.text == merged, "\(promise)")
        #expect(merge.conflicts.map(\.lines) == places)
        #expect(ConflictMarkers(in: merge.bytes).lines.count == 4 * places.count)
    }

    /// A promise, three texts, what they come to and the lines of conflicts there.
    private static let conflicts = [
        (
            "a line that both changed differently is a conflict, with what both began with",
            ["a\nb\nc\n", "a\nmine\nc\n", "a\nnew\nc\n"], "a\n" + marked("mine\n", "b\n", "new\n") + "c\n", [2...8]
        ),
        (
            "two conflicts have places of their own", ["a\nb\nc\n", "1\nb\n2\n", "3\nb\n4\n"],
            marked("1\n", "a\n", "3\n") + "b\n" + marked("2\n", "c\n", "4\n"), [1...7, 9...15]
        ),
        (
            "what one removed and the other changed is a conflict, whoever did what",
            ["a\nb\nc\n", "a\nc\n", "a\nnew\nc\n"], "a\n" + marked("", "b\n", "new\n") + "c\n", [2...7]
        ),
        (
            "what one removed and the other changed is a conflict, whoever did what",
            ["a\nb\nc\n", "a\nmine\nc\n", "a\nc\n"], "a\n" + marked("mine\n", "b\n", "") + "c\n", [2...7]
        ),
        (
            "equal lines at the ends of a conflict are in the result and not in the conflict",
            ["a\nb\nz\n", "a\n1\nmine\n2\nz\n", "a\n1\nnew\n2\nz\n"],
            "a\n1\n" + marked("mine\n", "b\n", "new\n") + "2\nz\n", [3...9]
        ),
        (
            "markers end like the lines of the file", ["a\r\n", "b\r\n", "c\r\n"],
            marked("b\n", "a\n", "c\n").replacing("\n", with: "\r\n"), [1...7]
        ),
        (
            "in a conflict at the end of a file every line is ended, so that markers have lines of their own",
            ["a", "b", "c"], marked("b\n", "a\n", "c\n"), [1...7]
        ),
    ]

    private static func marked(_ yours: String, _ base: String, _ generated: String) -> String {
        "<<<<<<< yours\n\(yours)||||||| last generated\n\(base)=======\n\(generated)>>>>>>> now generated\n"
    }

    @Test("new lines beside a change of the other side are a conflict, because either could come first")
    func touchingInsertion() {
        #expect(!merge("a\nb\nc\n", "a\nmine\nb\nc\n", "a\nB\nc\n").isClean)
        #expect(!merge("a\nb\nc\n", "a\nb\nmine\nc\n", "a\nB\nc\n").isClean)
        #expect(!merge("a\nb\nc\n", "a\nmine\nb\nc\n", "a\nnew\nb\nc\n").isClean)
        #expect(!merge("a\nb\nc\nd\n", "a\nB\nmine\nc\nd\n", "a\nb\nC\nd\n").isClean)
    }
}

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
        for text in [
            "", "let a = 1\n", "Heading\n=======\n", "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main\n", " <<<<<<< yours\n",
            "/// <<<<<<< yours\n", "<<<<<<< yours and more\n",
        ] {
            #expect(lines(text) == [], "\(text)")
        }
    }

    @Test("a line of equals signs outside of a conflict is a heading")
    func heading() {
        let conflict = "<<<<<<< yours\n=======\n>>>>>>> now generated\n"
        #expect(lines("Heading\n=======\n" + conflict + "=======\n") == [3, 4, 5])
    }
}
