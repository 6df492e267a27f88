import Core

/// Lines between two rules at the beginning of a page: `title: Button`. Words are read, no lists and no objects.
struct FrontMatter {
    struct Entry: Sendable {
        let name: String
        let text: String
        let line: Int
    }

    private(set) var entries: [Entry] = []
    /// Position at which the page begins behind it.
    private(set) var end = 0

    init(_ bytes: [UInt8]) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        var rest = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
        var found: [Entry] = []
        var number = 0
        while !rest.isEmpty {
            number += 1
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            rest = rest[line.endIndex...].dropFirst()
            let text = String(decoding: line, as: UTF8.self)
            let isRule = text.trimmed == "---"
            if number == 1 {
                guard isRule else { return }
            } else if isRule {
                entries = found
                end = rest.startIndex
                return
            } else if let entry = Self.entry(text, line: number) {
                found.append(entry)
            } else if !Self.mayStand(text) {
                return
            }
        }
    }

    /// Text of the first entry of a name, which is given in lower case.
    subscript(name: String) -> String? { entries.first { $0.name.lowercased() == name }?.text }

    /// Whether a line may stand among entries: parts of lists and objects, comments. Prose between two rules is no front matter.
    private static func mayStand(_ line: String) -> Bool {
        guard let first = line.first, !line.trimmed.isEmpty else { return true }
        return first.isWhitespace || "-#]}".contains(first) || line.contains(":")
    }

    private static func entry(_ line: String, line number: Int) -> Entry? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let name = line[..<colon]
        guard let first = name.first, first.isWordLetter, name.allSatisfy({ $0.isLetterOrNumber || "_-".contains($0) })
        else { return nil }
        var text = line[line.index(after: colon)...].trimmed
        if text.count > 1, let quote = text.first, quote == "'" || quote == "\"", text.last == quote {
            text = String(text.dropFirst().dropLast())
        }
        guard !text.isEmpty, let first = text.first, !"|>[{&*".contains(first) else { return nil }
        return Entry(name: String(name), text: text, line: number)
    }
}
