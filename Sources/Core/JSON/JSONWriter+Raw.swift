/// Values that are JSON already: brought into the layout of the writer, strings and numbers as they are spelt.
extension JSONWriter {
    /// Writes `text`, which must be a valid JSON value.
    package mutating func raw(json text: String) {
        var text = text
        text.withUTF8 { appendTokens(of: $0) }
    }

    /// Writes `bytes`, which must be a valid JSON value.
    package mutating func raw(json bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBufferPointer { appendTokens(of: $0) }
    }

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
