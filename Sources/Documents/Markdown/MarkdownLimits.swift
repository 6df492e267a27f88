import Core

/// Turns texts away before a parser spends minutes or gigabytes on them. The CommonMark parser takes quadratic time for
/// a few shapes: blank lines below deep nesting, rulers that fit no table, unclosed processing instructions, references
/// that all name one long definition. Every bound is far above the needs of documentation.
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

    static func allow(_ source: MarkdownSource, into diagnostics: inout DiagnosticBag) -> Bool {
        var limits = MarkdownLimits(source: source)
        guard let complaint = limits.firstComplaint() else { return true }
        diagnostics.add(complaint)
        return false
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

/// The markers of quotes and list items that a line begins with.
struct ContainerPrefix {
    /// Upper bound for the number of containers that the line can open or continue.
    var depth = 0
    var lastMarkerColumn = 1

    init(_ line: ArraySlice<UInt8>) {
        var index = line.startIndex
        var blanks = 0
        while index < line.endIndex {
            let byte = line[index]
            if byte == 0x20 || byte == 0x09 {
                blanks += byte == 0x09 ? 4 : 1
                index += 1
                continue
            }
            guard let length = Self.markerLength(line[index...]) else { break }
            depth += 1
            lastMarkerColumn = index - line.startIndex + 1
            index += length
        }
        // An item below an item is indented by two columns or more.
        if depth > 0 { depth += blanks / 2 }
    }

    private static func markerLength(_ rest: ArraySlice<UInt8>) -> Int? {
        let digits = rest.prefix(9).prefix { (0x30...0x39).contains($0) }.count
        let mark = rest.startIndex + digits
        guard mark < rest.endIndex else { return nil }
        let isBlankBehind = mark + 1 == rest.endIndex || rest[mark + 1] == 0x20 || rest[mark + 1] == 0x09
        switch rest[mark] {
        case UInt8(ascii: ">") where digits == 0: return 1
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): return digits == 0 && isBlankBehind ? 1 : nil
        case UInt8(ascii: "."), UInt8(ascii: ")"): return digits > 0 && isBlankBehind ? digits + 1 : nil
        default: return nil
        }
    }
}

/// Marks in a line that can make a parser slow, found in one pass over its bytes.
struct LineShape {
    let length: Int
    private(set) var bars = 0
    private(set) var closingBrackets = 0
    /// Beginnings of processing instructions and declarations, `<?` and `<!`.
    private(set) var openers = 0
    /// Whether `]:` stands in it, as in the definition of a reference.
    private(set) var hasDefinition = false
    let isBlank: Bool
    /// Whether the line consists of characters that the line below a table's header may hold.
    let isRuler: Bool

    init(_ line: ArraySlice<UInt8>) {
        length = line.count
        var hasWord = false
        var hasDash = false
        var hasMark = false
        var previous: UInt8 = 0
        for byte in line {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): hasWord = true
            case 0x20, 0x09: break
            case UInt8(ascii: "|"):
                bars += 1
                hasMark = true
            case UInt8(ascii: "-"): hasDash = true
            case UInt8(ascii: ">"): hasMark = true
            case UInt8(ascii: ":"):
                if previous == UInt8(ascii: "]") { hasDefinition = true }
                hasMark = true
            case UInt8(ascii: "]"):
                closingBrackets += 1
                hasWord = true
            case UInt8(ascii: "?"), UInt8(ascii: "!"):
                if previous == UInt8(ascii: "<") { openers += 1 }
                hasWord = true
            default: hasWord = true
            }
            previous = byte
        }
        isBlank = !hasWord && !hasDash && !hasMark
        isRuler = hasDash && !hasWord
    }
}
