/// Bytes at the end of a line. Only the last line of a file may have none.
enum LineEnding: Sendable, Hashable {
    case none, lf, crlf

    var bytes: [UInt8] {
        switch self {
        case .none: []
        case .lf: [UInt8(ascii: "\n")]
        case .crlf: [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
        }
    }

    var count: Int {
        switch self {
        case .none: 0
        case .lf: 1
        case .crlf: 2
        }
    }
}
