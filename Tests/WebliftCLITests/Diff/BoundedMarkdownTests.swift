import Foundation
import TestSupport
import Testing

@testable import WebliftCLI

@Suite("Markdown that fits into a comment")
struct BoundedMarkdownTests {
    private let folder = TemporaryFolder()

    private static func block(_ title: String, _ lines: [String], rank: Int) -> BoundedMarkdown.Block {
        .init(head: ["", "## \(title) (\(lines.count))"], parts: [.init(head: [""], lines: lines)], rank: rank)
    }

    @Test("what fits is printed as it is, in its order, without a remark")
    func small() {
        let blocks = [Self.block("Notes", ["- b"], rank: 3), Self.block("Breaking", ["- a"], rank: 0)]
        let lines = BoundedMarkdown(head: ["# Changes"], blocks: blocks, whole: nil).lines
        #expect(lines == ["# Changes", "", "## Notes (1)", "", "- b", "", "## Breaking (1)", "", "- a"])
    }

    @Test("of what does not fit the lines of the lowest rank stay, in their order, and the others are counted")
    func large() {
        let line = "- " + String(repeating: "x", count: 98)
        let worst = (0..<400).map { "\(line)\($0)" }
        let others = (0..<400).map { "\(line)other\($0)" }
        let blocks = [Self.block("Notes", others, rank: 3), Self.block("Breaking", worst, rank: 0)]
        let address = "https://example.org/report.html"
        let lines = BoundedMarkdown(head: ["# Changes"], blocks: blocks, whole: address).lines
        #expect(lines.filter(worst.contains) == worst)
        let kept = lines.filter(others.contains)
        #expect(!kept.isEmpty && kept == Array(others.prefix(kept.count)))
        let told = "\(400 - kept.count) lines of this report do not fit into a comment. Here is all of it:"
        #expect(lines.last == "\(told) <https://example.org/report.html>")
    }

    /// By characters as GitHub counts them, which is not what Swift calls a character.
    private static func length(_ lines: [String]) -> Int { lines.joined(separator: "\n").utf16.count }

    @Test(
        "is never longer than its limit, whatever is in it, and counts each line that it leaves out",
        arguments: 0..<40
    )
    func property(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
        // A library can have any number of causes, whose heads are folded away with their lines.
        let folded = (0..<number(0...600)).map { number in
            BoundedMarkdown.Block(
                head: ["", String(repeating: "h", count: 140)],
                parts: [.init(head: [""], lines: ["- \(number)"])],
                foot: ["end"],
                rank: 2,
                isHeading: false
            )
        }
        let others = (0..<number(1...6)).map { place in
            let parts = (0..<number(0...3)).map { _ in
                let lines = (0..<number(0...300)).map { line in
                    let count = line == 7 ? 70_000 : number(0...200)
                    return "- " + String(repeating: Bool.random(using: &random) ? "x" : "👩‍👩‍👧", count: count)
                }
                return BoundedMarkdown.Part(head: ["", "| head |"], lines: lines, foot: ["foot"])
            }
            return BoundedMarkdown.Block(
                head: ["", "## \(place)"],
                parts: parts,
                foot: ["end"],
                rank: number(0...3),
                isHeading: Bool.random(using: &random)
            )
        }
        let blocks = folded + others
        let lines = BoundedMarkdown(head: ["# Changes"], blocks: blocks, whole: nil).lines
        #expect(Self.length(lines) <= BoundedMarkdown.limit)
        let total = blocks.reduce(0) { $0 + $1.parts.reduce(0) { $0 + $1.lines.count } }
        let rest = total - lines.count { $0.hasPrefix("- ") }
        let told = lines.last.flatMap { Int($0.prefix { $0.isNumber }) }
        #expect(told == (rest == 0 ? nil : rest))
    }

    @Test("the report of a large release is bounded, says how much is left out, and where it is")
    func report() throws {
        let old = SmallLibrary.apple((0..<900).map { "gone\($0)" })
        let new = SmallLibrary.apple((0..<900).map { "zebra\($0 * 7919)" })
        let words = ["--format", "markdown", "--quiet", "--report-url", "https://example.org/a"]
        let text = try folder.diff(old, new, words).outputText
        #expect(text.utf16.count <= BoundedMarkdown.limit)
        #expect(text.contains("## Breaking (900)"))
        #expect(text.hasSuffix("do not fit into a comment. Here is all of it: <https://example.org/a>\n"))
        let rows = text.split(separator: "\n").count { $0.contains("property removed `gone") }
        #expect(rows > 300)
    }

    @Test(
        "names that are longer than a comment are shortened, and the changes below them stay",
        arguments: ["name", "version"]
    )
    func names(member: String) throws {
        let long = String(repeating: "a", count: 70_000)
        let (library, version) = member == "name" ? (long, "1.0.0") : ("fruit", "1.0.0-\(long)")
        let old = SmallLibrary.apple(["olt"], package: "\(library) \(version)")
        let new = SmallLibrary.apple(["mip"], package: "\(library) \(version)")
        for (words, name) in [([], "`olt`"), (["--history"], "olt")] {
            let run = try folder.diff(old, new, words + ["--format", "markdown", "--quiet"])
            #expect(run.outputText.utf16.count <= BoundedMarkdown.limit)
            #expect(run.outputText.contains("property removed \(name)"), "\(run.errorText)")
        }
    }

    @Test(
        "an address is one that a link can hold, and is for Markdown",
        arguments: [["javascript:alert(1)"], ["https://a.b/<x>"], ["https://a.b/", "--format", "json"]]
    )
    func address(words: [String]) {
        let format = words.count == 1 ? ["--format", "markdown"] : Array(words.dropFirst())
        let all = ["diff", "a", "b", "--report-url", words[0]] + format
        #expect(ConsoleRun(all).exit == .usage)
    }
}
