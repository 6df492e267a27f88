package import SourceText

/// A file that was generated, and what it came from.
package struct GeneratedFile: Sendable, Hashable {
    package let file: OutputFile
    /// Whether it is written only where another file names what it declares.
    package let isSupport: Bool
    package let identity: FileIdentity
    /// Of what is said about the component, or the library, in the file.
    package let inputs: ContentHash
    /// Of the templates that it was written with.
    package let template: ContentHash
    /// Of its bytes. Made where the file is made, which several cores do.
    package let output: ContentHash

    package init(
        _ file: OutputFile,
        _ identity: FileIdentity,
        inputs: ContentHash,
        template: ContentHash,
        isSupport: Bool = false
    ) {
        self.file = file
        self.isSupport = isSupport
        self.identity = identity
        self.inputs = inputs
        self.template = template
        output = ContentHash(of: file.bytes)
    }

    package var path: OutputPath { file.path }
    package var bytes: [UInt8] { file.bytes }
    package var ownership: FileOwnership { file.ownership }
}
