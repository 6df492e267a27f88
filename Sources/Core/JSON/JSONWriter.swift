/// Writes JSON, one value by each call: in an array they become its elements, behind a key one is expected, and at the
/// top each stands on a line of its own. There is no line break at the end.
package struct JSONWriter: Sendable {
    package enum Layout: Sendable, Hashable {
        /// Indentation of two spaces for each level; nothing between the brackets of an empty array or object.
        case pretty
        case compact
    }

    private enum Position {
        case opened, key, value
    }

    package internal(set) var bytes: [UInt8] = []
    private let layout: Layout
    private var depth = 0
    private var position = Position.opened

    init(_ layout: Layout) {
        self.layout = layout
    }

    /// Bytes that steer no terminal: control characters, which JSON allows in strings, become escapes.
    package static func bytes(_ layout: Layout, _ body: (inout JSONWriter) -> Void) -> [UInt8] {
        var writer = JSONWriter(layout)
        body(&writer)
        return WorkflowCommands.json(TerminalText.json(writer.bytes))
    }

    /// The bytes of a file that holds one object.
    package static func document(_ body: (inout JSONObjectWriter) -> Void) -> [UInt8] {
        bytes(.pretty) { $0.object(body) } + [UInt8(ascii: "\n")]
    }

    package mutating func value(_ value: some JSONWritable) { value.write(to: &self) }

    package mutating func null() { literal("null") }

    package mutating func object(_ body: (inout JSONObjectWriter) -> Void) {
        open(UInt8(ascii: "{"))
        // The writer moves into the object and back: only members can be written meanwhile, and the bytes, which
        // belong to one of the two at any time, are never copied.
        var object = JSONObjectWriter(values: JSONWriter(layout))
        swap(&self, &object.values)
        body(&object)
        swap(&self, &object.values)
        close(UInt8(ascii: "}"))
    }

    package mutating func array(_ body: (inout JSONWriter) -> Void) {
        open(UInt8(ascii: "["))
        body(&self)
        close(UInt8(ascii: "]"))
    }

    package mutating func array<Elements: Sequence>(
        _ elements: Elements,
        _ body: (inout JSONWriter, Elements.Element) -> Void
    ) {
        array { writer in
            for element in elements { body(&writer, element) }
        }
    }

    package mutating func string(_ text: String) {
        beginValue()
        JSONEscapes.append(text, to: &bytes)
    }

    mutating func literal(_ text: String) {
        beginValue()
        bytes.append(contentsOf: text.utf8)
    }

    mutating func member(_ key: String, _ body: (inout JSONWriter) -> Void) {
        string(key)
        appendColon()
        body(&self)
        if position == .key { null() }
    }

    mutating func beginValue() {
        let previous = position
        position = .value
        if previous == .key { return }
        if depth > 0 {
            if previous == .value { bytes.append(UInt8(ascii: ",")) }
            breakLine()
        } else if previous == .value {
            bytes.append(UInt8(ascii: "\n"))
        }
    }

    mutating func open(_ bracket: UInt8) {
        beginValue()
        bytes.append(bracket)
        depth += 1
        position = .opened
    }

    mutating func close(_ bracket: UInt8) {
        depth = max(0, depth - 1)
        if position != .opened { breakLine() }
        bytes.append(bracket)
        position = .value
    }

    mutating func appendColon() {
        bytes.append(UInt8(ascii: ":"))
        if layout == .pretty { bytes.append(UInt8(ascii: " ")) }
        position = .key
    }

    private mutating func breakLine() {
        guard layout == .pretty else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
    }
}

/// Values that are JSON already: brought into the layout of the writer, strings and numbers as they are spelt.
extension JSONWriter {
    /// Writes `text`, which must be a valid JSON value.
    package mutating func raw(json text: String) {
        var text = text
        text.withUTF8 { appendTokens(of: $0) }
    }

    package mutating func raw(json bytes: ArraySlice<UInt8>) { bytes.withUnsafeBufferPointer { appendTokens(of: $0) } }

    private mutating func appendTokens(of text: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < text.count {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                open(byte)
                index += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                close(byte)
                index += 1
            case UInt8(ascii: ":"):
                appendColon()
                index += 1
            case UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
                index += 1
            default:
                let end = byte == UInt8(ascii: "\"") ? stringEnd(text, index) : scalarEnd(text, index)
                beginValue()
                bytes.append(contentsOf: text[index..<end])
                index = end
            }
        }
    }

    private func stringEnd(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var index = start + 1
        while index < text.count, text[index] != UInt8(ascii: "\"") {
            index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, text.count)
    }

    private func scalarEnd(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        let end = text[start...].firstIndex { byte in
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"), UInt8(ascii: " "),
                UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
                true
            default: false
            }
        }
        return end ?? text.count
    }
}
