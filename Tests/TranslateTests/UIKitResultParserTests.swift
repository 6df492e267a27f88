import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite struct UIKitResultParserTests {
    private func parse(_ text: String) throws -> UIKitResult {
        try UIKitResultParser(types: ResultTypeParser()).parse(text)
    }

    @Test func everyFormOfResult() throws {
        let bool = try SwiftTypeParser.parse("Bool")
        #expect(try parse("a: Bool") == .value(NameTemplate(parts: [.literal("a")]), bool, default: nil))
        let value = try SwiftExpressionParser.parse("true")
        #expect(try parse("a: Bool = true") == .value(NameTemplate(parts: [.literal("a")]), bool, default: value))
        #expect(try parse("isEnabled = !") == .inverted(NameTemplate(parts: [.literal("isEnabled")])))
        #expect(try parse("is{Name}=!") == .inverted(NameTemplate(parts: [.literal("is"), .hole(.upperName)])))
        #expect(
            try parse("delegate.didChange(Bool)")
                == .delegateMethod(NameTemplate(parts: [.literal("didChange")]), [bool])
        )
        let template = NameTemplate(parts: [.literal("did"), .hole(.upperName)])
        #expect(try parse("delegate.did{Name}()") == .delegateMethod(template, []))
        #expect(try parse("see #label") == .reference(ItemReference(.slot, "label")))
    }

    @Test(arguments: UIKitControlEvent.allCases)
    func everyControlEventIsKnown(event: UIKitControlEvent) throws {
        #expect(try parse(event.rawValue) == .controlEvent(event))
    }

    @Test(arguments: UIKitMechanism.allCases)
    func everyMechanismIsKnown(mechanism: UIKitMechanism) throws {
        #expect(try parse(mechanism.rawValue) == .mechanism(mechanism))
    }

    @Test(
        arguments: [
            "", "a", "a()", "a:", "a =", "a = 1", "a = !x", "$a: Bool", "@a", ".a", "delegate.", "delegate.a",
            "delegate.a()?", "delegate.a: Bool", "delegate.()", "see", ": Bool", "= !",
        ]
    )
    func brokenResultsAreRefusedWithinTheText(text: String) {
        do {
            let result = try UIKitResultParser(types: ResultTypeParser()).parse(text)
            Issue.record("\(result)")
        } catch {
            #expect((0...text.utf8.count).contains(error.offset))
        }
    }
}
