/// Change in the form of `diff -u`, with three lines of context, which `patch` and `git apply` understand.
package struct UnifiedDiff: Sendable {
    /// Empty where the files are the same.
    package let bytes: [UInt8]

    private static let context = 3

    /// Names stand in the first two lines as they are given: `/dev/null` for a file that is not there.
    package init(old: [UInt8], new: [UInt8], oldName: String, newName: String) {
        let (old, new) = (TextLines(old), TextLines(new))
        let numbers = LineNumbering.numbers([old, new], by: .exact)
        let hunks = LineDiff.hunks(numbers[0], numbers[1], shapes: (LineShapes(old), LineShapes(new)))
        guard !hunks.isEmpty else {
            bytes = []
            return
        }
        var bytes = Self.header("---", oldName) + Self.header("+++", newName)
        for group in Self.groups(hunks) { Self.write(group, old, new, into: &bytes) }
        self.bytes = bytes
    }

    /// A name with a space is followed by a tab, so that readers know where it ends.
    private static func header(_ sign: String, _ name: String) -> [UInt8] {
        Array("\(sign) \(name)\(name.utf8.contains(UInt8(ascii: " ")) ? "\t" : "")\n".utf8)
    }

    private static func groups(_ hunks: [LineHunk]) -> [[LineHunk]] {
        var groups: [[LineHunk]] = []
        for hunk in hunks {
            if let last = groups.last?.last, hunk.old.lowerBound - last.old.upperBound <= 2 * context {
                groups[groups.count - 1].append(hunk)
            } else {
                groups.append([hunk])
            }
        }
        return groups
    }

    private static func write(_ hunks: [LineHunk], _ old: TextLines, _ new: TextLines, into bytes: inout [UInt8]) {
        guard let first = hunks.first, let last = hunks.last else { return }
        let before = min(context, first.old.lowerBound)
        let behind = min(context, old.count - last.old.upperBound)
        let oldLines = first.old.lowerBound - before..<last.old.upperBound + behind
        let newLines = first.new.lowerBound - before..<last.new.upperBound + behind
        bytes += "@@ -\(place(oldLines)) +\(place(newLines)) @@\n".utf8
        var position = oldLines.lowerBound
        for hunk in hunks {
            write(position..<hunk.old.lowerBound, of: old, UInt8(ascii: " "), into: &bytes)
            write(hunk.old, of: old, UInt8(ascii: "-"), into: &bytes)
            write(hunk.new, of: new, UInt8(ascii: "+"), into: &bytes)
            position = hunk.old.upperBound
        }
        write(position..<oldLines.upperBound, of: old, UInt8(ascii: " "), into: &bytes)
    }

    /// The first line, from 1, and how many, if not one. No lines stand behind the one before them.
    private static func place(_ lines: Range<Int>) -> String {
        switch lines.count {
        case 0: "\(lines.lowerBound),0"
        case 1: "\(lines.lowerBound + 1)"
        default: "\(lines.lowerBound + 1),\(lines.count)"
        }
    }

    private static func write(_ lines: Range<Int>, of text: TextLines, _ sign: UInt8, into bytes: inout [UInt8]) {
        for line in lines {
            bytes.append(sign)
            bytes += text.bytes[text.range(of: line)]
            if text.ending(of: line) == .none { bytes += "\n\\ No newline at end of file\n".utf8 }
        }
    }
}

/// Lines of an old text and the lines in their place in the new one. One of the two may be empty, never both.
struct LineHunk: Sendable, Equatable {
    var old: Range<Int>
    var new: Range<Int>

    init(_ old: Range<Int>, _ new: Range<Int>) {
        self.old = old
        self.new = new
    }

    /// Whether it leaves the borders to its neighbors alone: as many lines as before, or none.
    var isInPlace: Bool { !old.isEmpty && (new.isEmpty || new.count == old.count) }
}
