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
