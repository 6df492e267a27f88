extension String {
    /// Text between line breaks, without empty lines.
    var filledLines: [String] {
        utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
    }
}
