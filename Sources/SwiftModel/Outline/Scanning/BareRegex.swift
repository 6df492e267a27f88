/// `/…/`, which looks like two divisions to everybody but the compiler.
enum BareRegex {
    /// nil unless it ends on its line, begins and ends with no blank, and closes no parenthesis that it didn't open.
    static func end(in bytes: [UInt8], from start: Int) -> Int? {
        var offset = start + 1
        guard offset < bytes.count, !bytes[offset].isBlank, !bytes[offset].isLineBreak else { return nil }
        // Comments were recognized before.
        var depth = 0
        var isInClass = false
        while offset < bytes.count, !bytes[offset].isLineBreak {
            switch bytes[offset] {
            case UInt8(ascii: "\\"): offset += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "(") where !isInClass: depth += 1
            case UInt8(ascii: ")") where !isInClass:
                depth -= 1
                if depth < 0 { return nil }
            case UInt8(ascii: "/"):
                return bytes[offset - 1].isBlank || offset == start + 1 ? nil : offset + 1
            default: break
            }
            offset += 1
        }
        return nil
    }
}
