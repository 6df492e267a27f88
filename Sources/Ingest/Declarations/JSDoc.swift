import Core
import WebModel

struct JSDoc {
    struct Tag {
        let name: String
        let text: String
    }

    /// Markdown; nil where nothing is said.
    private(set) var description: String?
    private(set) var tags: [Tag] = []

    /// Reads the text between the marks of a comment.
    init(_ text: String) {
        var prose: [Substring] = []
        var tag: (name: Substring, lines: [Substring])?
        var isInCode = false
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let line = JSDoc.content(of: line)
            let trimmed = line.drop(while: \.isWhitespace)
            if trimmed.hasPrefix("```") { isInCode.toggle() }
            if !isInCode, let name = JSDoc.tagName(trimmed) {
                add(tag)
                tag = (name, [trimmed.dropFirst(name.count + 1)])
            } else if tag != nil {
                tag?.lines.append(line)
            } else {
                prose.append(line)
            }
        }
        add(tag)
        description = JSDoc.text(of: prose)
    }

    private mutating func add(_ tag: (name: Substring, lines: [Substring])?) {
        guard let tag else { return }
        tags.append(Tag(name: String(tag.name), text: JSDoc.text(of: tag.lines) ?? ""))
    }

    private static func content(of line: Substring) -> Substring {
        var rest = line.drop(while: \.isWhitespace)
        guard rest.first == "*" else { return rest }
        rest.removeFirst()
        // Stencil adds a second star.
        if rest.drop(while: { $0 == " " }).hasPrefix("* @") { rest = rest.drop { $0 == " " }.dropFirst() }
        return rest.first == " " ? rest.dropFirst() : rest
    }

    /// `default` of `@default 5`; nil for a line that begins with no tag. An `@` within a sentence begins no line.
    private static func tagName(_ line: Substring) -> Substring? {
        guard line.first == "@" else { return nil }
        let name = line.dropFirst().prefix { $0.isLetter || $0 == "-" }
        guard !name.isEmpty else { return nil }
        let next = line.dropFirst(name.count + 1).first
        return next == nil || next?.isWhitespace == true ? name : nil
    }

    private static func text(of lines: [Substring]) -> String? {
        let text = lines.joined(separator: "\n").trimmed
        return text.isEmpty ? nil : text
    }

    static func typed(_ text: String) -> (type: String?, rest: Substring) {
        guard text.hasPrefix("{") else { return (nil, Substring(text)) }
        var depth = 0
        for index in text.indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            guard depth == 0 else { continue }
            let type = text[text.index(after: text.startIndex)..<index]
            return (String(type), text[text.index(after: index)...].drop(while: \.isWhitespace))
        }
        return (nil, Substring(text))
    }

    // MARK: What is asked for

    func tag(_ names: String...) -> String? { tags.first { names.contains($0.name) }?.text }

    func tags(_ names: String...) -> [Tag] { tags.filter { names.contains($0.name) } }

    var isHidden: Bool { tag("internal", "private", "protected", "ignore", "hidden") != nil }

    var deprecation: Deprecation? { tag("deprecated").map { $0.isEmpty ? .flagged : .reason($0) } }

    var defaultValue: String? {
        guard let text = tag("default", "defaultValue"), !text.isEmpty else { return nil }
        return text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
    }
}

extension ItemFacts {
    /// Facts of an item, as its comment tells them.
    init(_ doc: JSDoc?, at place: SourceLocation) {
        self.init(deprecated: doc?.deprecation, description: doc?.description, source: place)
    }
}
