import Core

extension Rendering {
    @inline(__always)
    mutating func writeText(_ range: Range<Int>) {
        guard indentation.isEmpty else { return writeIndentedText(range) }
        output.append(range, of: bytes)
    }

    /// Indents the lines that hold something: an empty one stays empty.
    private mutating func writeIndentedText(_ range: Range<Int>) {
        var start = range.lowerBound
        while start < range.upperBound, !isStopped {
            var next = start
            while next < range.upperBound, bytes[next] != UInt8(ascii: "\n") { next += 1 }
            let isWhole = next < range.upperBound
            if isWhole { next += 1 }
            if isLineStart, TemplateText.behindLineBreak(in: bytes, at: start) == nil { writeIndentation() }
            output.append(start..<next, of: bytes)
            isLineStart = isWhole
            start = next
        }
    }

    private mutating func writeIndentation() {
        output.append(contentsOf: indentation)
        isLineStart = false
        checkSize()
    }

    mutating func writeValue(_ path: Int, isEscaped: Bool) {
        guard let value = resolve(path) else { return }
        switch value {
        case .string(let text): write(text, isEscaped: isEscaped)
        case .code(let code):
            write(code.text, isEscaped: isEscaped)
            mentions.formUnion(code.mentions)
        case .boolean(let isTrue): write(isTrue ? "true" : "false", isEscaped: false)
        case .null, .list, .object:
            guard set.mode == .strict else { return }
            let path = paths[path]
            let message = "'\(path.text)' is \(value.kind), and can't be written as text"
            report(.templateWrongKind, message, at: path.offset)
        }
    }

    /// Writes a value. Its lines are not indented: a template may change nothing of its content.
    private mutating func write(_ text: String, isEscaped: Bool) {
        guard !text.utf8.isEmpty else { return }
        if isLineStart, !indentation.isEmpty { writeIndentation() }
        if isEscaped { escaping.append(text, to: &output) } else { output.append(text: text) }
        checkSize()
    }

    @inline(__always)
    private mutating func checkSize() {
        if output.count > TemplateLimits.output {
            stop(.templateTooLarge, "the output grows beyond \(TemplateLimits.output >> 20) MiB")
        }
    }
}
