import Documents
import SwiftModel

/// A piece of Swift, and the names that it mentions: in a body of members and own declarations, in an example of types.
/// Interpolations mention their names, too: `"\(name).map { Double($0) }"` speaks of the member that `name` speaks of.
/// Anything else has to be put in as `plain`, so that no member gets in unnoticed.
struct SwiftCode: Sendable, Hashable {
    let text: String
    /// Each once.
    let mentions: [String]
    private var isOperation = false

    init(_ text: String, mentioning names: [String]) {
        self.text = text
        mentions = names
    }

    init(naming name: String) {
        self.init(name, mentioning: [name])
    }

    /// Puts `code` in the place of each `#` of a pattern.
    init(_ pattern: String, naming code: SwiftCode) {
        self.init(pattern.replacing("#", with: code.text), mentioning: pattern.contains("#") ? code.mentions : [])
        isOperation = pattern.contains(" ?? ") || pattern.contains(" != ")
    }

    /// Code with an operator that no parentheses are around, as in `a ? b : c`.
    static func operation(_ code: SwiftCode) -> SwiftCode {
        var operation = code
        operation.isOperation = true
        return operation
    }

    var grouped: SwiftCode { isOperation ? "(\(self))" : self }
}

extension SwiftCode: ExpressibleByStringInterpolation {
    init(stringLiteral text: String) {
        self.init(text, mentioning: [])
    }

    init(stringInterpolation parts: Parts) {
        self.init(parts.text, mentioning: parts.mentions)
    }

    struct Parts: StringInterpolationProtocol {
        fileprivate var text = ""
        fileprivate var mentions: [String] = []

        init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 12)
        }

        mutating func appendLiteral(_ literal: String) { text += literal }

        mutating func appendInterpolation(_ code: SwiftCode) {
            text += code.text
            // Most pieces speak of one member, which is copied as it is.
            if mentions.isEmpty { return mentions = code.mentions }
            for name in code.mentions where !mentions.contains(name) { mentions.append(name) }
        }

        /// Appends code that mentions nothing: types, cases, labels, literals, the names of closures' parameters.
        mutating func appendInterpolation(plain text: some CustomStringConvertible) { self.text += text.description }
    }
}

extension Sequence<SwiftCode> {
    func joined(separator: String) -> SwiftCode {
        var parts = SwiftCode.Parts(literalCapacity: 0, interpolationCount: 4)
        for (index, code) in enumerated() {
            if index > 0 { parts.appendLiteral(separator) }
            parts.appendInterpolation(code)
        }
        return SwiftCode(stringInterpolation: parts)
    }
}

extension Member {
    var reference: SwiftCode { SwiftCode(name.reference, mentioning: [name.name]) }
}

extension TemplateValue {
    static func swift(_ code: SwiftCode) -> TemplateValue {
        code.mentions.isEmpty ? .string(code.text) : .code(TemplateCode(code.text, mentioning: code.mentions))
    }

    static func optionalSwift(_ code: SwiftCode?) -> TemplateValue { code.map { ["text": .swift($0)] } ?? .null }

    static func swiftLines(_ lines: [SwiftCode]) -> TemplateValue { .list(lines.map(TemplateValue.swift)) }
}

extension TextDisplay {
    func view(of expression: SwiftCode) -> SwiftCode { "\(plain: view)(\(expression)\(plain: conversion))" }
}
