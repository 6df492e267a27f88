/// The markers of quotes and list items that a line begins with.
struct ContainerPrefix {
    /// Upper bound for the number of containers that the line can open or continue.
    var depth = 0
    var lastMarkerColumn = 1

    init(_ line: ArraySlice<UInt8>) {
        var index = line.startIndex
        var blanks = 0
        while index < line.endIndex {
            let byte = line[index]
            if byte == 0x20 || byte == 0x09 {
                blanks += byte == 0x09 ? 4 : 1
                index += 1
                continue
            }
            guard let length = Self.markerLength(line[index...]) else { break }
            depth += 1
            lastMarkerColumn = index - line.startIndex + 1
            index += length
        }
        // An item below an item is indented by two columns or more.
        if depth > 0 { depth += blanks / 2 }
    }

    private static func markerLength(_ rest: ArraySlice<UInt8>) -> Int? {
        let digits = rest.prefix(9).prefix { (0x30...0x39).contains($0) }.count
        let mark = rest.startIndex + digits
        guard mark < rest.endIndex else { return nil }
        let isBlankBehind = mark + 1 == rest.endIndex || rest[mark + 1] == 0x20 || rest[mark + 1] == 0x09
        switch rest[mark] {
        case UInt8(ascii: ">") where digits == 0: return 1
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
            return digits == 0 && isBlankBehind ? 1 : nil
        case UInt8(ascii: "."), UInt8(ascii: ")"):
            return digits > 0 && isBlankBehind ? digits + 1 : nil
        default: return nil
        }
    }
}
