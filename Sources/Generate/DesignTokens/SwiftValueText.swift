/// A value in Swift source that knows where it may be broken into lines.
indirect enum SwiftValueText: Sendable, Hashable {
    case word(String)
    case call(String, [Argument])
    /// Elements without labels, or keys, as they are written, with their values.
    case brackets([Argument])

    struct Argument: Sendable, Hashable {
        /// Empty where there is none.
        let label: String
        let value: SwiftValueText

        init(_ label: String, _ value: SwiftValueText) {
            self.label = label
            self.value = value
        }
    }

    /// The value on one line.
    var text: String {
        var line = ""
        line.reserveCapacity(length)
        write(to: &line)
        return line
    }

    static func list(_ items: [SwiftValueText]) -> SwiftValueText { .brackets(items.map { Argument("", $0) }) }

    /// Arguments of a call, or elements in brackets.
    private var parts: [Argument] {
        switch self {
        case .word: []
        case .call(_, let parts), .brackets(let parts): parts
        }
    }

    /// Number of bytes that the value takes on one line.
    private var length: Int {
        if case .word(let word) = self { return word.utf8.count }
        let marks = "()".utf8.count + max(0, parts.count - 1) * ", ".utf8.count
        return parts.reduce((callee?.utf8.count ?? 0) + marks) { $0 + $1.startLength + $1.value.length }
    }

    private func write(to line: inout String) {
        if case .word(let word) = self { return line += word }
        line += opening
        for (place, part) in parts.enumerated() {
            if place > 0 { line += ", " }
            part.writeStart(to: &line)
            part.value.write(to: &line)
        }
        line += closing
    }

    private var opening: String { callee.map { $0 + "(" } ?? "[" }

    private var closing: String { callee == nil ? "]" : ")" }

    /// Whether it has keys.
    var isDictionary: Bool {
        if case .brackets(let entries) = self { entries.contains { !$0.label.isEmpty } } else { false }
    }

    var callee: String? {
        if case .call(let name, _) = self { name } else { nil }
    }

    /// Visits every word in it, but for the names of calls.
    func forEachWord(_ body: (String) -> Void) {
        if case .word(let word) = self { body(word) }
        for part in parts { part.value.forEachWord(body) }
    }

    /// The keys of all that is looked up by a text.
    func forEachKey(_ body: (String) -> Void) {
        for part in parts {
            if part.label.utf8.first == UInt8(ascii: "\"") { body(part.label) }
            part.value.forEachKey(body)
        }
    }

    func calls(_ name: String) -> Bool { callee == name || parts.contains { $0.value.calls(name) } }

    /// A declaration that ends with the value, on as few lines as there is room for, as `swift format` would break it.
    func lines(declaring head: String, indentation: Int) -> [String] {
        let sign = " = "
        if case .word(let word) = self,
            indentation + head.utf8.count + sign.utf8.count + word.utf8.count > DocComment.longestLine
        {
            return [head + " =", "    " + word]
        }
        var lines: [String] = []
        write(after: head, sign, before: "", margin: "", indentation, to: &lines)
        return lines
    }

    func lines(indentation: Int) -> [String] {
        var lines: [String] = []
        write(after: "", "", before: "", margin: "", indentation, to: &lines)
        return lines
    }

    /// `margin` stands in front of each line and counts in `indentation`. The first line begins with `head` and `sign`.
    private func write(
        after head: String,
        _ sign: String,
        before tail: String,
        margin: String,
        _ indentation: Int,
        to lines: inout [String]
    ) {
        let start = margin.utf8.count + head.utf8.count + sign.utf8.count
        let size = start + length + tail.utf8.count
        let isOneLine = isWhole || indentation - margin.utf8.count + size <= DocComment.longestLine
        var line = ""
        if isOneLine { line.reserveCapacity(size) }
        line += margin
        line += head
        line += sign
        if isOneLine {
            write(to: &line)
            line += tail
            lines.append(line)
            return
        }
        let parts = parts
        if lines.isEmpty { lines.reserveCapacity(parts.count + 2) }
        lines.append(line + opening)
        for (place, part) in parts.enumerated() {
            // Single elements have no comma behind them, and the last argument of a call has none.
            let hasComma = callee == nil ? parts.count > 1 : place < parts.count - 1
            part.value.write(
                after: part.label,
                part.label.isEmpty ? "" : ": ",
                before: hasComma ? "," : "",
                margin: margin + "    ",
                indentation + 4,
                to: &lines
            )
        }
        lines.append(margin + closing + tail)
    }

    private var isWhole: Bool {
        if case .word = self { true } else { false }
    }
}

extension SwiftValueText.Argument {
    fileprivate var startLength: Int { label.isEmpty ? 0 : label.utf8.count + ": ".utf8.count }

    fileprivate func writeStart(to line: inout String) {
        guard !label.isEmpty else { return }
        line += label
        line += ": "
    }
}
