import Core
import SwiftModel
import WebModel

struct TypeRowReader {
    private typealias Swift = (type: SwiftType, parameter: GenericParameter?)

    let row: MatrixRow

    func entries(into diagnostics: inout DiagnosticBag) -> [TypesTable.Entry] {
        let patterns = diagnostics.value(try row.needed(.web).values(Self.pattern))
        let swift = diagnostics.value(try row.needed(.swift).value(swiftType))
        let unit = diagnostics.value(try unit())
        guard let patterns, let swift, let unit else { return [] }
        return row.components.map { component in
            TypesTable.Entry(
                components: component,
                patterns: patterns,
                swift: swift.type,
                parameter: swift.parameter,
                unit: unit,
                source: row.source
            )
        }
    }

    private static func pattern(_ text: String) throws(TextProblem) -> TypesTable.Pattern {
        if namesProperties(text) { return try propertyPattern(text) }
        let result = WebTypeParser.parse(text)
        if let problem = result.problem { throw TextProblem(.matrixType, problem.message, at: problem.offset) }
        return .type(result.type)
    }

    /// A type that has a colon has a bracket or `?` before it.
    private static func namesProperties(_ text: String) -> Bool {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: ":"): return true
            case 0x20, UInt8(ascii: ","): continue
            default: guard ItemNameParser.isNameByte(byte) else { return false }
            }
        }
        return false
    }

    private static func propertyPattern(_ text: String) throws(TextProblem) -> TypesTable.Pattern {
        let pattern = try ItemPatternParser.parse(text, of: [.property], in: MatrixSection.types.rawValue)
        guard !pattern.isOptionalOnly, !pattern.isReadonlyOnly, pattern.conditions.isEmpty else {
            let message = "a row of types knows only names and a type, and neither `readonly`, `?` nor conditions"
            throw TextProblem(.matrixPattern, message, at: 0)
        }
        return .property(pattern.names, pattern.type)
    }

    private func swiftType(_ text: String) throws(TextProblem) -> Swift {
        guard let (name, constraint, offset) = TypeParameters.split(text) else {
            return (try row.types.type(text, at: 0), nil)
        }
        guard let identifier = SwiftIdentifier(swift: name, as: .genericParameter) else {
            throw TextProblem(.matrixResult, "“\(name)” is no name that a type parameter can have", at: 0)
        }
        let word = constraint.withoutBlanks
        guard TypeParameters.constraints.contains(word) else {
            throw TextProblem(
                .matrixType,
                word.isEmpty
                    ? "the protocol behind the colon is missing" : "“\(word)” is no protocol that is known here",
                at: offset + constraint.utf8.prefix { $0 == 0x20 }.count,
                suggestion: NearestName.of(word, among: TypeParameters.constraints)
            )
        }
        return (.named(name), GenericParameter(name: identifier, constraint: .named(word)))
    }

    private func unit() throws(CellProblem) -> WebUnit? {
        guard let cell = row.optional(.unit) else { return nil }
        guard let word = cell.word else { _ = try cell.codeSpan(); return nil }
        if let unit = WebUnit(rawValue: word) { return unit }
        let known = WebUnit.allCases.map(\.rawValue)
        throw CellProblem(
            .matrixCell,
            "“\(word)” is no unit: known are \(known.joined(separator: " and "))",
            at: cell.wordStart,
            suggestion: NearestName.of(word, among: known)
        )
    }
}
