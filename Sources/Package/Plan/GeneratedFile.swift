package import Core

package struct GeneratedFile: Sendable, Hashable {
    package let file: OutputFile
    /// Whether it is written only where another file uses one of its declarations.
    package let isSupport: Bool
    /// Texts that earlier runs may have generated for it, in place of the one that nobody kept.
    package let former: [[UInt8]]
    package let identity: FileIdentity
    package let inputs: ContentHash
    package let template: ContentHash
    /// Hash of its bytes. Made where the file is made, which several cores do.
    package let output: ContentHash

    package init(
        _ file: OutputFile,
        _ identity: FileIdentity,
        inputs: ContentHash,
        template: ContentHash,
        isSupport: Bool = false,
        former: [[UInt8]] = []
    ) {
        self.file = file
        self.isSupport = isSupport
        self.former = former
        self.identity = identity
        self.inputs = inputs
        self.template = template
        output = ContentHash(of: file.bytes)
    }

    package var path: OutputPath { file.path }
    package var bytes: [UInt8] { file.bytes }
    package var ownership: FileOwnership { file.ownership }
}
