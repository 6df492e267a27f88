/// The name of an enum's member, which authors derive from the value by their own taste.
package enum MemberName {
    package static func folded(_ name: some StringProtocol) -> String {
        // Nearly all names are ASCII, and need no look into the tables of Unicode.
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
            return name.lowercased().filter { $0.isLetter || $0.isNumber }
        }
        return String(decoding: name.utf8.compactMap(\.asFoldedASCII), as: UTF8.self)
    }
}

extension UInt8 {
    /// A letter in its small form or a digit; nil for anything else.
    fileprivate var asFoldedASCII: UInt8? {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): self
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): self | 0x20
        default: nil
        }
    }
}
