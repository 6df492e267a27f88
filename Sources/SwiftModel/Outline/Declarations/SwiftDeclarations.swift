/// Includes all branches of `#if`. Nothing is resolved: a name stands for itself. Bodies are passed over, so that
/// reading takes no longer than the file is long.
package struct SwiftDeclarations: Sendable {
    /// Declarations in the order of the file, a type before its members.
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
