/// Writes values as text: every byte is UTF-8, so that Swift source can carry it as a literal, which costs nothing when
/// the program starts.
///
/// Numbers are digits of five bits, the lowest first, in printable ASCII. Each distinct string stands once in a table
/// before the values, and where it is used is its number.
struct CompiledWriter {
    /// The byte of the digit 0.
    static let zero = UInt8(ascii: "0")
    /// Number of bits of a value in one digit, `more` not counted.
    static let digitBits = 5
    /// Set in a digit behind which another follows.
    static let more: UInt8 = 1 << 5

    private var values: [UInt8] = []
    private var strings: [[UInt8]] = []
    /// Numbers by the bytes of their strings: two spellings of one character are equal as strings.
    private var numbers: [[UInt8]: Int] = [:]

    init() {}

    /// The table of strings, then the values.
    var bytes: [UInt8] {
        var table = CompiledWriter()
        table.write(UInt64(strings.count))
        for string in strings { table.write(UInt64(string.count)) }
        return table.values + strings.joined() + values
    }

    mutating func write(_ number: UInt64) {
        var rest = number
        while rest >= UInt64(Self.more) {
            values.append(Self.zero + Self.more + UInt8(rest & UInt64(Self.more - 1)))
            rest >>= Self.digitBits
        }
        values.append(Self.zero + UInt8(rest))
    }

    mutating func write(_ text: String) {
        let bytes = Array(text.utf8)
        let number = numbers[bytes] ?? strings.count
        if number == strings.count {
            numbers[bytes] = number
            strings.append(bytes)
        }
        write(UInt64(number))
    }
}
