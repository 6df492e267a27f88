package import Core

/// A template that was read once and can be rendered many times.
package struct Template: Sendable {
    package let file: SourceFile
    /// False after an error in its syntax. Such a template still knows its names, and is never rendered.
    package let isSound: Bool

    let nodes: [TemplateNode]
    let paths: [TemplatePath]
    let references: [TemplateReference]
    let blocks: [TemplateBlock]
    private let lines: LineIndex

    /// Reads a template to its end in spite of mistakes, and reports all of them.
    package init(_ file: SourceFile, mode: TemplateMode = .strict, into diagnostics: inout DiagnosticBag) {
        self.file = file
        guard file.bytes.count <= TemplateLimits.size else {
            let limit = TemplateLimits.size >> 20
            let message = "the template has \(file.bytes.count) bytes, more than the \(limit) MiB that one may have"
            diagnostics.error(.templateTooLarge, message, at: .start(of: file.path))
            (isSound, nodes, paths, references, blocks) = (false, [], [], [], [])
            lines = LineIndex([UInt8]())
            return
        }
        lines = LineIndex(file.bytes)
        var parser = TemplateParser(file, lines: lines, mode: mode)
        parser.parse()
        isSound = !parser.diagnostics.hasErrors
        (nodes, paths, references, blocks) = (parser.nodes, parser.paths, parser.references, parser.blocks)
        diagnostics.add(contentsOf: parser.diagnostics)
    }

    package func location(of offset: Int) -> SourceLocation {
        lines.location(of: offset, in: file.path)
    }
}
