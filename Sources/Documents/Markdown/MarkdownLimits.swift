import Core

/// Turns texts away that no person wrote, before a parser spends minutes or gigabytes on them.
///
/// The CommonMark parser takes quadratic time for a few shapes of text: blank lines below deep nesting, rulers that fit
/// no table, unclosed processing instructions, references that all name one long definition. One pass over the lines
/// finds the shapes; every bound is far above the needs of documentation.
struct MarkdownLimits {
    /// Containers (quotes, list items) that may stand in one another.
    static let deepestNesting = 64
    static let mostTableColumns = 1000
    /// Bars in a line that is no table ruler.
    private static let mostBars = 10_000
    private static let mostCells = 1_000_000
    /// Steps that a shape with quadratic cost may take.
    private static let budget = 50_000_000

    private let source: MarkdownSource
    private var deepest = 0
    private var cells = 0
    private var rulerColumns = 0
    private var runStart = 0
    private var runBytes = 0
    private var runRulers = 0
    private var runOpeners = 0
    private var quadraticCost = 0
    private var closingBrackets = 0
    private var longestDefinition = 0
    private var runHasDefinition = false

    /// Whether the text may be parsed; a diagnostic at the place says why not.
    static func allow(_ source: MarkdownSource, into diagnostics: inout DiagnosticBag) -> Bool {
        var limits = MarkdownLimits(source)
        guard let complaint = limits.firstComplaint() else { return true }
        diagnostics.add(complaint)
        return false
    }

    private init(_ source: MarkdownSource) {
        self.source = source
    }

    private mutating func firstComplaint() -> Diagnostic? {
        for number in 1...max(1, source.lineCount) {
            let line = source.line(number)
            let shape = LineShape(line)
            if let complaint = checkNesting(line, number) ?? checkTable(shape, number) ?? checkRun(shape, number) {
                return complaint
            }
        }
        endRun()
        if deepest * source.lineCount > Self.budget {
            return tooLarge("lists or quotes are nested \(deepest) deep over \(source.lineCount) lines", 1)
        }
        if longestDefinition * closingBrackets > Self.budget {
            return tooLarge("there are too many references to definitions that are too long", 1)
        }
        return nil
    }

    private mutating func checkNesting(_ line: ArraySlice<UInt8>, _ number: Int) -> Diagnostic? {
        let prefix = ContainerPrefix(line)
        guard prefix.depth > deepest else { return nil }
        deepest = prefix.depth
        guard deepest > Self.deepestNesting else { return nil }
        return Diagnostic(
            .error,
            .inputTooDeep,
            "lists or quotes are nested more than \(Self.deepestNesting) deep; the file is not read",
            at: source.place(line: number, column: prefix.lastMarkerColumn)
        )
    }

    private mutating func checkTable(_ line: LineShape, _ number: Int) -> Diagnostic? {
        if line.isRuler {
            guard line.bars <= Self.mostTableColumns else {
                return tooLarge("a table has more than \(Self.mostTableColumns) columns", number)
            }
            rulerColumns = max(rulerColumns, line.bars + 1)
            runRulers += 1
        }
        guard line.bars <= Self.mostBars else { return tooLarge("a line has more than \(Self.mostBars) bars", number) }
        cells += rulerColumns
        guard cells <= Self.mostCells else {
            return tooLarge("the tables have more than \(Self.mostCells) cells", number)
        }
        return nil
    }

    private mutating func checkRun(_ line: LineShape, _ number: Int) -> Diagnostic? {
        guard !line.isBlank else {
            endRun()
            return nil
        }
        if runBytes == 0 { runStart = number }
        runBytes += line.length + 1
        runOpeners += line.openers
        if line.hasDefinition { runHasDefinition = true }
        closingBrackets += line.closingBrackets
        // Each ruler that fits no header makes the parser read the paragraph again from its start, and each opener
        // makes it look for its end up to the end of the paragraph.
        quadraticCost = max(runRulers - 1, 0) * runBytes + runOpeners * runBytes
        guard quadraticCost <= Self.budget else {
            return tooLarge("a paragraph is too long for what it holds", runStart)
        }
        return nil
    }

    private mutating func endRun() {
        if runHasDefinition { longestDefinition = max(longestDefinition, runBytes) }
        rulerColumns = 0
        runBytes = 0
        runRulers = 0
        runOpeners = 0
        runHasDefinition = false
    }

    private func tooLarge(_ message: String, _ line: Int) -> Diagnostic {
        Diagnostic(.error, .inputTooLarge, "\(message); the file is not read", at: source.place(line: line, column: 1))
    }
}
