/// Marks in a line that can make a parser slow, found in one pass over its bytes.
struct LineShape {
    let length: Int
    private(set) var bars = 0
    private(set) var closingBrackets = 0
    /// Beginnings of processing instructions and declarations, `<?` and `<!`.
    private(set) var openers = 0
    /// Whether `]:` stands in it, as in the definition of a reference.
    private(set) var hasDefinition = false
    let isBlank: Bool
    /// Whether the line consists of characters that the line below a table's header may hold.
    let isRuler: Bool

    init(_ line: ArraySlice<UInt8>) {
        length = line.count
        var hasWord = false
        var hasDash = false
        var hasMark = false
        var previous: UInt8 = 0
        for byte in line {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): hasWord = true
            case 0x20, 0x09: break
            case UInt8(ascii: "|"):
                bars += 1
                hasMark = true
            case UInt8(ascii: "-"): hasDash = true
            case UInt8(ascii: ">"): hasMark = true
            case UInt8(ascii: ":"):
                if previous == UInt8(ascii: "]") { hasDefinition = true }
                hasMark = true
            case UInt8(ascii: "]"):
                closingBrackets += 1
                hasWord = true
            case UInt8(ascii: "?"), UInt8(ascii: "!"):
                if previous == UInt8(ascii: "<") { openers += 1 }
                hasWord = true
            default: hasWord = true
            }
            previous = byte
        }
        isBlank = !hasWord && !hasDash && !hasMark
        isRuler = hasDash && !hasWord
    }
}
