struct ByteCursor {
    private let bytes: [UInt8]
    private(set) var offset = 0

    init(_ text: String) {
        self.bytes = Array(text.utf8)
    }

    var isAtEnd: Bool { offset == bytes.count }

    var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    var rest: String {
        let shown = bytes[offset...].prefix(40)
        return String(decoding: shown, as: UTF8.self) + (bytes.count - offset > shown.count ? "…" : "")
    }

    var effect: String? {
        var ahead = self
        guard let word = ahead.word(), ["async", "throws", "rethrows"].contains(word) else { return nil }
        return word == "async" ? "async" : "throwing"
    }

    mutating func advance() {
        if !isAtEnd { offset += 1 }
    }

    mutating func skipBlanks() {
        while let byte, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") {
            offset += 1
        }
    }

    mutating func skip(_ text: String) -> Bool {
        guard bytes[offset...].starts(with: text.utf8) else { return false }
        offset += text.utf8.count
        return true
    }

    mutating func digits() -> String {
        let run = bytes[offset...].prefix(while: \.isASCIIDigit)
        offset += run.count
        return String(decoding: run, as: UTF8.self)
    }

    mutating func run(upTo stop: (UInt8) -> Bool) -> String {
        let run = bytes[offset...].prefix { !stop($0) }
        offset += run.count
        return String(decoding: run, as: UTF8.self)
    }

    /// A run of ASCII letters, digits and underscores that doesn't begin with a digit.
    mutating func word() -> String? {
        guard let byte, !byte.isASCIIDigit else { return nil }
        let run = bytes[offset...].prefix { $0.isNameByte || $0 == UInt8(ascii: "_") }
        guard !run.isEmpty else { return nil }
        offset += run.count
        return String(decoding: run, as: UTF8.self)
    }
}
