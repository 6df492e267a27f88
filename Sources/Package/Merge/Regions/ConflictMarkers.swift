/// The conflicts of an earlier merge that nobody has solved yet, by the markers that are left of them.
///
/// Only markers with our own labels count, each alone on its line. The separator has no label: a line of equals signs
/// may be a heading, and counts only between other markers.
package struct ConflictMarkers: Sendable, Equatable {
    /// The lines with markers, counted from 1, ascending.
    package let lines: [Int]

    package init(in bytes: [UInt8]) {
        let open = ConflictMarker.yours.text.utf8.prefix(7)
        let candidates: [UInt8] = ConflictMarker.allCases.compactMap { $0.text.utf8.first }
        // Hardly any file has a marker: one look for the first bytes of lines is all that most ask for.
        guard bytes.count >= open.count, Self.hasLine(in: bytes, beginningWith: candidates) else {
            lines = []
            return
        }
        let text = TextLines(bytes)
        var found: [(line: Int, marker: ConflictMarker)] = []
        for line in 0..<text.count {
            let content = text.content(of: line)
            guard let first = content.first, candidates.contains(first) else { continue }
            if let marker = ConflictMarker.allCases.first(where: { content.elementsEqual($0.text.utf8) }) {
                found.append((line + 1, marker))
            }
        }
        let labeled = found.filter { $0.marker != .separator }.map(\.line)
        guard let first = labeled.first, let last = labeled.last else {
            lines = []
            return
        }
        lines = found.map(\.line).filter { $0 >= first && $0 <= last }
    }

    package var isEmpty: Bool { lines.isEmpty }

    private static func hasLine(in bytes: [UInt8], beginningWith candidates: [UInt8]) -> Bool {
        var isAtStart = true
        for byte in bytes {
            if isAtStart, candidates.contains(byte) { return true }
            isAtStart = byte == UInt8(ascii: "\n")
        }
        return false
    }
}
