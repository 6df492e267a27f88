/// A place in the same file, by RFC 6901: `#/color/brand/$value/components/0`.
struct JSONPointer: Equatable {
    let segments: [String]

    /// Nil where it is none, or is the whole file.
    init?(_ text: String) {
        guard text.hasPrefix("#/"), text.utf8.count > 2 else { return nil }
        var segments: [String] = []
        for segment in text.utf8.dropFirst(2).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let segment = Self.decoded(segment) else { return nil }
            segments.append(segment)
        }
        self.segments = segments
    }

    /// `~1` is a slash, `~0` is `~`, and `%20` a space, as in addresses.
    private static func decoded(_ segment: Substring.UTF8View) -> String? {
        var decoded: [UInt8] = []
        var bytes = segment.makeIterator()
        while let byte = bytes.next() {
            switch byte {
            case UInt8(ascii: "~"):
                switch bytes.next() {
                case UInt8(ascii: "0"): decoded.append(UInt8(ascii: "~"))
                case UInt8(ascii: "1"): decoded.append(UInt8(ascii: "/"))
                default: return nil
                }
            case UInt8(ascii: "%"):
                guard let high = bytes.next().flatMap(StylesheetBytes.hexadecimalValue),
                    let low = bytes.next().flatMap(StylesheetBytes.hexadecimalValue)
                else { return nil }
                decoded.append(UInt8(high << 4 | low))
            default: decoded.append(byte)
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }
}
