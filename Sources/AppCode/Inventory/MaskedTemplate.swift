import Core

/// HTML of the same length: other text is blank, or a filler where it is shown or is a value.
struct MaskedTemplate: Sendable, Equatable {
    var bytes: [UInt8]
    /// Text that is only known when the app runs, ascending.
    var expressions: [Range<Int>] = []
    /// Beginnings of pieces that find no end.
    var unfinished: [Int] = []

    /// A file with more is no template: the rest is read as it is.
    private static let mostUnfinished = 20

    static let filler = UInt8(ascii: "x")

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// `isShown`: it leaves something to be seen.
    mutating func mask(_ range: Range<Int>, isShown: Bool) {
        for index in range {
            let endsLine = bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r")
            if isShown { bytes[index] = Self.filler } else if !endsLine { bytes[index] = UInt8(ascii: " ") }
        }
    }

    func expressions(in range: Range<Int>) -> [Range<Int>] {
        let first = expressions.firstPlace(whereNot: { $0.upperBound <= range.lowerBound })
        return Array(expressions[first...].prefix { $0.lowerBound < range.upperBound })
    }

    // MARK: Making one

    init(_ source: [UInt8], _ dialect: TemplateDialect) {
        self.init(source)
        if dialect == .script {
            self = ScriptTemplates.masked(source)
            return
        }
        let syntax = TemplateSyntax(bytes: source, dialect: dialect)
        var position = HTMLPosition()
        var index = 0
        while index < source.count {
            guard unfinished.count < Self.mostUnfinished, let found = syntax.expression(at: index, position) else {
                position.step(source, index)
                index += 1
                continue
            }
            guard let range = found.range else {
                unfinished.append(index)
                position.step(source, index)
                index += 1
                continue
            }
            switch found.kind {
            case .attribute:
                // Svelte's `{name}` is the attribute `name` with a value of that name.
                mask(range.lowerBound..<range.lowerBound + 1, isShown: false)
                mask(range.upperBound - 1..<range.upperBound, isShown: false)
                expressions.append(range)
            case .shown where position.isInValue || position.state == .text:
                mask(range, isShown: true)
                expressions.append(range)
                position.passExpression()
            case .control where position.isInValue:
                mask(range, isShown: true)
                expressions.append(range)
                position.passExpression()
            case .shown, .control: mask(range, isShown: false)
            }
            index = range.upperBound
            // A slash behind a value is no part of it in Svelte.
            if dialect == .svelte, position.state == .unquoted, source[index...].starts(with: "/>".utf8) {
                bytes[index] = UInt8(ascii: " ")
            }
        }
    }
}
