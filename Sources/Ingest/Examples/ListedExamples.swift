import JSON
import SourceText
import WebModel

/// The code in what JSON tells of an element, wherever that stands: in descriptions of the element and of its items, in readmes,
/// and in fields and tags called `example`.
struct ListedExamples {
    /// Documentation is not nested deeper.
    private static let deepest = 8

    private(set) var examples: [ComponentExample] = []

    static func all(in element: JSONValue) -> [ComponentExample] {
        guard mayHaveAny(element.sourceBytes) else { return [] }
        var found = ListedExamples()
        found.add(element, below: "", depth: 0)
        return found.examples
    }

    /// Nearly all elements have none: one look at the bytes saves reading each text.
    private static func mayHaveAny(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var run = 0
            var previous: UInt8 = 0
            for (offset, byte) in bytes.enumerated() {
                switch byte {
                case UInt8(ascii: "`"), UInt8(ascii: "~"):
                    run = byte == previous ? run + 1 : 1
                    if run == 3 { return true }
                case UInt8(ascii: "x") where bytes[offset...].starts(with: "xample".utf8): return true
                default: break
                }
                previous = byte
            }
            return false
        }
    }

    private mutating func add(_ value: JSONValue, below key: String, depth: Int) {
        guard depth <= Self.deepest else { return }
        let isExample = Self.isExample(key)
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

    /// An example as tools write it that know what a tag is made of: its text, or `name` and `description` where the first
    /// word was taken for a name. Whether it was one.
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
