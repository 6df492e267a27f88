import Core
import Documents

/// A bold label with the content behind it: `**Type:** …`.
struct DocsLabel {
    let label: String
    let content: DocsText

    var field: DocsField? { DocsField(label: label) }

    init?(_ text: DocsText) {
        guard let (label, rest) = Self.cut(text.inlines[...]) else { return nil }
        self.label = label
        self.content = DocsText(rest, at: rest.first?.start ?? text.place)
    }

    private static func cut(_ inlines: ArraySlice<MarkdownInline>) -> (label: String, rest: [MarkdownInline])? {
        let inlines = inlines.drop(while: \.isBlank)
        guard let first = inlines.first, case .strong(let words) = first.kind else { return nil }
        let label = words.plainText.trimmed
        var rest = Array(inlines.dropFirst())
        if label.hasSuffix(":") { return (label.dropLast().trimmed, Array(rest.drop(while: \.isBlank))) }
        guard case .text(let behind) = rest.first?.kind, behind.drop(while: \.isBlank).hasPrefix(":") else {
            return nil
        }
        rest[0] = MarkdownInline(.text(String(behind.drop(while: \.isBlank).dropFirst())))
        return (label, Array(rest.drop(while: \.isBlank)))
    }

    /// The labels of a line that begins with one, without the separators between them: `**A:** x | **B:** y`.
    static func all(in line: DocsText) -> [DocsLabel] {
        guard cut(line.inlines[...]) != nil else { return [] }
        var pieces: [[MarkdownInline]] = []
        for (index, inline) in line.inlines.enumerated() {
            if case .strong = inline.kind, cut(line.inlines[index...].prefix(2)) != nil {
                if !pieces.isEmpty { pieces[pieces.count - 1].dropSeparator() }
                pieces.append([])
            }
            if !pieces.isEmpty { pieces[pieces.count - 1].append(inline) }
        }
        return pieces.compactMap { DocsLabel(DocsText($0, at: $0.first?.start ?? line.place)) }
    }

    /// Takes labels that name a field out of a running description: `Names the group. **Attribute:** `open``.
    static func split(_ text: DocsText) -> (rest: DocsText, labels: [DocsLabel]) {
        let starts = text.inlines.indices.filter { index in
            guard case .strong(let words) = text.inlines[index].kind else { return false }
            return words.plainText.trimmed.hasSuffix(":") && DocsField(label: words.plainText) != nil
        }
        guard let first = starts.first else { return (text, []) }
        let ends = starts.dropFirst() + [text.inlines.count]
        let labels = zip(starts, ends).compactMap { start, end in
            DocsLabel(DocsText(Array(text.inlines[start..<end]), at: text.place))
        }
        return (DocsText(Array(text.inlines[..<first]), at: text.place), labels)
    }
}

extension MarkdownInline {
    fileprivate var isBlank: Bool {
        guard case .text(let words) = kind else { return false }
        return words.allSatisfy(\.isBlank)
    }
}

extension [MarkdownInline] {
    fileprivate mutating func dropSeparator() {
        while last?.isBreak == true { removeLast() }
        guard let end = last, case .text(let words) = end.kind else { return }
        var rest = words[...]
        while let character = rest.last, character.isBlank || "|·•,;/-–—".contains(character) { rest.removeLast() }
        self[count - 1] = MarkdownInline(.text(String(rest)), start: end.start)
    }
}
