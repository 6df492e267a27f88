/// Reads the points of documentation comments: `/// - name: text`, with the lines below that are indented further.
struct DocumentationLists {
    private static let depthLimit = 4

    private let source: SwiftTokens
    private(set) var lists: [SwiftList] = []

    init(_ source: SwiftTokens, _ comment: Range<Int>) {
        self.source = source
        var lines: [Range<Int>] = []
        var start = comment.lowerBound
        while start < comment.upperBound {
            let end = source.lineEnd(start)
            lines.append(start..<end)
            start = end
        }
        lists = lists(in: lines[...], depth: 0)
    }

    /// Reads the text behind the slashes of a line: how far in, and whether it is a point. nil for another comment.
    private func text(_ line: Range<Int>) -> (indentation: Int, isPoint: Bool, text: ArraySlice<UInt8>)? {
        let content = source.bytes[line].drop { $0.isBlank }
        guard content.starts(with: "///".utf8) else { return nil }
        let behind = content.dropFirst(3)
        let text = behind.drop { $0.isBlank }
        let isPoint = text.starts(with: "- ".utf8)
        let isEmpty = text.first?.isLineBreak ?? true
        return (isEmpty ? Int.max : text.startIndex - behind.startIndex, isPoint, text)
    }

    private func lists(in lines: ArraySlice<Range<Int>>, depth: Int) -> [SwiftList] {
        guard depth < Self.depthLimit else { return [] }
        var lists: [SwiftList] = []
        var index = lines.startIndex
        while index < lines.endIndex {
            guard let first = text(lines[index]), first.isPoint else {
                index += 1
                continue
            }
            let start = index
            var points: [Range<Int>] = []
            while index < lines.endIndex, let text = text(lines[index]) {
                if text.indentation == first.indentation, text.isPoint {
                    points.append(index..<index + 1)
                } else if text.indentation > first.indentation, text.indentation < Int.max {
                    points[points.count - 1] = points[points.count - 1].lowerBound..<index + 1
                } else {
                    break
                }
                index += 1
            }
            let contents = lines[start].lowerBound..<lines[index - 1].upperBound
            let role = start > lines.startIndex ? self.role(lines[start - 1]) : "points"
            lists.append(SwiftList(.points, role: role, contents, points.map { point(lines[$0], depth: depth) }))
        }
        return lists
    }

    private func point(_ lines: ArraySlice<Range<Int>>, depth: Int) -> SwiftElement {
        let first = lines[lines.startIndex]
        let text = text(first)?.text ?? []
        let name = text.prefix { $0 != UInt8(ascii: ":") && !$0.isLineBreak }
        return SwiftElement(
            .point,
            name: String(decoding: name, as: UTF8.self),
            first.lowerBound..<lines[lines.endIndex - 1].upperBound,
            lists: lists(in: lines.dropFirst(), depth: depth + 1)
        )
    }

    /// A list is told from others by the line above it.
    private func role(_ line: Range<Int>) -> String {
        "points " + String(decoding: text(line)?.text ?? [], as: UTF8.self)
    }
}
