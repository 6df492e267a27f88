/// The declarations of a file, those of all branches of `#if` among them, and what could not be read of it.
///
/// Nothing is resolved: a name stands for what it is called. Bodies of functions and of computed properties are passed over,
/// so that reading takes no longer than the file is long.
package struct SwiftDeclarations: Sendable {
    /// In the order of the file, a type before its members.
    package let all: [SwiftDeclaration]
    package let unread: [UnreadDeclaration]

    /// - Throws: why the text can't be Swift.
    package init(_ bytes: [UInt8]) throws(SwiftFault) {
        self.init(try SwiftTokens(bytes))
    }

    package init(_ source: SwiftTokens) {
        var reader = DeclarationReader(source)
        reader.readFile()
        all = reader.declarations
        unread = reader.unread
    }
}
