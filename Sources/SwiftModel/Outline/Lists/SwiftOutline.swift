/// Reads tokens alone. A list of unknown form has no elements, as nothing is guessed.
package struct SwiftOutline: Sendable {
    package let bytes: [UInt8]
    package let root: SwiftList

    /// - Throws: why the text can't be Swift.
    package init(_ bytes: [UInt8]) throws(SwiftFault) {
        let source = try SwiftTokens(bytes)
        self.bytes = bytes
        root = ListReader(source: source).file()
    }
}
