import Core

extension MatrixRule: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        source.write(to: &writer)
        components.write(to: &writer)
        patterns.write(to: &writer)
        swiftUI.write(to: &writer)
        uiKit.write(to: &writer)
        reason.write(to: &writer)
        text.write(to: &writer)
    }

    convenience init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(
            source: try RuleSource(from: &reader),
            components: try NamePattern(from: &reader),
            patterns: try [ItemPattern](from: &reader),
            swiftUI: try SwiftUIColumn(from: &reader),
            uiKit: try UIKitColumn(from: &reader),
            reason: try String?(from: &reader),
            text: try String(from: &reader)
        )
    }
}

extension RuleSource: CompiledValue {
    /// Layer, document and file are not in the bytes: they come from the way that the document is read.
    func write(to writer: inout CompiledWriter) {
        row.write(to: &writer)
        location.line.write(to: &writer)
        location.column.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        let document = reader.document
        self.init(
            layer: document.layer,
            document: document.position,
            row: try Int(from: &reader),
            location: SourceLocation(
                file: document.file,
                line: try Int(from: &reader),
                column: try Int(from: &reader)
            )
        )
    }
}
