import Foundation
import TestSupport
import Testing

@testable import Package

@Suite("Printing a change as a unified diff")
struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String) -> String {
        UnifiedDiff(old: Array(old.utf8), new: Array(new.utf8), oldName: "a/file", newName: "b/file").text
    }

    @Test("hunks have three lines of context, and those that would touch are one")
    func context() {
        let old = (1...30).map { "\($0)\n" }
        var new = old
        new[4] = "five\n"
        new[11] = "twelve\n"
        new[25] = "26\nmore\n"
        #expect(
            diff(old.joined(), new.joined()) == """
                --- a/file
                +++ b/file
                @@ -2,14 +2,14 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8
                 9
                 10
                 11
                -12
                +twelve
                 13
                 14
                 15
                @@ -24,6 +24,7 @@
                 24
                 25
                 26
                +more
                 27
                 28
                 29

                """
        )
    }

    @Test("a new file, a removed one, and one of a single line")
    func ends() {
        #expect(diff("", "a\nb\n") == "--- a/file\n+++ b/file\n@@ -0,0 +1,2 @@\n+a\n+b\n")
        #expect(diff("a\nb\n", "") == "--- a/file\n+++ b/file\n@@ -1,2 +0,0 @@\n-a\n-b\n")
        #expect(diff("a\n", "b\n") == "--- a/file\n+++ b/file\n@@ -1 +1 @@\n-a\n+b\n")
        #expect(diff("a\n", "a\n") == "")
    }

    @Test("a missing last line break is told, on whichever side it is missing")
    func missingLineBreak() {
        let note = "\\ No newline at end of file\n"
        #expect(diff("a", "a\n") == "--- a/file\n+++ b/file\n@@ -1 +1 @@\n-a\n\(note)+a\n")
        #expect(diff("a\nb", "c\nb") == "--- a/file\n+++ b/file\n@@ -1,2 +1,2 @@\n-a\n+c\n b\n\(note)")
    }

    @Test("other line endings are a change, because they change the file")
    func endings() { #expect(diff("a\r\n", "a\n") == "--- a/file\n+++ b/file\n@@ -1 +1 @@\n-a\r\n+a\n") }

    @Test("a name with a space is ended by a tab")
    func names() {
        let diff = UnifiedDiff(old: [], new: [0x61, 0x0A], oldName: "/dev/null", newName: "b/a file")
        #expect(diff.text == "--- /dev/null\n+++ b/a file\t\n@@ -0,0 +1 @@\n+a\n")
    }

    // MARK: What others make of it

    /// Pairs of texts of all kinds: with and without a last line break, with other line endings. Neither an empty file nor
    /// an equal one is anything to be patched.
    private static let pairs = (0..<Loop.rounds(300)).map { seed -> (old: [UInt8], new: [UInt8]) in
        var random = SeededGenerator(seed: UInt64(seed))
        let texts = seed % 3 == 0 ? MergeCase.dense(MergeCase.scaffolds, &random) : MergeCase.tiny(&random)
        let ends = ["\n", "\n", "\n", "\r\n"]
        let bytes = [texts.base, texts.yours].map { lines in
            Array(lines.map { $0 + (ends.randomElement(using: &random) ?? "") }.joined().utf8)
        }
        return (Array(bytes[0].dropLast(seed % 4 / 3)), Array(bytes[1].dropLast(seed % 5 / 4)))
    }
    .filter { $0.old != $0.new && !$0.old.isEmpty && !$0.new.isEmpty }

    @Test("patch makes the new file of the old one", .enabled(if: Program.isInstalled("patch"), "there is no patch"))
    func patch() async throws { try await apply("patch -s -f -i $i.diff $i.old") }

    @Test("git apply makes the new file of the old one", .enabled(if: GitMergeFile.isInstalled, "git is not installed"))
    func gitApply() async throws { try await apply("git apply --whitespace=nowarn $i.diff") }

    private func apply(_ command: String) async throws {
        let folder = try TemporaryFolder()
        for (index, pair) in Self.pairs.enumerated() {
            let diff = UnifiedDiff(old: pair.old, new: pair.new, oldName: "a/\(index).old", newName: "b/\(index).old")
            try Data(pair.old).write(to: folder.url.appending(path: "\(index).old"))
            try Data(diff.bytes).write(to: folder.url.appending(path: "\(index).diff"))
        }
        try await Program.shell(
            "i=0; while [ $i -lt \(Self.pairs.count) ]; do \(command); i=$((i + 1)); done",
            in: folder
        )
        for (index, pair) in Self.pairs.enumerated() {
            let result = try Data(contentsOf: folder.url.appending(path: "\(index).old"))
            #expect([UInt8](result) == pair.new, "\(index)")
        }
    }
}

extension UnifiedDiff {
    fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
