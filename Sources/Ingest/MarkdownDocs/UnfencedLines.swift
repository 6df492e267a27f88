/// Lines of Markdown outside of fenced code, without blanks before them; by bytes alone, as nothing is parsed yet.
struct UnfencedLines: Sequence, IteratorProtocol {
    private var rest: ArraySlice<UInt8>
    private var fence: (mark: UInt8, length: Int)?

    init(_ bytes: [UInt8]) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        rest = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    }

    mutating func next() -> ArraySlice<UInt8>? {
        while !rest.isEmpty {
            let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            rest = rest[line.endIndex...].dropFirst()
            let content = line.drop { $0 == 0x20 || $0 == 0x09 }
            if let mark = content.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") {
                let length = content.prefix { $0 == mark }.count
                if let open = fence {
                    if open.mark == mark, length >= open.length { fence = nil }
                } else if length >= 3 {
                    fence = (mark, length)
                }
                continue
            }
            if fence == nil { return content }
        }
        return nil
    }
}
