import Core
import SwiftModel
import WebModel

/// `$isOn: Bool`, `action()`, `@FocusState`, `isWrong: Bool as isInvalid`
struct SwiftUIResultParser {
    let types: ResultTypeParser

    func parse(_ text: String) throws(TextProblem) -> SwiftUIResult {
        guard let clause = RoleClause(endOf: text) else { return try member(text) }
        let role = try clause.known()
        guard let result = try member(clause.member).playing(role) else {
            throw TextProblem(.matrixResult, "only a member can be `as \(role)`", at: clause.offset)
        }
        return result
    }

    private func member(_ text: String) throws(TextProblem) -> SwiftUIResult {
        var scanner = TextScanner(text)
        scanner.skipBlanks()
        if let item = try ReferenceParser.parse(scanner) { return .reference(item) }
        let start = scanner.index
        if scanner.next == UInt8(ascii: "@") || scanner.next == UInt8(ascii: ".") {
            return .mechanism(
                try SwiftUIMechanism(known: scanner.takeRest(), "no mechanism of SwiftUI that is known", at: start)
            )
        }
        let isBinding = scanner.skip("$")
        let syntax = try ResultSyntax(&scanner)
        if case .name = syntax.form { throw untyped(syntax.name.text, at: start) }
        let name = try NameTemplateParser.parse(syntax.name.text, at: syntax.name.offset, as: .property)
        if isBinding { return try binding(name, syntax, at: start) }
        switch syntax.form {
        case .typed(let type, let value): return try typed(name, type, value)
        case .call(let parameters, let isOptional):
            return .action(name, try types.types(parameters), isOptional: isOptional)
        case .name, .assigned:
            throw TextProblem(
                .matrixResult,
                "a member has a type before its default: `\(syntax.name.text): Type = default`",
                at: start
            )
        }
    }

    private func typed(
        _ name: NameTemplate,
        _ type: ResultSyntax.Piece,
        _ value: ResultSyntax.Piece?
    ) throws(TextProblem) -> SwiftUIResult {
        let plain = type.text.utf8.filter { $0 != 0x20 }
        let isSlot = plain.elementsEqual("View".utf8)
        let isItems = plain.elementsEqual("[{Item}]".utf8)
        if let value, isSlot || isItems {
            throw TextProblem(.matrixResult, "views and child items have no default", at: value.offset)
        }
        if isSlot { return .slot(name) }
        if isItems { return .items(name) }
        let type = try types.type(type.text, at: type.offset)
        guard let value else { return .value(name, type, default: nil) }
        return .value(name, type, default: try types.expression(value.text, at: value.offset, of: type))
    }

    private func binding(
        _ name: NameTemplate,
        _ syntax: ResultSyntax,
        at offset: Int
    ) throws(TextProblem) -> SwiftUIResult {
        guard case .typed(let type, let value) = syntax.form else {
            throw TextProblem(.matrixResult, "a binding has a type: `$\(syntax.name.text): Type`", at: offset)
        }
        if let value {
            throw TextProblem(.matrixResult, "a binding has no default, its caller has the value", at: value.offset)
        }
        return .binding(name, try types.type(type.text, at: type.offset))
    }

    private func untyped(_ text: String, at offset: Int) -> TextProblem {
        let problem = "no result: a member has a type (`name: Type`), an action brackets (`name()`)"
        return .unknown(text, problem, among: SwiftUIMechanism.allCases.map(\.rawValue) + ["skip"], at: offset)
    }
}

/// ` as isInvalid`
struct RoleClause {
    /// Text of the result before the clause.
    let member: String
    private let role: String
    let offset: Int

    /// nil where a result says nothing of a role.
    init?(endOf text: String) {
        let bytes = Array(text.withoutBlanks.utf8)
        guard let blank = bytes.lastIndex(of: UInt8(ascii: " ")) else { return nil }
        let word = bytes[(blank + 1)...]
        let before = String(decoding: bytes[..<blank], as: UTF8.self).withoutBlanks
        // A default ends in a bracket or a quote, and never in two words.
        guard before.hasSuffix(" as"), word.allSatisfy(ItemNameParser.isNameByte) else { return nil }
        member = String(before.dropLast(3))
        role = String(decoding: word, as: UTF8.self)
        offset = (text.utf8.count - text.withoutBlanks.utf8.count) + blank + 1
    }

    func known() throws(TextProblem) -> String {
        if MemberRole.known.contains(role) { return role }
        throw .unknown(role, "no role that is known", among: MemberRole.known, at: offset)
    }
}

/// `see open`, `see @click`
enum ReferenceParser {
    /// nil where the text is another kind of result.
    static func parse(_ scanner: TextScanner) throws(TextProblem) -> ItemReference? {
        var scanner = scanner
        guard scanner.skip(word: "see"), scanner.next == 0x20 || scanner.isAtEnd else { return nil }
        let item = try ItemNameParser.parse(&scanner)
        if item.isGlob {
            throw TextProblem(.matrixResult, "another item is named exactly, without stars", at: item.offset)
        }
        scanner.skipBlanks()
        guard scanner.isAtEnd else {
            throw TextProblem(.matrixResult, "only one item can stand behind `see`", at: scanner.index)
        }
        return item.item
    }
}
