import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("Hard cases of values and defaults")
struct ValueTests {
    private func one(_ item: String, rows: String = "") throws -> ComponentTranslation {
        try Fixture("x-one", item, onlyBy: Tables.anything + rows).component
    }

    @Test(
        "values of one number are one case, however they are spelled",
        arguments: [("1 | 1n", [1]), ("0 | -0 | 2", [0, 2]), ("0xFF | 2", [255, 2]), ("1_000 | 2", [1000, 2])]
    )
    func integers(type: String, values: [Int]) throws {
        let enumeration = try #require(try one("thing: \(type)").component.enums.first)
        #expect(enumeration.form == .integers)
        #expect(Set(enumeration.cases.map(\.value)) == Set(values.map { .integer($0) }))
        #expect(enumeration.cases.count == values.count)
    }

    @Test(
        "a default of a choice is the case that it means",
        arguments: [
            ("boolean | 'big' = false", "thing: OneTokens.Thing = .boolean(false)"),
            ("boolean | 'big' = 'big'", "thing: OneTokens.Thing = .big"),
            ("number | 'auto' = 3", "thing: OneTokens.Thing = .number(3)"),
        ]
    )
    func choices(type: String, result: String) throws {
        #expect(try one("thing: \(type)").component.properties.map(\.description) == [result])
    }

    @Test("a default that a row calls nil is nil, without a remark")
    func nothingByRow() throws {
        let items = try one("thing: 'a' | 'auto' = 'auto'", rows: Tables.values("`*: auto` | `nil`")).items
        #expect(items.map(\.swiftUITexts) == [["thing: OneTokens.Thing? = nil"]])
        #expect(items.map(\.remarks) == [[]])
    }

    @Test("a default that can't be told is told in a remark, also for a text")
    func remarks() throws {
        let json = #""intl":[{"name":"hint","type":{"text":"string"},"default":"compute()"}],"members":[]"#
        #expect(try one(json).items.map(\.remarks.count) == [1])
    }
}

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

    @Test(
        "plain values stay what they are, milliseconds become seconds and CSS lengths points",
        arguments: [
            ("Bool", "true", nil, .boolean(true)), ("String", "'Close'", nil, .string("Close")),
            ("Double", "0.5", nil, .number(0.5)), ("Double", "3", nil, .integer(3)), ("Int", "3", nil, .integer(3)),
            ("[String]", "[]", nil, .array([])), ("[String: String]", "{}", nil, .emptyDictionary),
            ("TimeInterval", "250", .milliseconds, .number(0.25)), ("TimeInterval", "2000", .milliseconds, .integer(2)),
            ("CGFloat", "'8px'", .length, .integer(8)), ("CGFloat", "'0.5rem'", .length, .integer(8)),
            ("CGFloat", "'12'", .length, .integer(12)), ("CGFloat", "'0.2em'", .length, .number(3.2)),
        ] as [(String, String, WebUnit?, SwiftExpression)]
    )
    func values(type: String, text: String, unit: WebUnit?, value: SwiftExpression) throws {
        #expect(result(try SwiftTypeParser.parse(type), text, unit: unit).value == value)
    }

    @Test("a CSS shorthand becomes insets")
    func insets() {
        let value = result(.named("EdgeInsets"), "'4px 1rem'").value
        #expect(value?.description == "EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)")
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
