import Core
import SwiftModel
import WebModel

/// `isEnabled = !`, `.touchUpInside`, `delegate.didRequestRemove()`
struct UIKitResultParser {
    let types: ResultTypeParser

    func parse(_ text: String) throws(TextProblem) -> UIKitResult {
        var scanner = TextScanner(text)
        scanner.skipBlanks()
        if let item = try ReferenceParser.parse(scanner) { return .reference(item) }
        if let mechanism = UIKitMechanism(rawValue: text.withoutBlanks) { return .mechanism(mechanism) }
        let start = scanner.index
        switch scanner.next {
        case UInt8(ascii: "."): return .controlEvent(try controlEvent(scanner.takeRest(), at: start))
        case UInt8(ascii: "$"), UInt8(ascii: "@"):
            throw TextProblem(.matrixResult, "bindings and property wrappers are only for SwiftUI", at: start)
        default: break
        }
        if scanner.skip(word: "delegate.") { return try delegateMethod(&scanner) }
        let syntax = try ResultSyntax(&scanner)
        switch syntax.form {
        case .typed(let type, let value):
            let name = try NameTemplateParser.parse(syntax.name.text, at: start, as: .uiKitProperty)
            let type = try types.type(type.text, at: type.offset)
            guard let value else { return .value(name, type, default: nil) }
            return .value(name, type, default: try types.expression(value.text, at: value.offset, of: type))
        case .assigned(let value):
            guard value.text == "!" else {
                let message = "only “!” can stand here, for the opposite of the web value"
                throw TextProblem(.matrixResult, message, at: value.offset)
            }
            // A property that UIKit has already, so that nothing is declared and nothing can be hidden.
            return .inverted(try NameTemplateParser.parse(syntax.name.text, at: start, as: .property))
        case .name, .call: throw unknown(text.withoutBlanks, at: start)
        }
    }

    private func delegateMethod(_ scanner: inout TextScanner) throws(TextProblem) -> UIKitResult {
        let syntax = try ResultSyntax(&scanner)
        guard case .call(let parameters, isOptional: false) = syntax.form else {
            throw TextProblem(
                .matrixResult,
                "a method of the delegate is written `delegate.didChange(Type)`",
                at: syntax.name.offset
            )
        }
        let name = try NameTemplateParser.parse(syntax.name.text, at: syntax.name.offset, as: .function)
        var read: [SwiftType] = []
        for parameter in parameters { read.append(try types.type(parameter.text, at: parameter.offset)) }
        return .delegateMethod(name, read)
    }

    private func controlEvent(_ text: String, at offset: Int) throws(TextProblem) -> UIKitControlEvent {
        if let known = UIKitControlEvent(rawValue: text) { return known }
        throw TextProblem(
            .matrixResult,
            "“\(text)” is no control event that is known",
            at: offset,
            suggestion: NearestName.of(text, among: UIKitControlEvent.allCases.map(\.rawValue))
        )
    }

    private func unknown(_ text: String, at offset: Int) -> TextProblem {
        let known = UIKitMechanism.allCases.map(\.rawValue) + ["same", "skip"]
        return TextProblem(
            .matrixResult,
            "“\(text)” is no result of UIKit that is known",
            at: offset,
            suggestion: NearestName.of(text, among: known)
        )
    }
}
