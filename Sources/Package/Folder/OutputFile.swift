package struct OutputFile: Sendable, Hashable {
    package let path: OutputPath
    package let bytes: [UInt8]
    package let ownership: FileOwnership

    package init(_ path: OutputPath, bytes: [UInt8], ownership: FileOwnership) {
        self.path = path
        self.bytes = bytes
        self.ownership = ownership
    }
}
