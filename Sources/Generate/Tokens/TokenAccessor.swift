/// A computed property of a component that asks its tokens.
struct TokenAccessor {
    /// Name in templates; nil for a property that only some components have, because templates ask for it otherwise.
    let role: String?
    let name: String
    let type: String
    let value: SwiftCode

    var reference: SwiftCode { SwiftCode(naming: name) }

    var body: String {
        let indentation = String(repeating: " ", count: 8)
        guard Self.isLong(indentation + value.text) else { return value.text }
        let calls = value.text.replacing(").emphasized(", with: ")\n            .emphasized(", maxReplacements: 1)
            .replacing(").adding(", with: ")\n            .adding(", maxReplacements: 1)
        // The template indents the first line.
        let lines = (indentation + calls).split(separator: "\n").flatMap { Self.broken(String($0)) }
        return String(lines.joined(separator: "\n").dropFirst(indentation.count))
    }

    private static func isLong(_ line: String) -> Bool { line.utf8.count > DocComment.longestLine }

    /// A line that ends with a choice, on as many as the formatter asks for.
    private static func broken(_ line: String) -> [String] {
        guard isLong(line), line.hasSuffix(")"), let call = line.firstRange(of: ".emphasized(") else { return [line] }
        let indentation = String(line.prefix { $0 == " " })
        let argument = line[call.upperBound...].dropLast()
        let whole = indentation + "    " + argument
        let lines = isLong(whole) ? choices(String(argument), indentation + "    ") : [whole]
        return [String(line[..<call.upperBound])] + lines + [indentation + ")"]
    }

    /// `a ? x : (b ? y : z)` with each part on a line.
    private static func choices(_ text: String, _ indentation: String) -> [String] {
        let deeper = indentation + "    "
        guard let question = text.firstRange(of: " ? "),
            let colon = text[question.upperBound...].firstRange(of: " : ")
        else { return [indentation + text] }
        let rest = choices(String(text[colon.upperBound...]), deeper)
        let first = rest[0].dropFirst(deeper.count)
        return [
            indentation + text[..<question.lowerBound], deeper + "? " + text[question.upperBound..<colon.lowerBound],
        ]
            + ["\(deeper): \(first)"] + rest.dropFirst()
    }
}
