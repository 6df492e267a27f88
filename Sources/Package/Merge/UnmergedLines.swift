/// Lines that are generated now and that a merge leaves out, because people keep their edits of the place.
package struct UnmergedLines: Sendable, Equatable {
    /// Line at which they would stand in the file that people keep, counted from 1.
    package let line: Int
    /// Lines without their ends; empty where lines would go away.
    package let generated: [String]

    static func all(in merge: ThreeWayMerge) -> [UnmergedLines] {
        let text = TextLines(merge.bytes)
        var left = 0
        return merge.conflicts.map { conflict in
            let marked = conflict.lines.map { String(decoding: text.content(of: $0 - 1), as: UTF8.self) }
            let sides = ConflictMarker.allCases.map { marker in marked.firstIndex(of: marker.text) ?? marked.count - 1 }
            let generated = Array(marked[min(sides[2] + 1, sides[3])..<sides[3]])
            let line = conflict.lines.lowerBound - left
            left += marked.count - max(sides[1] - 1, 0)
            return UnmergedLines(line: line, generated: generated)
        }
    }
}
