package struct SourceFile: Sendable, Equatable {
    package let path: SourcePath
    package let bytes: [UInt8]

    package init(path: SourcePath, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    package init(path: SourcePath, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    package init(path: SourcePath, embedded text: StaticString) {
        self.init(path: path, bytes: Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)))
    }

    /// Looks at the beginning only: a file of any size may be asked which format it is meant to be.
    package func begins(holding text: String, within limit: Int = 64 << 10) -> Bool {
        Array(bytes.prefix(limit)).holds(text)
    }
}
