/// Adds to a JSON file that people write, and leaves everything else of it as it is, byte for byte.
package enum JSONInsertion {
    /// Adds members missing on the way; nil where another value is there. `elements` are valid JSON, each on one line.
    package static func appending(_ elements: [String], toArrayAt path: [String], of root: JSONValue) -> [UInt8]? {
        guard !elements.isEmpty else { return Array(root.storage.file.bytes) }
        var container = root
        var missing = path[...]
        while let key = missing.first {
            guard container.kind == .object else { return nil }
            guard let value = container[key] else { break }
            container = value
            missing = missing.dropFirst()
        }
        guard container.kind == (missing.isEmpty ? .array : .object) else { return nil }
        let layout = Layout(of: container, below: root)
        if missing.isEmpty { return insert(elements, into: container, layout) }
        return insert([member(missing, elements, layout, depth: 1)], into: container, layout)
    }

    private static func member(_ path: ArraySlice<String>, _ elements: [String], _ layout: Layout, depth: Int) -> String
    {
        let key = String(decoding: JSONWriter.bytes(.compact) { $0.value(path.first ?? "") }, as: UTF8.self)
        let inner = layout.line(depth + 1)
        let end = layout.line(depth)
        if path.count == 1 { return "\(key): [\(inner)\(elements.joined(separator: "," + inner))\(end)]" }
        return "\(key): {\(inner)\(member(path.dropFirst(), elements, layout, depth: depth + 1))\(end)}"
    }

    private static func insert(_ texts: [String], into container: JSONValue, _ layout: Layout) -> [UInt8] {
        var bytes = Array(container.storage.file.bytes)
        let line = layout.line(1)
        let last = container.kind == .array ? Array(container.elements).last : container.members.map(\.value).last
        if let last {
            let text = texts.map { "," + line + $0 }.joined()
            bytes.insert(contentsOf: Array(text.utf8), at: last.sourceBytes.endIndex)
        } else {
            let range = container.sourceBytes.indices
            let text = line + texts.joined(separator: "," + line) + layout.line(0)
            bytes.replaceSubrange(range.lowerBound + 1..<range.upperBound - 1, with: Array(text.utf8))
        }
        return bytes
    }

    private struct Layout {
        private let newline: String
        private let indentation: String
        private let unit: String

        init(of container: JSONValue, below root: JSONValue) {
            let bytes = container.storage.file.bytes
            newline = bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
            indentation = Self.indentation(ofLineAt: container.sourceBytes.startIndex, in: bytes)
            let first = root.members.first { _ in true }?.value
            let outer = Self.indentation(ofLineAt: root.sourceBytes.startIndex, in: bytes)
            let inner = first.map { Self.indentation(ofLineAt: $0.sourceBytes.startIndex, in: bytes) } ?? ""
            unit = inner.count > outer.count ? String(inner.dropFirst(outer.count)) : "  "
        }

        func line(_ depth: Int) -> String { newline + indentation + String(repeating: unit, count: depth) }

        private static func indentation(ofLineAt offset: Int, in bytes: [UInt8]) -> String {
            let line = bytes[..<offset].lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
            let from = line.map { $0 + 1 } ?? 0
            let white = bytes[from...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            return String(decoding: white, as: UTF8.self)
        }
    }
}
