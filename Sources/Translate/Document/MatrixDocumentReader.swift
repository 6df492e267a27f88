import Core
import Documents

struct MatrixDocumentReader {
    private let document: MarkdownDocument
    private let layer: RuleSource.Layer
    private let position: Int
    private var parameters = TypeParameters()
    private var ties = RuleTies()
    private var hasTooManyRules = false
    private var rowCount = 0

    /// nil, with an error, where the file can't be read.
    init?(_ source: MatrixDocument, position: Int, into diagnostics: inout DiagnosticBag) {
        guard let document = MarkdownDocument(source.file, into: &diagnostics) else { return nil }
        self.document = document
        self.position = position
        layer = source.layer
    }

    mutating func read(into matrix: inout Matrix, diagnostics: inout DiagnosticBag) {
        parameters = TypeParameters(of: document)
        var place = MatrixPlace()
        for block in document.blocks {
            if case .heading(let level, let content) = block.kind {
                place.enter(level: level, content, at: block.start)
                continue
            }
            guard case .table(let table) = block.kind else {
                if place.section != nil, block.resemblesTable { diagnostics.add(Self.notATable(block)) }
                continue
            }
            if let problem = place.problem {
                // A problem is told once, for any number of tables.
                if !problem.isTold { diagnostics.add(problem) }
                place.problem?.isTold = true
            } else if let section = place.section {
                read(table, of: section, place, into: &matrix, &diagnostics)
            }
        }
    }

    private mutating func read(
        _ table: MarkdownTable,
        of section: MatrixSection,
        _ place: MatrixPlace,
        into matrix: inout Matrix,
        _ diagnostics: inout DiagnosticBag
    ) {
        guard let table = MatrixTable(table, of: section, into: &diagnostics) else { return }
        let types = ResultTypeParser(knownParameters: parameters.known(for: place.typed))
        for row in table.rows {
            let source = RuleSource(layer: layer, document: position, row: rowCount, location: row.start)
            rowCount += 1
            let row = MatrixRow(
                row: row,
                table: table,
                document: document,
                components: place.components,
                primitives: place.primitives,
                source: source,
                types: types
            )
            guard diagnostics.value(try row.checkShape()) != nil else { continue }
            read(row, into: &matrix, &diagnostics)
        }
    }

    private mutating func read(_ row: MatrixRow, into matrix: inout Matrix, _ diagnostics: inout DiagnosticBag) {
        switch row.section {
        case .names: NameRowReader(row: row).read(into: &matrix.names, diagnostics: &diagnostics)
        case .icons: IconRowReader(row: row).read(into: &matrix.icons, diagnostics: &diagnostics)
        case .variants: VariantRowReader(row: row).read(into: &matrix.variants, diagnostics: &diagnostics)
        case .values: matrix.values.entries += ValueRowReader(row: row).entries(into: &diagnostics)
        case .types: matrix.types.entries += TypeRowReader(row: row).entries(into: &diagnostics)
        case .components:
            if let entry = ComponentRowReader(row: row).entry(into: &diagnostics) {
                matrix.components.entries.append(entry)
            }
        case .contracts:
            if let place = ContractRowReader(row: row).place(into: &diagnostics) { matrix.contracts.append(place) }
        case .parts:
            if let part = PartRowReader(row: row).part(into: &diagnostics) { matrix.parts.append(part) }
        case .html: matrix.html.entries += HTMLRowReader(row: row).entries(into: &diagnostics)
        case .properties, .slots, .events, .methods, .styling:
            guard matrix.hasRoom(for: row.components.count) else {
                reportTooManyRules(at: row.source.location, &diagnostics)
                return
            }
            let rules = RuleRowReader(row: row).rules(into: &diagnostics)
            ties.enter(rules, into: &diagnostics)
            matrix.rules += rules
        }
    }

    private mutating func reportTooManyRules(at place: SourceLocation, _ diagnostics: inout DiagnosticBag) {
        guard !hasTooManyRules else { return }
        hasTooManyRules = true
        diagnostics.error(
            .inputTooLarge,
            "the rows and the tags of their headings make more than \(Matrix.mostRules) rules; from here on none is read",
            at: place
        )
    }

    private static func notATable(_ block: MarkdownBlock) -> CellProblem {
        let message =
            if case .list = block.kind {
                "a table inside of a list is not read; a line of prose before it ends the list"
            } else {
                "this looks like rows of a table and is none: a table has a header, a ruler of as many cells, and no empty lines"
            }
        return CellProblem(.matrixTable, message, at: block.start)
    }
}
