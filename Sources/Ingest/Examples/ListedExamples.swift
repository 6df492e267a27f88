import Core
import WebModel

/// The code in the JSON of an element, at any place: in descriptions of the element and of its items, in readmes, and
/// in fields and tags called `example`.
struct ListedExamples {
    /// Documentation is not nested deeper.
    private static let deepest = 8

    private(set) var examples: [ComponentExample] = []

    static func all(in element: JSONValue) -> [ComponentExample] {
        var found = ListedExamples()
        found.add(element, below: "", depth: 0)
        return found.examples
    }

    private mutating func add(_ value: JSONValue, below key: String, depth: Int) {
        let isExample = Self.isExample(key)
        guard depth <= Self.deepest, isExample || ExampleMarks.areAny(in: value.sourceBytes) else { return }
        switch value.kind {
        case .string:
            guard let text = value.string else { return }
            if isExample {
                examples += TaggedExamples.all(in: text, at: value.location)
            } else if text.hasPrefix("/**") {
                addComment(text, at: value.location)
            } else {
                examples += FencedExamples.all(in: text, at: value.location)
            }
        case .array:
            for element in value.elements { add(element, below: key, depth: depth + 1) }
        case .object:
            if isExample || Self.isExample(value["name"]?.string ?? ""), addEntry(value) { return }
            for member in value.members { add(member.value, below: member.key.text, depth: depth + 1) }
        default: break
        }
    }

    /// Fields and tags have the name of JSDoc's tag.
    private static func isExample(_ key: String) -> Bool { key == "example" || key == "examples" || key == "@example" }

    /// Tools that take tags apart have the text, or `name` and `description` if its first word was taken for a name.
    private mutating func addEntry(_ entry: JSONValue) -> Bool {
        func text(_ key: String) -> String? { entry[key]?.string.flatMap { $0.isEmpty ? nil : $0 } }
        let name = text("name") ?? ""
        var title = text("title") ?? text("caption")
        var texts = [text("code"), text("html"), text("text"), text("value"), text("description")].compactMap(\.self)
        if name.hasPrefix("<") || name.hasPrefix("```") {
            texts = [([name] + texts.prefix(1)).joined(separator: " ")]
        } else if !Self.isExample(name), title == nil, !name.isEmpty {
            title = name
        }
        for text in texts {
            let found = TaggedExamples.all(in: text, titled: title, at: entry.location)
            guard found.isEmpty else {
                examples += found
                return true
            }
        }
        return false
    }

    private mutating func addComment(_ text: String, at place: SourceLocation) {
        var inner = text.dropFirst(3)
        if inner.hasSuffix("*/") { inner = inner.dropLast(2) }
        var component = Component(tag: "", source: place)
        component.addExamples(of: JSDoc(String(inner)), at: place)
        examples += component.examples
    }
}

/// Marks in the JSON of an element that has an example. Nearly all have none, and one look at their bytes, eight at a
/// time, saves reading each text.
private enum ExampleMarks {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    static func areAny(in bytes: ArraySlice<UInt8>) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var offset = 0
            while offset + 8 <= bytes.count {
                let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                var marked =
                    has(UInt8(ascii: "`"), word) | has(UInt8(ascii: "~"), word) | has(UInt8(ascii: "x"), word)
                    | has(UInt8(ascii: "\\"), word)
                while marked != 0 {
                    if isMark(at: offset + marked.trailingZeroBitCount >> 3, in: bytes) { return true }
                    marked &= marked - 1
                }
                offset += 8
            }
            return (offset..<bytes.count).contains { isMark(at: $0, in: bytes) }
        }
    }

    /// A bit in each byte of the word that is the wanted one; behind the first of them also in others.
    @inline(__always)
    private static func has(_ byte: UInt8, _ word: UInt64) -> UInt64 {
        let different = word ^ (ones &* UInt64(byte))
        return (different &- ones) & ~different & highBits
    }

    /// A fence, also with its first mark as an escape, or the beginning of a name that is `example`.
    private static func isMark(at offset: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
        func stands(_ text: StaticString) -> Bool {
            let length = text.utf8CodeUnitCount
            return offset + length <= bytes.count
                && text.withUTF8Buffer { $0.elementsEqual(bytes[offset..<offset + length]) }
        }
        switch bytes[offset] {
        case UInt8(ascii: "`"): return stands("```")
        case UInt8(ascii: "~"): return stands("~~~")
        case UInt8(ascii: "x"):
            guard offset >= 2, bytes[offset - 1] == UInt8(ascii: "e") else { return false }
            return (bytes[offset - 2] == UInt8(ascii: "\"") || bytes[offset - 2] == UInt8(ascii: "@"))
                && stands("xample")
        case UInt8(ascii: "\\"):
            guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "u") else { return false }
            return stands("\\u0060") || stands("\\u007e") || stands("\\u007E")
        default: return false
        }
    }
}
