import Core

/// Exact as far as it takes to know the surroundings of an expression.
struct HTMLPosition {
    enum State: Equatable {
        case text
        /// Inside of a script or of styles, to their end tag.
        case raw
        case comment
        case tagName, tag, beforeValue
        case value(quote: UInt8)
        case unquoted
    }

    private(set) var state = State.text
    private var nameStart = 0
    private var name: [UInt8] = []
    private var isEndTag = false
    private var commentStart = 0

    /// Whether a value of an attribute is here, or begins.
    var isInValue: Bool {
        switch state {
        case .beforeValue, .value, .unquoted: true
        case .text, .raw, .comment, .tagName, .tag: false
        }
    }

    /// Something other than HTML stands here, and is a value where one is expected.
    mutating func passExpression() {
        if state == .beforeValue { state = .unquoted }
    }

    mutating func step(_ bytes: [UInt8], _ index: Int) {
        let byte = bytes[index]
        switch state {
        case .text: if byte == UInt8(ascii: "<") { open(bytes, index) }
        case .raw:
            guard byte == UInt8(ascii: "<"), Self.byte(bytes, index + 1) == UInt8(ascii: "/") else { return }
            let rest = bytes[min(index + 2, bytes.count)...].prefix(name.count).map(\.small)
            if rest == name { open(bytes, index) }
        case .comment:
            if byte == UInt8(ascii: ">"), index >= commentStart + 6, bytes[index - 1] == UInt8(ascii: "-"),
                bytes[index - 2] == UInt8(ascii: "-")
            {
                state = .text
            }
        case .tagName:
            guard Self.isBlank(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") else { return }
            // The slash of an end tag stands before its name.
            guard index > nameStart else { return }
            name = bytes[nameStart..<index].map(\.small)
            if byte == UInt8(ascii: ">") { close() } else { state = .tag }
        case .tag:
            if byte == UInt8(ascii: ">") { close() }
            if byte == UInt8(ascii: "=") { state = .beforeValue }
        case .beforeValue:
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                state = .value(quote: byte)
            } else if byte == UInt8(ascii: ">") {
                close()
            } else if !Self.isBlank(byte) {
                state = .unquoted
            }
        case .value(let quote): if byte == quote { state = .tag }
        case .unquoted:
            if byte == UInt8(ascii: ">") { close() } else if Self.isBlank(byte) { state = .tag }
        }
    }

    private mutating func open(_ bytes: [UInt8], _ index: Int) {
        let next = Self.byte(bytes, index + 1)
        if next.isASCIILetter {
            state = .tagName
            nameStart = index + 1
            isEndTag = false
        } else if next == UInt8(ascii: "/"), Self.byte(bytes, index + 2).isASCIILetter {
            state = .tagName
            nameStart = index + 2
            isEndTag = true
        } else if bytes[index...].starts(with: "<!--".utf8) {
            state = .comment
            commentStart = index
        }
    }

    private mutating func close() {
        let isRaw = !isEndTag && (name == Array("script".utf8) || name == Array("style".utf8))
        state = isRaw ? .raw : .text
    }

    static func byte(_ bytes: [UInt8], _ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

}
