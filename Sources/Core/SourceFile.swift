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
}
