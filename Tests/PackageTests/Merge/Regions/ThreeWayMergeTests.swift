import Testing

@testable import Package

@Suite("Merging three texts by lines")
struct ThreeWayMergeTests {
    private func merge(_ base: String, _ yours: String, _ generated: String) -> ThreeWayMerge {
        ThreeWayMerge(base, yours, generated)
    }

    @Test("changes of both sides in different places are both taken over")
    func disjoint() {
        let merge = merge("a\nb\nc\nd\n", "A\nb\nc\nd\n", "a\nb\nc\nD\n")
        #expect(merge.text == "A\nb\nc\nD\n")
        #expect(merge.isClean)
        #expect(merge.isCombined)
    }

    @Test("one unchanged line between two changes is enough to keep them apart")
    func neighbors() { #expect(merge("a\nb\nc\n", "A\nA\nb\nc\n", "a\nb\nnew\nc\n").text == "A\nA\nb\nnew\nc\n") }

    @Test("a line that both changed differently is a conflict, with what both began with")
    func conflict() {
        let merge = merge("a\nb\nc\n", "a\nmine\nc\n", "a\nnew\nc\n")
        #expect(
            merge.text == """
                a
                <<<<<<< yours
                mine
                ||||||| last generated
                b
                =======
                new
                >>>>>>> now generated
                c

                """
        )
        #expect(merge.conflicts == [MergeConflict(lines: 2...8)])
    }

    @Test("two conflicts have places of their own")
    func twoConflicts() {
        let merge = merge("a\nb\nc\n", "1\nb\n2\n", "3\nb\n4\n")
        #expect(merge.conflicts == [MergeConflict(lines: 1...7), MergeConflict(lines: 9...15)])
    }

    @Test("what one removed and the other changed is a conflict, whoever did what")
    func removedAndChanged() {
        let expected = "a\n<<<<<<< yours\n||||||| last generated\nb\n=======\nnew\n>>>>>>> now generated\nc\n"
        #expect(merge("a\nb\nc\n", "a\nc\n", "a\nnew\nc\n").text == expected)
        let wanted = "a\n<<<<<<< yours\nmine\n||||||| last generated\nb\n=======\n>>>>>>> now generated\nc\n"
        #expect(merge("a\nb\nc\n", "a\nmine\nc\n", "a\nc\n").text == wanted)
    }

    @Test("the same change on both sides is there once")
    func sameChange() {
        let merge = merge("a\nb\nc\n", "a\nB\nc\nmine\n", "new\na\nB\nc\n")
        #expect(merge.text == "new\na\nB\nc\nmine\n")
        #expect(merge.isClean)
    }

    @Test("equal lines at the ends of a conflict are in the result and not in the conflict")
    func trimming() {
        let merge = merge("a\nb\nz\n", "a\n1\nmine\n2\nz\n", "a\n1\nnew\n2\nz\n")
        #expect(
            merge.text
                == "a\n1\n<<<<<<< yours\nmine\n||||||| last generated\nb\n=======\nnew\n>>>>>>> now generated\n2\nz\n"
        )
    }

    // MARK: Changes that touch

    @Test("neighboring lines, each altered or removed by one side, are no conflict")
    func touchingInPlace() {
        #expect(merge("a\nb\nc\nd\n", "a\nB\nc\nd\n", "a\nb\nC\nd\n").text == "a\nB\nC\nd\n")
        #expect(merge("a\nb\nc\nd\n", "a\nc\nd\n", "a\nb\nC\nd\n").text == "a\nC\nd\n")
        #expect(merge("a\nb\nc\nd\n", "a\nc\nd\n", "a\nb\nd\n").text == "a\nd\n")
        #expect(merge("a\nb\nc\nd\n", "a\nb\nC\nd\n", "a\nB\nc\nd\n").text == "a\nB\nC\nd\n")
    }

    @Test("new lines beside a change of the other side are a conflict, because either could come first")
    func touchingInsertion() {
        #expect(!merge("a\nb\nc\n", "a\nmine\nb\nc\n", "a\nB\nc\n").isClean)
        #expect(!merge("a\nb\nc\n", "a\nb\nmine\nc\n", "a\nB\nc\n").isClean)
        #expect(!merge("a\nb\nc\n", "a\nmine\nb\nc\n", "a\nnew\nb\nc\n").isClean)
        #expect(!merge("a\nb\nc\nd\n", "a\nB\nmine\nc\nd\n", "a\nb\nC\nd\n").isClean)
    }

    // MARK: Line endings

    @Test("a file that an editor converted stays converted, also in what is new")
    func converted() {
        let merge = merge("a\nb\nc\nd\n", "A\r\nb\r\nc\r\nd\r\n", "a\nb\nc\nD\nnew\n")
        #expect(merge.text == "A\r\nb\r\nc\r\nD\r\nnew\r\n")
        #expect(self.merge("a\r\nb\r\nc\r\nd\r\n", "A\nb\nc\nd\n", "a\r\nb\r\nc\r\nD\r\n").text == "A\nb\nc\nD\n")
    }

    @Test("what is generated with other endings converts the file, if nobody else did")
    func generatedConverts() {
        #expect(merge("a\nb\nc\n", "A\nb\nc\nmine\n", "a\r\nb\r\nc\r\n").text == "A\r\nb\r\nc\r\nmine\r\n")
    }

    @Test("each line of a mixed file keeps its ending, and a changed ending is a change like any other")
    func mixed() {
        #expect(merge("a\r\nb\nc\r\nd\n", "A\r\nb\nc\r\nd\n", "a\r\nb\nc\r\nD\n").text == "A\r\nb\nc\r\nD\n")
        #expect(merge("a\nb\nc\r\nd\n", "A\nb\nc\r\nd\n", "a\nb\r\nc\r\nD\n").text == "A\nb\r\nc\r\nD\n")
    }

    @Test("markers end like the lines of the file")
    func markers() {
        let merge = merge("a\r\n", "b\r\n", "c\r\n")
        let expected = "<<<<<<< yours\r\nb\r\n||||||| last generated\r\na\r\n=======\r\nc\r\n>>>>>>> now generated\r\n"
        #expect(merge.text == expected)
        #expect(ConflictMarkers(in: merge.bytes).lines == [1, 3, 5, 7])
    }

    @Test("a missing last line break stays missing, and one that a side takes away or adds does so without a conflict")
    func lastLineBreak() {
        #expect(merge("a\nb\nc", "A\nb\nc", "a\nb\nC").text == "A\nb\nC")
        #expect(merge("a\nb\nc\n", "A\nb\nc", "a\nb\nC\n").text == "A\nb\nC")
        #expect(merge("a\nb\nc", "A\nb\nc", "a\nb\nC\n").text == "A\nb\nC\n")
        #expect(merge("a\nb\nc\n", "A\nb\nc\n", "a\nb\nc\nnew").text == "A\nb\nc\nnew")
        #expect(merge("a\nb", "a\nb\nmine", "A\nb").text == "A\nb\nmine")
    }

    @Test("in a conflict at the end of a file every line is ended, so that markers have lines of their own")
    func conflictAtTheEnd() {
        let expected = "<<<<<<< yours\nb\n||||||| last generated\na\n=======\nc\n>>>>>>> now generated\n"
        #expect(merge("a", "b", "c").text == expected)
    }

    @Test("a lone carriage return is no line break")
    func carriageReturn() { #expect(merge("a\rb\nc\nd\n", "a\rB\nc\nd\n", "a\rb\nc\nD\n").text == "a\rB\nc\nD\n") }
}
