/// Precedes each part by its length, so that bytes which move from one part to the next make another hash.
package struct ContentHasher {
    private var bytes: [UInt8] = []

    package init() {}

    package mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    package mutating func add(_ part: UnsafeRawBufferPointer) {
        add(part.count)
        bytes.append(contentsOf: part)
    }

    package mutating func add(_ number: Int) {
        withUnsafeBytes(of: UInt64(truncatingIfNeeded: number).littleEndian) { bytes.append(contentsOf: $0) }
    }

    package mutating func add(_ hash: ContentHash) { add(hash.description) }

    /// Adds a text that may be long: its hash stands for it, and nothing is copied.
    package mutating func add(contents: [UInt8]) { add(ContentHash(of: contents)) }

    package var hash: ContentHash { ContentHash(of: bytes) }
}
