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
        case UInt8(ascii: "."):
            let text = scanner.takeRest()
            return .controlEvent(try UIKitControlEvent(known: text, "no control event that is known", at: start))
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
        return .delegateMethod(name, try types.types(parameters))
    }

    private func unknown(_ text: String, at offset: Int) -> TextProblem {
        let known = UIKitMechanism.allCases.map(\.rawValue) + ["same", "skip"]
        return .unknown(text, "no result of UIKit that is known", among: known, at: offset)
    }
}
