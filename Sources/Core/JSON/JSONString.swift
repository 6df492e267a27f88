/// A string or key of a document, seen without copying it.
///
/// It is compared with text byte for byte, also in `switch`, so that looking at keys makes no `String`.
package struct JSONString: Sendable {
    let storage: JSONStorage
    let index: Int

    /// The text, escapes resolved.
    package var text: String {
        storage.withUTF8(ofStringAt: index) { String(decoding: $0, as: UTF8.self) }
    }

    /// The place of the opening quote.
    package var location: SourceLocation {
        storage.location(of: storage.nodes[index].offset)
    }

    /// Gives the bytes of the text, escapes resolved; a view of the file where there are none.
    package func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        storage.withUTF8(ofStringAt: index, body)
    }

    package static func == (left: JSONString, right: String) -> Bool {
        left.storage.string(at: left.index, equals: right)
    }

    package static func != (left: JSONString, right: String) -> Bool {
        !(left == right)
    }

    /// Lets a `switch` over a key name the keys it knows.
    package static func ~= (pattern: String, value: JSONString) -> Bool {
        value == pattern
    }
}
