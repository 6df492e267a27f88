/// Bytes as a row of decisions: whatever they are, something can be made of them, and a small change of them is a small
/// change of that.
struct Choices {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        self.bytes = bytes[...]
    }

    var isEmpty: Bool { bytes.isEmpty }

    /// Zero where nothing is left.
    mutating func number(below limit: Int) -> Int { Int(bytes.popFirst() ?? 0) % limit }

    mutating func one<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }

    /// A few bytes as a text, or what they begin with.
    mutating func text(atMost limit: Int = 24) -> String {
        let count = min(number(below: limit), bytes.count)
        let text = String(decoding: bytes.prefix(count), as: UTF8.self)
        bytes = bytes.dropFirst(count)
        return text
    }
}
