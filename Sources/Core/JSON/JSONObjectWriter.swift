/// Writes the members of one object: `member("tag", tag)`, `object("source") { $0.member("line", 7) }`,
/// `member("values", array: values) { writer, value in … }`.
package struct JSONObjectWriter: Sendable {
    var values: JSONWriter

    package mutating func member(_ key: String, _ value: some JSONWritable) {
        values.member(key) { value.write(to: &$0) }
    }

    /// A member that holds the one value that `body` writes, `null` where it writes none.
    package mutating func member(_ key: String, _ body: (inout JSONWriter) -> Void) { values.member(key, body) }

    package mutating func object(_ key: String, _ body: (inout JSONObjectWriter) -> Void) {
        values.member(key) { $0.object(body) }
    }

    package mutating func member<Elements: Sequence>(
        _ key: String,
        array elements: Elements,
        _ body: (inout JSONWriter, Elements.Element) -> Void
    ) {
        values.member(key) { $0.array(elements, body) }
    }

    package mutating func member<Elements: Sequence>(
        _ key: String,
        objects elements: Elements,
        _ body: (inout JSONObjectWriter, Elements.Element) -> Void
    ) {
        member(key, array: elements) { writer, element in
            writer.object { body(&$0, element) }
        }
    }

    /// A member that holds `text`, which is already a valid JSON value.
    package mutating func member(_ key: String, raw text: String) { values.member(key) { $0.raw(json: text) } }
}
