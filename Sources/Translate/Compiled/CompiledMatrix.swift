package import Core

/// Result of reading a matrix document, as text that is decoded many times faster than the document is read.
///
/// The program carries its own matrix in this form as well, which `make matrix` writes. There are two parts, so that
/// the words of the rows, which only people look at, cost nothing where nobody asks for them; each has the strings that
/// it needs.
package struct CompiledMatrix: Sendable, Equatable {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads the content of a file; nil where the file is of another document, or of another state of it.
    package init?(file: [UInt8], of document: SourceFile) {
        let mark = CompiledMatrix.mark(of: document)
        guard file.starts(with: mark) else { return nil }
        self.init(Array(file.dropFirst(mark.count)))
    }

    /// The same as a file that knows of which document it is.
    package func file(of document: SourceFile) -> [UInt8] { CompiledMatrix.mark(of: document) + bytes }

    /// The first line of a file.
    private static func mark(of document: SourceFile) -> [UInt8] {
        var hasher = DataHasher()
        document.bytes.withUnsafeBytes { hasher.add($0) }
        return Array("\(hasher.hash)\n".utf8)
    }

    /// Reads a document. A compiled one reports nothing later: its maker looks at the diagnostics, and does without the
    /// compiled form where there are any.
    package init(_ file: SourceFile, into diagnostics: inout DiagnosticBag) {
        // The layer is not written.
        let document = MatrixDocument(file, layer: .builtIn)
        self.init(MatrixReader.read([document], into: &diagnostics), rows: RowText.all(in: document))
    }

    init(_ matrix: Matrix, rows: [Int: RowText]) {
        let parts = [CompiledMatrix.part(of: matrix), CompiledMatrix.part(of: CompiledRows(rows))]
        bytes = CompiledMatrix.part(of: parts.map(\.count)) + parts.joined()
    }

    /// The rules, with the places that they have where the document is read as one of several.
    func matrix(of document: CompiledDocument) throws(CompiledMatrixError) -> Matrix {
        try value(in: 0, of: document)
    }

    /// The words of all rows, by their lines.
    func rows(of document: CompiledDocument) throws(CompiledMatrixError) -> [Int: RowText] {
        let value: CompiledRows = try value(in: 1, of: document)
        return value.rows
    }

    private static func part(of value: some CompiledValue) -> [UInt8] {
        var writer = CompiledWriter()
        value.write(to: &writer)
        return writer.bytes
    }

    private func value<Value: CompiledValue>(
        in part: Int,
        of document: CompiledDocument
    ) throws(CompiledMatrixError) -> Value {
        guard UTF8Check.firstInvalidOffset(in: bytes) == nil else { throw .notUTF8 }
        var header = try CompiledReader(bytes, bytes.indices, of: document)
        let lengths = try [Int](from: &header)
        guard lengths.count == 2 else { throw .unknown }
        let parts = [try header.take(lengths[0]), try header.take(lengths[1])]
        try header.checkEnd()
        var reader = try CompiledReader(bytes, parts[part], of: document)
        let value = try Value(from: &reader)
        try reader.checkEnd()
        return value
    }
}

extension RowText: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        cells.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(cells: try [Cell](from: &reader))
    }
}

extension RowText.Cell: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        column.write(to: &writer)
        text.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(column: try String(from: &reader), text: try String(from: &reader))
    }
}

/// The texts of all rows of a document, by their lines.
struct CompiledRows: CompiledValue {
    let rows: [Int: RowText]

    init(_ rows: [Int: RowText]) {
        self.rows = rows
    }

    func write(to writer: inout CompiledWriter) {
        let lines = rows.keys.sorted()
        lines.write(to: &writer)
        for line in lines { rows[line]?.write(to: &writer) }
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        let lines = try [Int](from: &reader)
        var rows: [Int: RowText] = [:]
        for line in lines { rows[line] = try RowText(from: &reader) }
        self.init(rows)
    }
}
