/// The lists that a Swift file is made of: declarations in types, parameters, arguments, cases, statements.
///
/// It is read from tokens alone. Where the form of a list is not one that it knows, the list says so and has no
/// elements; nothing is guessed.
package struct SwiftOutline: Sendable {
    package let bytes: [UInt8]
    /// The imports and declarations of the file, or the code of a script.
    package let root: SwiftList

    /// - Throws: why the text can't be Swift.
    package init(_ bytes: [UInt8]) throws(SwiftFault) {
        let source = try SwiftTokens(bytes)
        self.bytes = bytes
        root = ListReader(source).file()
    }
}
