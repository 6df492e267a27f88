import Core
import SwiftModel

/// `@Entry` without the macro, which Apple's frameworks alone have.
///
/// A computed property takes its place in the same lines. Where its type is neither written nor seen in its value, the
/// macro stays, and is told as not known.
struct EntryMacros {
    private static let macro = Array("@Entry".utf8)

    private let tokens: SwiftTokens
    private var edits: [(range: Range<Int>, text: String)] = []

    /// Nil where there is none.
    static func text(of bytes: [UInt8]) -> [UInt8]? {
        guard bytes.holds(macro), let tokens = try? SwiftTokens(bytes) else { return nil }
        var macros = EntryMacros(tokens: tokens)
        for index in tokens.tokens.indices { macros.replace(at: index) }
        guard !macros.edits.isEmpty else { return nil }
        var text = bytes
        for edit in macros.edits.reversed() { text.replaceSubrange(edit.range, with: edit.text.utf8) }
        return text
    }

    private mutating func replace(at index: Int) {
        let all = tokens.tokens
        guard all[index].kind == .at, tokens.word(index + 1) == "Entry",
            let keyword = (index + 2..<all.count).first(where: { all[$0].kind != .word || tokens.word($0) == "var" }),
            tokens.word(keyword) == "var", keyword + 1 < all.count, all[keyword + 1].kind == .word
        else { return }
        let end = end(from: keyword + 2)
        let equals = (keyword + 2..<end).first { tokens.isSign($0, "=") }
        let typeEnd = equals ?? end
        let hasType = typeEnd > keyword + 3 && all[keyword + 2].kind == .colon
        let written = hasType ? text(keyword + 3..<typeEnd) : nil
        let blank = all[index].range.lowerBound..<all[index + 1].range.upperBound
        let behind = all[end - 1].range.upperBound..<all[end - 1].range.upperBound
        if let equals {
            guard let type = written ?? type(of: equals + 1..<end) else { return }
            let colon = hasType ? "" : ": \(type) "
            edits.append((blank, String(repeating: " ", count: blank.count)))
            edits.append((all[equals].range, "\(colon){ get { let entry: \(type) ="))
            edits.append((behind, "; return entry } set {} }"))
        } else if let written, written.hasSuffix("?") {
            edits.append((blank, String(repeating: " ", count: blank.count)))
            edits.append((behind, " { get { nil } set {} }"))
        }
    }

    /// Found in another line that does not go on with the declaration.
    private func end(from start: Int) -> Int {
        let all = tokens.tokens
        var index = start
        while index < all.count {
            let token = all[index]
            if token.kind == .close || token.kind == .semicolon { return index }
            if token.isBehindNewline, index > start, token.kind != .dot, token.kind != .operator,
                all[index - 1].kind != .operator || tokens.word(index - 1).hasSuffix("?")
            {
                return index
            }
            index = tokens.behind(index)
        }
        return index
    }

    /// Taken from a literal, or a call of the type.
    private func type(of value: Range<Int>) -> String? {
        let all = tokens.tokens
        guard let first = value.first else { return nil }
        switch all[first].kind {
        case .string where value.count == 1: return "String"
        case .number where value.count == 1: return isWhole(first) ? "Int" : "Double"
        case .operator where value.count == 2 && all[first + 1].kind == .number && tokens.word(first) == "-":
            return isWhole(first + 1) ? "Int" : "Double"
        case .word where value.count == 1 && ["true", "false"].contains(tokens.word(first)): return "Bool"
        case .word:
            guard let open = value.first(where: { all[$0].kind == .open }), tokens.word(open) == "(",
                tokens.partners[open] == value.upperBound - 1, value.lowerBound < open
            else { return nil }
            let type = text(value.lowerBound..<open)
            let name = type.prefix { $0 != "<" }.split(separator: ".").last
            return name?.first?.isUppercase == true ? type : nil
        default: return nil
        }
    }

    private func isWhole(_ token: Int) -> Bool {
        let number = tokens.word(token).lowercased()
        return number.hasPrefix("0x") || !number.contains { ".ep".contains($0) }
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: tokens.bytes[tokens.range(of: range)], as: UTF8.self)
    }
}
