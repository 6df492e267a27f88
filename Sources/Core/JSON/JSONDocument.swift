package struct JSONDocument: Sendable {
    private let storage: JSONStorage

    package var root: JSONValue { JSONValue(storage: storage, index: 0) }
    package var file: SourcePath { storage.file.path }
    package var source: SourceFile { storage.file }

    /// Reads `file` by RFC 8259, but for a byte-order mark at the beginning, which is skipped. Nil after an error that
    /// is in `diagnostics`; keys that repeat stay visible in the value, and are reported as warnings.
    package static func parse(_ file: SourceFile, into diagnostics: inout DiagnosticBag) -> JSONDocument? {
        guard file.bytes.count < JSONLimits.size else {
            let limit = JSONLimits.size >> 20
            let message = "the file has \(file.bytes.count) bytes, more than the \(limit) MiB that a JSON file may have"
            diagnostics.error(.inputTooLarge, message, at: .start(of: file.path))
            return nil
        }
        return file.bytes.withUnsafeBufferPointer { bytes in
            guard let start = contentStart(of: bytes, in: file.path, &diagnostics), let base = bytes.baseAddress
            else { return nil }
            let scanner = JSONScanner(bytes: base, end: bytes.count)
            var lines: LineIndex?
            // Room for the longest tape there can be: unwritten room takes up no memory, and a tape that grows would
            // for a moment take up twice as much.
            let nodes = [JSONNode](unsafeUninitializedCapacity: bytes.count) { nodes, count in
                guard let nodeBase = nodes.baseAddress else { return }
                var builder = JSONTapeBuilder(scanner, writingTo: nodeBase)
                builder.build(from: start)
                let isComplete = builder.failure == nil
                let index = isComplete ? LineIndex(starts: builder.lineStarts) : LineIndex(file.bytes)
                JSONReport(bytes: bytes, lines: index, file: file.path).report(builder, into: &diagnostics)
                lines = index
                count = isComplete ? builder.count : 0
            }
            guard let lines, !nodes.isEmpty else { return nil }
            return JSONDocument(storage: JSONStorage(file: file, nodes: nodes, lines: lines))
        }
    }

    private static func contentStart(
        of bytes: UnsafeBufferPointer<UInt8>,
        in file: SourcePath,
        _ diagnostics: inout DiagnosticBag
    ) -> Int? {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            diagnostics.error(.inputNotUTF8, "this is UTF-16, not UTF-8", at: .start(of: file))
            return nil
        }
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard bytes[start...].contains(where: { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }) else {
            let holding = start == bytes.count ? "the file is empty" : "the file holds nothing but white space"
            diagnostics.error(.inputEmpty, "\(holding), expected a JSON value", at: .start(of: file))
            return nil
        }
        return start
    }
}

/// The bounds within which a document is read. Inputs are hostile; every bound ends in a diagnostic, never in a crash.
enum JSONLimits {
    static let depth = 512
    /// Size of the largest document plus one byte: the tape keeps offsets in 28 bits.
    static let size = 1 << 28
    static let warnings = 20
}
