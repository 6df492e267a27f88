import Testing

@testable import Workspace

@Suite("Merging three texts by lines")
struct ThreeWayMergeTests {
    private func merge(_ base: String, _ yours: String, _ generated: String) -> ThreeWayMerge {
        ThreeWayMerge(base: Array(base.utf8), yours: Array(yours.utf8), generated: Array(generated.utf8))
    }

    private func text(_ merge: ThreeWayMerge) -> String { String(decoding: merge.bytes, as: UTF8.self) }

    @Test("changes of both sides in different places are both taken over")
    func disjoint() {
        let merge = merge("a\nb\nc\nd\n", "A\nb\nc\nd\n", "a\nb\nc\nD\n")
        #expect(text(merge) == "A\nb\nc\nD\n")
        #expect(merge.isClean)
    }

    @Test("a line that both changed differently is a conflict, with what both began with")
    func conflict() {
        let merge = merge("a\nb\nc\n", "a\nmine\nc\n", "a\nnew\nc\n")
        #expect(
            text(merge) == """
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
        #expect(ConflictMarkers(in: merge.bytes).lines == [2, 4, 6, 8])
    }

    @Test("the same change on both sides is there once")
    func sameChange() {
        let merge = merge("a\nb\nc\n", "a\nB\nc\nmine\n", "new\na\nB\nc\n")
        #expect(text(merge) == "new\na\nB\nc\nmine\n")
        #expect(merge.isClean)
    }
}
