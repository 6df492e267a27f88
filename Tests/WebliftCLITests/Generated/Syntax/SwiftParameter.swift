/// A parameter of a function, an initializer or a case.
struct SwiftParameter {
    let attributes: [SwiftAttribute]
    /// What a caller writes; `_` for nothing.
    let label: String
    /// What the body calls it.
    let name: String
    let type: ArraySlice<SwiftToken>
    let isInout: Bool
    let hasDefault: Bool
    let line: Int

    var isViewBuilder: Bool { attributes.contains { $0.name == "ViewBuilder" } }
    /// Whether it takes a function, also an optional one.
    var isClosure: Bool { type.contains { $0.isSymbol("->") } }
    var typeWords: [String] { type.map(\.text) }

    /// The parameters between the round brackets of a declaration.
    static func all(in tokens: ArraySlice<SwiftToken>) -> [SwiftParameter] {
        split(tokens).compactMap(SwiftParameter.init(_:))
    }

    private init?(_ tokens: ArraySlice<SwiftToken>) {
        var reader = SwiftTokenReader(tokens)
        attributes = reader.readAttributes()
        guard let first = reader.next() else { return nil }
        line = first.line
        label = first.text
        if let second = reader.current, second.kind == .word {
            name = second.text
            reader.advance()
        } else {
            name = first.text
        }
        guard reader.current?.isSymbol(":") == true else { return nil }
        reader.advance()
        let rest = reader.rest
        let end = rest.firstIndex { $0.isSymbol("=") } ?? rest.endIndex
        hasDefault = end < rest.endIndex
        type = rest[..<end]
        isInout = type.contains { $0.isWord("inout") }
    }

    /// Splits a list at those of its commas that stand in no bracket.
    static func split(_ tokens: ArraySlice<SwiftToken>) -> [ArraySlice<SwiftToken>] {
        var parts: [ArraySlice<SwiftToken>] = []
        var start = tokens.startIndex
        var depth = 0
        var isInValue = false
        for index in tokens.indices where tokens[index].kind == .symbol {
            switch tokens[index].text {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            // Behind `=` these are comparisons.
            case "<" where !isInValue: depth += 1
            case ">" where !isInValue: depth -= 1
            case "=" where depth == 0: isInValue = true
            case "," where depth == 0:
                parts.append(tokens[start..<index])
                start = index + 1
                isInValue = false
            default: break
            }
        }
        if start < tokens.endIndex { parts.append(tokens[start...]) }
        return parts
    }
}
