/// A value in Swift source that knows where it may be broken into lines.
indirect enum SwiftValueText: Sendable, Hashable {
    case word(String)
    case call(String, [Argument])
    case list([SwiftValueText])
    /// Keys, as they are written, with their values.
    case dictionary([Argument])

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

    /// Number of bytes that the value takes on one line.
    private var length: Int {
        switch self {
        case .word(let word): word.utf8.count
        case .call(let name, let arguments):
            arguments.reduce(name.utf8.count + 2 + Self.gaps(between: arguments.count)) {
                $0 + $1.startLength + $1.value.length
            }
        case .list(let items): items.reduce(2 + Self.gaps(between: items.count)) { $0 + $1.length }
        case .dictionary(let entries):
            entries.reduce(2 + Self.gaps(between: entries.count)) { $0 + $1.startLength + $1.value.length }
        }
    }

    private static func gaps(between count: Int) -> Int { max(0, count - 1) * ", ".utf8.count }

    private func write(to line: inout String) {
        switch self {
        case .word(let word): line += word
        case .call(let name, let arguments):
            line += name
            line += "("
            for (place, argument) in arguments.enumerated() {
                if place > 0 { line += ", " }
                argument.writeStart(to: &line)
                argument.value.write(to: &line)
            }
            line += ")"
        case .list(let items):
            line += "["
            for (place, item) in items.enumerated() {
                if place > 0 { line += ", " }
                item.write(to: &line)
            }
            line += "]"
        case .dictionary(let entries):
            line += "["
            for (place, entry) in entries.enumerated() {
                if place > 0 { line += ", " }
                entry.writeStart(to: &line)
                entry.value.write(to: &line)
            }
            line += "]"
        }
    }

    var isDictionary: Bool {
        if case .dictionary = self { true } else { false }
    }

    var callee: String? {
        if case .call(let name, _) = self { name } else { nil }
    }

    /// Visits every word in it, but for the names of calls.
    func forEachWord(_ body: (String) -> Void) {
        switch self {
        case .word(let word): body(word)
        case .call(_, let arguments): for argument in arguments { argument.value.forEachWord(body) }
        case .list(let items): for item in items { item.forEachWord(body) }
        case .dictionary(let entries): for entry in entries { entry.value.forEachWord(body) }
        }
    }

    /// The keys of all that is looked up by a text.
    func forEachKey(_ body: (String) -> Void) {
        switch self {
        case .word: break
        case .call(_, let arguments): for argument in arguments { argument.value.forEachKey(body) }
        case .list(let items): for item in items { item.forEachKey(body) }
        case .dictionary(let entries):
            for entry in entries {
                if entry.label.utf8.first == UInt8(ascii: "\"") { body(entry.label) }
                entry.value.forEachKey(body)
            }
        }
    }

    func calls(_ name: String) -> Bool {
        switch self {
        case .word: false
        case .call(let callee, let arguments): callee == name || arguments.contains { $0.value.calls(name) }
        case .list(let items): items.contains { $0.calls(name) }
        case .dictionary(let entries): entries.contains { $0.value.calls(name) }
        }
    }

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
        let inner = margin + "    "
        switch self {
        case .word: break
        case .call(let name, let arguments):
            if lines.isEmpty { lines.reserveCapacity(arguments.count + 2) }
            line += name
            line += "("
            lines.append(line)
            for (place, argument) in arguments.enumerated() {
                let comma = place == arguments.count - 1 ? "" : ","
                let sign = argument.label.isEmpty ? "" : ": "
                argument.value.write(
                    after: argument.label,
                    sign,
                    before: comma,
                    margin: inner,
                    indentation + 4,
                    to: &lines
                )
            }
            lines.append(margin + ")" + tail)
        case .list(let items):
            if lines.isEmpty { lines.reserveCapacity(items.count + 2) }
            line += "["
            lines.append(line)
            // Single items have no comma behind them.
            let comma = items.count > 1 ? "," : ""
            for item in items {
                item.write(after: "", "", before: comma, margin: inner, indentation + 4, to: &lines)
            }
            lines.append(margin + "]" + tail)
        case .dictionary(let entries):
            if lines.isEmpty { lines.reserveCapacity(entries.count + 2) }
            line += "["
            lines.append(line)
            let comma = entries.count > 1 ? "," : ""
            for entry in entries {
                entry.value.write(after: entry.label, ": ", before: comma, margin: inner, indentation + 4, to: &lines)
            }
            lines.append(margin + "]" + tail)
        }
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
