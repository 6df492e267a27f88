import Core

/// Checks a parsed tree before values are made of it: its bounds, and control characters that references brought in.
struct MarkdownTreeCheck {
    private static let deepestTree = 150
    private static let mostNodes = 1_000_000

    private let source: MarkdownSource
    private var placed: CommonMarkNode?
    private var nodes = 0

    static func allow(
        _ root: CommonMarkNode,
        of source: MarkdownSource,
        into diagnostics: inout DiagnosticBag
    ) -> Bool {
        var check = MarkdownTreeCheck(source: source)
        if let complaint = check.complaint(about: root) {
            diagnostics.add(complaint)
            return false
        }
        if source.hasNumericReference { check.reportControlCharacters(below: root, into: &diagnostics) }
        return true
    }

    private mutating func complaint(about root: CommonMarkNode) -> Diagnostic? {
        var isTooDeep = false
        root.walk { node, depth in
            enter(node)
            nodes += 1
            isTooDeep = depth > Self.deepestTree
            return !isTooDeep && nodes <= Self.mostNodes
        }
        if isTooDeep {
            let message = "the Markdown is nested more than \(Self.deepestTree) deep; the file is not read"
            return Diagnostic(.error, .inputTooDeep, message, at: location)
        }
        if nodes > Self.mostNodes {
            let message = "the file holds more Markdown than any that a person wrote; it is not read"
            return Diagnostic(.error, .inputTooLarge, message, at: location)
        }
        return nil
    }

    private mutating func reportControlCharacters(below root: CommonMarkNode, into diagnostics: inout DiagnosticBag) {
        var isFree = true
        root.walk { node, _ in
            enter(node)
            isFree = ![node.literal, node.info, node.destination].contains(where: \.hasControlCharacters)
            return isFree
        }
        if isFree { return }
        diagnostics.warning(
            .inputControlCharacter,
            "this refers to a control character; it and all others are read as U+FFFD",
            at: location
        )
    }

    private mutating func enter(_ node: CommonMarkNode) {
        if node.hasPlace { placed = node }
    }

    private var location: SourceLocation {
        guard let range = placed?.range else { return .start(of: source.path) }
        return source.place(line: range.startLine, column: range.startColumn)
    }
}
