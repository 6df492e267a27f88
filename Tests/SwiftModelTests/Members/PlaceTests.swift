import SwiftModel
import Testing

@Suite("A place takes members of any type that says what it needs, as its own type")
struct PlaceTests {
    @Test(
        "of values",
        arguments: [
            ("Double", "Double", "#"), ("Double?", "Double", "# ?? 0"), ("Double", "Double?", "#"),
            ("Int", "Double", "Double(#)"), ("Int?", "Double", "#.map { Double($0) } ?? 0"),
            ("Int?", "Double?", "#.map { Double($0) }"),
            ("String", "Double", "Double(#) ?? 0"), ("String?", "Double?", "#.flatMap { Double($0) }"),
            ("TimeInterval", "Double", "#"), ("CGFloat", "Int", "#.integer"), ("Bool?", "Bool", "# ?? false"),
            ("[Int]?", "[String]?", "#?.map { $0.formatted() }"),
            ("(Int) -> String", "(Double) -> String", "{ #($0.integer) }"),
            ("((Int) -> String)?", "((Double) -> String)?", "#.map { value in { value($0.integer) } }"),
        ]
    )
    func values(source: String, target: String, swift: String) throws {
        let type = try SwiftTypeParser.parse(target)
        let place = Place(["value"], type: type, absent: type.isNumber && !type.isOptional ? .integer(0) : nil)
        #expect(place.fit(.value(try SwiftTypeParser.parse(source))) { _ in nil }?.expression == swift)
    }

    @Test(
        "of Bindings, there and back",
        arguments: [
            ("Double", "#", "#"), ("Double?", "#[replacingNil: 0]", "# ?? 0"),
            ("Int", "#.double", "Double(#)"),
            ("Int?", "#[replacingNil: 0].double", "#.map { Double($0) } ?? 0"),
            ("CGFloat?", "#[replacingNil: 0].double", "#.map { Double($0) } ?? 0"),
        ]
    )
    func bindings(source: String, binding: String, value: String) throws {
        let place = Place(["value"], type: .named("Double"), isBinding: true, absent: .integer(0))
        let fit = try #require(place.fit(.binding(try SwiftTypeParser.parse(source))) { _ in nil })
        #expect(fit.expression == binding)
        #expect(fit.value == value)
    }

    @Test(
        "of events, by what they tell",
        arguments: [
            (["Int"], "#"), (["Double"], "#.map { value in { value(Double($0)) } }"),
            (["String"], "#.map { value in { value($0.formatted()) } }"), (["Bool"], nil), ([], nil),
        ] as [([String], String?)]
    )
    func events(details: [String], swift: String?) throws {
        let place = Place(["onPageChange"], type: try SwiftTypeParser.parse("((Int) -> Void)?"))
        let event = Member.Form.action(parameters: try details.map { try SwiftTypeParser.parse($0) }, isOptional: true)
        #expect(place.fit(event) { _ in nil }?.expression == swift)
    }

    @Test("of enums, by their raw values, or by the case that says no")
    func enums() {
        func enumeration(_ form: SwiftEnum.Form, _ cases: [(String, SwiftEnum.Case.Value)]) -> SwiftEnum {
            SwiftEnum(
                name: GeneratedTypeName(SwiftIdentifier("Mode", as: .type)),
                form: form,
                cases: cases.map { SwiftEnum.Case(name: SwiftIdentifier($0.0, as: .enumCase), value: $0.1) }
            )
        }
        let words = enumeration(.strings, [("never", .string("never")), ("hover", .string("hover"))])
        let numbers = enumeration(.integers, [("one", .integer(1))])
        func fit(_ found: SwiftEnum, _ type: SwiftType) -> String? {
            Place(["value"], type: type).fit(.value(.generated(found.name))) { _ in found }?.expression
        }
        #expect(fit(words, .bool) == "# != .never")
        #expect(fit(words, .string) == "#.rawValue")
        #expect(fit(numbers, .named("CGFloat")) == "CGFloat(#.rawValue)")
        #expect(fit(numbers, .bool) == nil)
    }

    @Test("and leaves alone what says nothing of the kind, and values where it takes Bindings")
    func misfits() {
        let number = Place(["value"], type: .named("Double"), absent: .integer(0))
        for type: SwiftType in [.bool, .named("Date"), .array(.named("Double"))] {
            #expect(number.fit(.value(type)) { _ in nil } == nil)
        }
        #expect(number.fit(.binding(.named("Int"))) { _ in nil }?.expression == "Double(#)")
        let binding = Place(["value"], type: .named("Double"), isBinding: true)
        #expect(binding.fit(.value(.named("Double"))) { _ in nil } == nil)
        let essential = Place(["value"], type: .named("Double"), absent: .integer(0), alternatives: [])
        #expect(essential.fit(.value(.string)) { _ in nil } == nil)
        #expect(essential.fit(.value(.named("Int"))) { _ in nil }?.expression == "Double(#)")
        // Nothing could stand in the place of an absent number.
        #expect(Place(["value"], type: .named("Double")).fit(.value(.optional(.named("Double")))) { _ in nil } == nil)
    }
}
