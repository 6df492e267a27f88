import SwiftModel

/// Spellings of one value: `.neutral` and `ButtonTokens.Tone.neutral`, `[]` and `[String]()`, `1` and `1.0`.
enum ValueSpelling {
    /// Text that two values of a type share where they mean the same.
    static func canonical(_ value: DeclaredValue, as type: WrittenType?) -> String {
        canonical(value.tokens[...], as: type)
    }

    static func canonical(_ text: String, as type: WrittenType?) -> String {
        guard let source = try? SwiftTokens(Array(text.utf8)) else { return text }
        let tokens = source.tokens.map { String(decoding: source.bytes[$0.range], as: UTF8.self) }
        return canonical(tokens[...], as: type)
    }

    private static func canonical(_ tokens: ArraySlice<String>, as type: WrittenType?) -> String {
        var tokens = tokens
        while tokens.count > 2, tokens.first == "(", tokens.last == ")",
            closing(tokens, tokens.startIndex) == tokens.endIndex - 1
        {
            tokens = tokens.dropFirst().dropLast()
        }
        if let number = number(tokens) { return number }
        if let member = member(tokens) {
            // `.none` of an optional is its `nil`.
            return member == "none" && type?.isOptional == true ? "nil" : ".\(member)"
        }
        if let empty = empty(tokens, as: type) { return empty }
        if let arguments = construction(tokens, as: type) { return "init(\(arguments))" }
        return tokens.map { $0.replacing("`", with: "") }.joined(separator: " ")
    }

    /// `-1_000.50` is `-1000.5`.
    private static func number(_ tokens: ArraySlice<String>) -> String? {
        let isNegative = tokens.first == "-"
        let digits = isNegative ? tokens.dropFirst() : tokens
        guard digits.count == 1, let text = digits.first?.replacing("_", with: ""),
            text.utf8.first.map({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) == true
        else { return nil }
        let value: Double?
        switch text.prefix(2) {
        case "0b": value = Int(text.dropFirst(2), radix: 2).map(Double.init)
        case "0o": value = Int(text.dropFirst(2), radix: 8).map(Double.init)
        default: value = Double(text)
        }
        return value.map { (isNegative ? -$0 : $0).description }
    }

    /// Takes `neutral` of `.neutral` and of `ButtonTokens.Tone.neutral`; nil for code that calls something.
    private static func member(_ tokens: ArraySlice<String>) -> String? {
        guard tokens.count >= 2, let last = tokens.last, tokens[tokens.endIndex - 2] == "." else { return nil }
        let path = tokens.dropLast(2)
        let isType = path.enumerated().allSatisfy { index, text in
            index % 2 == 0 ? text.first?.isUppercase == true : text == "."
        }
        guard isType, path.count % 2 == 1 || path.isEmpty, last != "init", last != "self" else { return nil }
        return last.replacing("`", with: "")
    }

    /// `[]`, `[:]`, `""`, `[String]()`, `Set()`, `.init()`, `{ }`
    private static func empty(_ tokens: ArraySlice<String>, as type: WrittenType?) -> String? {
        switch Array(tokens) {
        case ["[", "]"], ["[", ":", "]"]: return "empty"
        case ["\"", "\""], ["\"\""]: return "empty"
        case ["{", "}"], ["{", "EmptyView", "(", ")", "}"], ["EmptyView", ".", "init"]: return "{}"
        default: break
        }
        guard tokens.count >= 3, tokens.suffix(2) == ["(", ")"] else { return nil }
        let callee = tokens.dropLast(2)
        let called = Array(callee) == [".", "init"] ? type?.unwrapped : WrittenType(callee.joined(separator: " "))
        switch called {
        case .array, .dictionary, .named(["Set"], _), .named(["String"], _), .named(["Array"], _): return "empty"
        default: return nil
        }
    }

    /// `top : 8 , leading : 16` of `EdgeInsets(top: 8, leading: 16)` and of `.init(top: 8, leading: 16)`.
    private static func construction(_ tokens: ArraySlice<String>, as type: WrittenType?) -> String? {
        guard let opening = tokens.firstIndex(of: "("), closing(tokens, opening) == tokens.endIndex - 1 else {
            return nil
        }
        var callee = Array(tokens[..<opening])
        if callee.suffix(2) == [".", "init"] { callee.removeLast(2) }
        let isType = callee.isEmpty || type.map { WrittenType(callee.joined(separator: " ")) == $0.unwrapped } == true
        guard isType else { return nil }
        return tokens[(opening + 1)...].dropLast().joined(separator: " ")
    }

    /// nil where there is none.
    private static func closing(_ tokens: ArraySlice<String>, _ opening: Int) -> Int? {
        var depth = 0
        for index in opening..<tokens.endIndex {
            if ["(", "[", "{"].contains(tokens[index]) { depth += 1 }
            if [")", "]", "}"].contains(tokens[index]) {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    /// nil where its context decides.
    static func type(of value: DeclaredValue) -> WrittenType? {
        let tokens = value.tokens[...]
        guard let first = tokens.first else { return nil }
        if tokens.count == 1, ["true", "false"].contains(first) { return .name("Bool") }
        if tokens.count == 1, first.hasPrefix("\"") || first.hasPrefix("#\"") { return .name("String") }
        if number(tokens) != nil {
            let isFraction = tokens.last?.contains(where: { $0 == "." || $0 == "e" }) == true
            return .name(isFraction ? "Double" : "Int")
        }
        if first.first?.isUppercase == true || first == "[" {
            // `Tone.neutral`, `Set<Int>()`
            let path = tokens.prefix { $0.first?.isLowercase != true && $0 != "(" }
            let name = path.last == "." ? path.dropLast() : path
            let type = WrittenType(name.joined())
            if case .other = type { return nil }
            return type
        }
        return nil
    }
}
