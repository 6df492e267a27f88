/// Data that all views of a document share. A class, so that handing a view around costs one retain, not four.
final class JSONStorage: Sendable {
    let file: SourceFile
    let nodes: [JSONNode]
    private let lines: LineIndex

    init(file: SourceFile, nodes: [JSONNode], lines: LineIndex) {
        self.file = file
        self.nodes = nodes
        self.lines = lines
    }

    func location(of offset: Int) -> SourceLocation { lines.location(of: offset, in: file.path) }

    /// The index of the node behind a value and everything in it.
    @inline(__always)
    func index(after index: Int) -> Int {
        let node = nodes[index]
        return node.isContainer ? node.extent + 1 : index + 1
    }

    /// The bytes of a value or key as they stand in the file, quotes and brackets included.
    func range(of index: Int) -> Range<Int> {
        let node = nodes[index]
        switch node.kind {
        case .object, .array: return node.offset..<nodes[node.extent].offset + 1
        case .string, .escapedString, .key, .escapedKey: return node.offset..<node.content.upperBound + 1
        case .number, .true, .false, .null, .end: return node.offset..<node.offset + node.extent
        }
    }

    func string(at index: Int, equals text: String) -> Bool {
        var text = text
        return text.withUTF8 { string(at: index, equals: $0) }
    }

    private func string(at index: Int, equals text: UnsafeBufferPointer<UInt8>) -> Bool {
        let node = nodes[index]
        guard node.hasEscapes || node.extent == text.count else { return false }
        return withUTF8(ofStringAt: index) { ByteWord.equal($0, text) }
    }

    func withUTF8<Result>(ofStringAt index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let node = nodes[index]
        return file.bytes.withUnsafeBufferPointer { bytes in
            let content = UnsafeBufferPointer(rebasing: bytes[node.content])
            return node.hasEscapes ? JSONEscapes.withDecoded(content, body) : body(content)
        }
    }

    func indexOfValue(forKey text: String, inObjectAt index: Int) -> Int? {
        guard nodes[index].kind == .object else { return nil }
        let end = nodes[index].extent
        var text = text
        return text.withUTF8 { text in
            var found: Int?
            var key = index + 1
            while key < end {
                if string(at: key, equals: text) { found = key + 1 }
                key = self.index(after: key + 1)
            }
            return found
        }
    }
}
