/// A value in Swift source that knows where it may be broken into lines.
indirect enum SwiftValueText: Sendable, Hashable {
    /// What stays on one line.
    case word(String)
    case call(String, [Argument])
    case list([SwiftValueText])

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
        switch self {
        case .word(let word): word
        case .call(let name, let arguments): "\(name)(" + arguments.map(\.text).joined(separator: ", ") + ")"
        case .list(let items): "[" + items.map(\.text).joined(separator: ", ") + "]"
        }
    }

    /// What is called, where the value is a call.
    var callee: String? {
        if case .call(let name, _) = self { name } else { nil }
    }

    /// Whether something is called anywhere in it.
    func calls(_ name: String) -> Bool {
        switch self {
        case .word: false
        case .call(let callee, let arguments): callee == name || arguments.contains { $0.value.calls(name) }
        case .list(let items): items.contains { $0.calls(name) }
        }
    }

    /// A declaration that ends with the value, on as few lines as there is room for, as `swift format` would break it.
    func lines(declaring head: String, indentation: Int) -> [String] {
        let line = "\(head) = \(text)"
        if indentation + line.utf8.count <= DocComment.longestLine { return [line] }
        if case .word(let word) = self { return ["\(head) =", "    \(word)"] }
        return broken(after: "\(head) = ", before: "", indentation)
    }

    private func lines(after head: String, before tail: String, _ indentation: Int) -> [String] {
        let line = head + text + tail
        if indentation + line.utf8.count <= DocComment.longestLine { return [line] }
        return broken(after: head, before: tail, indentation)
    }

    private func broken(after head: String, before tail: String, _ indentation: Int) -> [String] {
        switch self {
        case .word(let word): [head + word + tail]
        case .call(let name, let arguments):
            ["\(head)\(name)("]
                + arguments.enumerated().flatMap { place, argument in
                    argument.value.lines(
                        after: argument.start,
                        before: place == arguments.count - 1 ? "" : ",",
                        indentation + 4
                    ).map { "    " + $0 }
                } + [")\(tail)"]
        case .list(let items):
            // Behind a single item there is no comma.
            ["\(head)["]
                + items.flatMap { item in
                    item.lines(after: "", before: items.count > 1 ? "," : "", indentation + 4).map { "    " + $0 }
                } + ["]\(tail)"]
        }
    }
}

extension SwiftValueText.Argument {
    fileprivate var start: String { label.isEmpty ? "" : "\(label): " }
    fileprivate var text: String { start + value.text }
}
