extension String {
    var filledLines: [String] {
        utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
    }
}
