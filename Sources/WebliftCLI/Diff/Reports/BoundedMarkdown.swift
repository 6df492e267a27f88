import Core
import Documents
import Releases

/// Fits into a comment: the most important lines first, and a count of the others.
struct BoundedMarkdown {
    /// Comments on GitHub hold 65,536 characters; a workflow adds text of its own.
    static let limit = 60_000

    /// Any of its lines may be left out.
    struct Part {
        var head: [String]
        var lines: [String]
        var foot: [String] = []
    }

    struct Block {
        var head: [String]
        var parts: [Part]
        var foot: [String] = []
        /// Low numbers are chosen first.
        var rank = 0
        /// Says something although nothing of the rest fits.
        var isHeading = true
    }

    let head: [String]
    let blocks: [Block]
    /// nil where nobody names it.
    let whole: String?

    var lines: [String] {
        let all = blocks.map { block in block.parts.map { Array($0.lines.indices) } }
        let everything = head + lines(all)
        return Self.length(everything) <= Self.limit ? everything : boundedLines
    }

    private var boundedLines: [String] {
        let kept = kept
        let total = blocks.reduce(0) { $0 + $1.parts.reduce(0) { $0 + $1.lines.count } }
        let rest = total - kept.reduce(0) { $0 + $1.reduce(0) { $0 + $1.count } }
        return head + lines(kept) + ["", note(rest)]
    }

    private func lines(_ kept: [[[Int]]]) -> [String] {
        zip(blocks, kept).flatMap { block, kept -> [String] in
            let parts = zip(block.parts, kept).flatMap { part, places -> [String] in
                places.isEmpty ? [] : part.head + places.map { part.lines[$0] } + part.foot
            }
            guard parts.isEmpty else { return block.head + parts + block.foot }
            return block.isHeading ? block.head : []
        }
    }

    private func note(_ count: Int) -> String {
        let lead = "\(Count.of("line", count)) of this report \(count == 1 ? "does" : "do") not fit into a comment."
        return lead + " "
            + (whole.map { "Here is all of it: <\($0)>" } ?? "`weblift diff --format html` prints all of it.")
    }

    /// Numbers of the lines that fit. Text around lines costs nothing before the first of them is kept.
    private var kept: [[[Int]]] {
        var room = Self.limit - Self.length(head) - Self.length(["", note(.max)])
        for block in blocks where block.isHeading { room -= Self.length(block.head) }
        var kept = blocks.map { $0.parts.map { _ in [Int]() } }
        for index in blocks.indices.sorted(by: { (blocks[$0].rank, $0) < (blocks[$1].rank, $1) }) {
            let block = blocks[index]
            var around = Self.length(block.foot) + (block.isHeading ? 0 : Self.length(block.head))
            for (number, part) in block.parts.enumerated() {
                var frame = Self.length(part.head) + Self.length(part.foot)
                for (place, line) in part.lines.enumerated() {
                    let length = Self.length([line]) + around + frame
                    guard length <= room else { continue }
                    room -= length
                    (around, frame) = (0, 0)
                    kept[index][number].append(place)
                }
            }
        }
        return kept
    }

    /// GitHub counts the ends of lines as well.
    private static func length(_ lines: [String]) -> Int { lines.reduce(0) { $0 + $1.utf16.count + 1 } }
}

extension BoundedMarkdown {
    /// An input can give a name that is longer than a comment.
    static func name(_ text: String) -> String {
        MarkdownCell.plain(text.count <= longestName ? text : text.prefix(longestName - 1) + "…").text
    }

    private static let longestName = 120
}

extension BoundedMarkdown.Part {
    static func table(_ titles: [String], _ rows: [String]) -> Self {
        Self(head: [""] + MarkdownCell.table(titles, []), lines: rows)
    }

    /// No line can end the block of code: a sign stands in front of each.
    static func swift(_ edits: [SwiftEdit]) -> Self {
        let lines = edits.flatMap { edit in
            [edit.before.map { "- \(TerminalText.line($0))" }, edit.after.map { "+ \(TerminalText.line($0))" }]
                .compactMap(\.self)
        }
        return Self(head: ["", "```diff"], lines: lines, foot: ["```"])
    }
}
