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
            if optionalBlocks.isEmpty {
                mentions.formUnion(code.mentions)
            } else {
                laterMentions.append((output.count, code.mentions))
            }
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

/// Blocks that begin with `?`: `?VStack {` goes with its end and its modifiers if nothing is in it, and `?} footer: {`
/// up to the line that ends it. Of `?) {` the parenthesis stays.
extension Rendering {
    /// The last first, so that a block that holds nothing but empty ones goes, too.
    mutating func removeEmptyBlocks() {
        for place in optionalBlocks.reversed() {
            guard let block = EmptyBlock(at: place, in: output)?.range else { continue }
            output.removeSubrange(block)
            laterMentions = laterMentions.compactMap { mention in
                if block.contains(mention.place) { return nil }
                let isBehind = mention.place >= block.upperBound
                return (isBehind ? mention.place - block.count : mention.place, mention.names)
            }
        }
        for mention in laterMentions { mentions.formUnion(mention.names) }
    }
}

private struct EmptyBlock {
    private let bytes: [UInt8]
    private let indentation: Int
    private(set) var range: Range<Int>

    /// nil where something is in the block, or where it has no end.
    init?(at place: Int, in bytes: [UInt8]) {
        self.bytes = bytes
        let start = (bytes[..<place].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
        indentation = bytes[start...].prefix { $0.isBlank }.count
        range = start..<start
        let isPart = first(of: start) == UInt8(ascii: "}")
        var line = end(of: start)
        while line < bytes.count, first(of: line) == nil { line = end(of: line) }
        guard line < bytes.count, first(of: line) == UInt8(ascii: "}"), isLevel(line) else { return nil }
        if isPart {
            range = start..<line
            return
        }
        guard rest(of: line) == 1 else { return nil }
        line = end(of: line)
        if first(of: start) == UInt8(ascii: ")") {
            range = start + indentation + 1..<line - 1
            return
        }
        var depth = 0
        while line < bytes.count, isModifier(line, inside: depth > 0) {
            for byte in bytes[line..<end(of: line)] {
                depth += byte == UInt8(ascii: "{") ? 1 : byte == UInt8(ascii: "}") ? -1 : 0
            }
            line = end(of: line)
        }
        range = start..<line
    }

    private func end(of line: Int) -> Int {
        bytes[line...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }

    /// First byte that is no white space; nil in an empty line.
    private func first(of line: Int) -> UInt8? { bytes[line..<end(of: line)].first { !TemplateText.isSpace($0) } }

    private func isLevel(_ line: Int) -> Bool { bytes[line...].prefix { $0.isBlank }.count == indentation }

    private func rest(of line: Int) -> Int { bytes[line..<end(of: line)].count { !TemplateText.isSpace($0) } }

    /// `.font(.body)`, and the lines of a modifier that has several.
    private func isModifier(_ line: Int, inside isInside: Bool) -> Bool {
        guard let first = first(of: line) else { return false }
        if isLevel(line) { return isInside || [UInt8(ascii: "."), UInt8(ascii: ")")].contains(first) }
        return bytes[line...].prefix { $0.isBlank }.count > indentation
    }
}
