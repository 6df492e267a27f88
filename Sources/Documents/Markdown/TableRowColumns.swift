/// Beginnings of the cells of a table row in their line.
///
/// The parser tells them too, but for a header below a paragraph it counts from the paragraph's start, and for cells
/// that a short row leaves out it tells nothing.
struct TableRowColumns {
    /// The column of each cell's first word, counted from 1; cells that the row leaves out begin behind its end.
    let starts: [Int]
    let rowStart: Int
    /// The column of the text behind the last cell, if there is any.
    let surplus: Int?

    init(_ line: ArraySlice<UInt8>, count: Int) {
        let bytes = Array(line)
        var index = Self.skipContainers(bytes)
        rowStart = index + 1
        if index < bytes.count, bytes[index] == UInt8(ascii: "|") { index += 1 }
        var starts: [Int] = []
        starts.reserveCapacity(max(1, count))
        while starts.count < count, index < bytes.count {
            var first = index
            while first < bytes.count, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
            starts.append(first + 1)
            index = first
            while index < bytes.count, bytes[index] != UInt8(ascii: "|") {
                index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            index += 1
        }
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        surplus = index < bytes.count ? index + 1 : nil
        while starts.count < max(1, count) { starts.append(bytes.count + 1) }
        self.starts = starts
    }

    /// The first byte behind blanks, quote marks and a bullet. A bullet opens the line only when blanks and then a
    /// bar or a word follow, and then the row begins there.
    private static func skipContainers(_ bytes: [UInt8]) -> Int {
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x09, UInt8(ascii: ">"): index += 1
            case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
                guard index + 1 < bytes.count, bytes[index + 1] == 0x20 else { return index }
                index += 1
            default: return index
            }
        }
        return index
    }
}
