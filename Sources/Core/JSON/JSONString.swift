/// A string or key, seen without copying it: it is compared with text byte for byte, also in `switch`, so that looking
/// at keys makes no `String`.
package struct JSONString: Sendable {
    let storage: JSONStorage
    let index: Int

    package var text: String { storage.withUTF8(ofStringAt: index) { String(decoding: $0, as: UTF8.self) } }

    package var location: SourceLocation { storage.location(of: storage.nodes[index].offset) }

    package func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        storage.withUTF8(ofStringAt: index, body)
    }

    package static func == (left: JSONString, right: String) -> Bool {
        left.storage.string(at: left.index, equals: right)
    }

    package static func != (left: JSONString, right: String) -> Bool { !(left == right) }

    package static func ~= (pattern: String, value: JSONString) -> Bool { value == pattern }
}
