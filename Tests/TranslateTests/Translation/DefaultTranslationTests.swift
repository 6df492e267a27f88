import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("Web defaults in Swift")
struct DefaultTranslationTests {
    private let plain = DefaultTranslation { _ in nil }

    private func result(
        _ type: SwiftType,
        _ text: String?,
        isRequired: Bool = false,
        unit: WebUnit? = nil
    ) -> DefaultTranslation.Result {
        plain.result(type, of: text, isRequired: isRequired, unit: unit)
    }

    @Test("plain values stay what they are")
    func plainValues() {
        #expect(result(.named("Bool"), "true").value == .boolean(true))
        #expect(result(.named("String"), "'Close'").value == .string("Close"))
        #expect(result(.named("Double"), "0.5").value == .number(0.5))
        #expect(result(.named("Double"), "3").value == .integer(3))
        #expect(result(.named("Int"), "3").value == .integer(3))
        #expect(result(.array(.named("String")), "[]").value == .array([]))
        #expect(result(.dictionary(key: .named("String"), value: .named("String")), "{}").value == .emptyDictionary)
    }

    @Test("a boolean without a default is false, as an absent attribute is")
    func booleans() { #expect(result(.named("Bool"), nil) == .init(type: .named("Bool"), value: .boolean(false))) }

    @Test("anything else without a default may be absent, unless it is required")
    func absent() {
        #expect(result(.named("String"), nil) == .init(type: .optional(.named("String")), value: .nothing))
        #expect(result(.named("String"), "undefined") == .init(type: .optional(.named("String")), value: .nothing))
        #expect(result(.named("String"), nil, isRequired: true) == .init(type: .named("String"), value: nil))
    }

    @Test("what is required is no optional, though its type allows `undefined` until it is set")
    func required() {
        #expect(result(.optional(.named("String")), nil, isRequired: true) == .init(type: .named("String"), value: nil))
    }

    @Test("no choice is an empty set, whether the web writes an empty list or an empty text", arguments: ["[]", "''"])
    func emptySets(text: String) {
        let type = SwiftType.named("Set", arguments: [.named("String")])
        #expect(result(type, text) == .init(type: type, value: .array([])))
    }

    @Test("`Infinity` and `NaN` are the absence of a number", arguments: ["Infinity", "-Infinity", "NaN"])
    func noNumber(text: String) {
        #expect(result(.named("Double"), text) == .init(type: .optional(.named("Double")), value: .nothing))
    }

    @Test("milliseconds become seconds")
    func milliseconds() {
        #expect(result(.named("TimeInterval"), "250", unit: .milliseconds).value == .number(0.25))
        #expect(result(.named("TimeInterval"), "2000", unit: .milliseconds).value == .integer(2))
    }

    @Test(
        "CSS lengths become points",
        arguments: [
            ("'8px'", SwiftExpression.integer(8)), ("'0.5rem'", .integer(8)), ("'12'", .integer(12)),
            ("'0.2em'", .number(3.2)),
        ]
    )
    func lengths(text: String, value: SwiftExpression) {
        #expect(result(.named("CGFloat"), text, unit: .length).value == value)
    }

    @Test(
        "a length that depends on something else is told and not guessed",
        arguments: ["'50%'", "'auto'", "'calc(1px)'"]
    )
    func relativeLengths(text: String) {
        let result = result(.named("CGFloat"), text, unit: .length)
        #expect(result.value == .nothing)
        #expect(result.type == .optional(.named("CGFloat")))
        #expect(result.remark?.contains(text) == true)
    }

    @Test("a CSS shorthand becomes insets")
    func insets() {
        let value = result(.named("EdgeInsets"), "'4px 1rem'").value
        #expect(value?.description == "EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)")
    }

    @Test("an expression of the library's code is told and not guessed")
    func expressions() {
        let result = result(.named("Date"), "new Date()")
        #expect(result.value == .nothing)
        #expect(result.remark?.contains("new Date()") == true)
    }

    @Test("a fraction is no Int, and a word no number")
    func mismatches() {
        #expect(result(.named("Int"), "1.5").remark != nil)
        #expect(result(.named("Double"), "'many'").remark != nil)
    }
}
