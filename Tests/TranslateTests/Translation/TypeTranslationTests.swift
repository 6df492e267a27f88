import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("Web types in Swift")
struct TypeTranslationTests {
    private static let rows = Tables.properties("`*: any` | `{name}: {Type}` | `same`")

    private func item(_ type: String, default value: String? = nil, name: String = "thing") throws -> ItemTranslation {
        try Fixture("x-box", HardCase.fields((name, type, value)), onlyBy: Self.rows).item(.property, name)
    }

    @Test(
        "what has a structure has a type",
        arguments: [
            ("string", "thing: String? = nil"), ("boolean", "thing: Bool = false"),
            ("boolean | undefined", "thing: Bool = false"), ("number", "thing: Double? = nil"),
            ("bigint", "thing: Int? = nil"), ("string[]", "thing: [String] = []"),
            ("string | string[]", "thing: [String] = []"), ("Array<number>", "thing: [Double] = []"),
            ("Set<string>", "thing: Set<String>? = nil"), ("Record<string, number>", "thing: [String: Double]? = nil"),
            ("{ [key: string]: boolean }", "thing: [String: Bool]? = nil"),
            ("[number, string]", "thing: (Double, String)? = nil"),
            ("(value: number) => string", "thing: ((Double) -> String)? = nil"),
            ("(value: number, max?: number) => void", "thing: ((Double, Double?) -> Void)? = nil"),
            ("string | void", "thing: String? = nil"), ("number | number[] | void", "thing: [Double] = []"),
            ("() => string | void", "thing: (() -> String?)? = nil"), ("`a-${string}`", "thing: String? = nil"),
        ]
    )
    func structure(type: String, result: String) throws {
        let item = try item(type)
        #expect(item.outcome == .translated)
        #expect(item.swiftUITexts == [result])
    }

    @Test(
        "what says too little is unmapped, with the reason",
        arguments: [
            ("unknown", "`unknown`"), ("any", "`any`"), ("HTMLElement", "element of the page"),
            ("Mystery", "`Mystery`"), ("keyof T", "keyof T"), ("symbol", "`symbol`"), ("object", "`object`"),
            ("void", "`void` is no value"), ("undefined", "`undefined` is no value"), ("null", "`null` is no value"),
            ("never", "`never`"), ("void[]", "`void` is no value"),
        ]
    )
    func tooLittle(type: String, part: String) throws {
        guard case .unmapped(let reason) = try item(type).outcome else {
            return #expect(Bool(false), "\(type) is not unmapped")
        }
        #expect(reason.contains(part))
    }

    @Test(
        "a property without a type has that of its default, as in TypeScript",
        arguments: [("'x'", #"thing: String = "x""#), ("3", "thing: Int = 3"), ("true", "thing: Bool = true")]
    )
    func inferred(value: String, result: String) throws {
        let json = #""members":[{"kind":"field","name":"thing","default":"\#(value)"}]"#
        let fixture = try Fixture("x-box", json, onlyBy: TypeTranslationTests.rows)
        #expect(try fixture.item(.property, "thing").swiftUITexts == [result])
    }

    @Test("a property without type and default is unmapped: nothing is guessed")
    func nothingKnown() throws {
        let json = #""members":[{"kind":"field","name":"thing"}]"#
        let fixture = try Fixture("x-box", json, onlyBy: TypeTranslationTests.rows)
        #expect(try fixture.item(.property, "thing").outcome == .unmapped(reason: "no source tells the type"))
    }

    // MARK: Sets of values

    private func enumeration(_ type: String, name: String = "thing") throws -> SwiftEnum {
        let fixture = try Fixture("x-box", HardCase.fields((name, type, nil)), onlyBy: Self.rows)
        return try #require(try fixture.component("x-box").component.enums.first)
    }

    @Test("a closed set of strings is an enum with the web's values")
    func strings() throws {
        let result = try enumeration("'a' | 'b c' | ''")
        #expect(result.form == .strings)
        #expect(result.name.description == "BoxTokens.Thing")
        #expect(result.cases.map(\.value) == [.string("a"), .string("b c"), .string("")])
        #expect(result.cases.map(\.name.name) == ["a", "bC", "empty"])
    }

    @Test("a single string is a closed set too")
    func oneString() throws { #expect(try enumeration("'a' | undefined").cases.map(\.value) == [.string("a")]) }

    @Test("integers are an enum over Int, whose cases begin with a word")
    func integers() throws {
        let result = try enumeration("0 | 90 | 180", name: "rotate")
        #expect(result.form == .integers)
        #expect(result.cases.map(\.name.name) == ["rotate0", "rotate90", "rotate180"])
    }

    @Test("known strings beside any string are an open set")
    func openStrings() throws {
        let result = try enumeration("string | 'sm' | 'md'")
        #expect(result.form == .openStrings)
        #expect(result.cases.map(\.value) == [.string("sm"), .string("md")])
    }

    @Test("a number or a word is a choice")
    func choice() throws {
        let result = try enumeration("number | 'auto'")
        #expect(result.form == .choice)
        #expect(Set(result.cases.map(\.value)) == [.payload(.named("Double")), .string("auto")])
    }

    @Test("`type` can't be the name of a type")
    func hiddenName() throws {
        #expect(try enumeration("'a' | 'b'", name: "type").name.description != "BoxTokens.Type")
    }

    @Test("one alias of several components is one enum, and each has a name of its own for it")
    func sharedAlias() throws {
        func box(_ tag: String) -> String {
            #"""
            {"kind":"class","name":"\#(tag)","tagName":"x-\#(tag)","members":[{"kind":"field","name":"tone",
            "type":{"text":"Tone"},"expandedType":{"text":"'calm' | 'loud'"},"default":"'calm'"}]}
            """#
        }
        let fixture = try Fixture(
            manifest: """
                {"schemaVersion":"2.1.0","modules":[{"kind":"javascript-module","path":"x.js",
                "declarations":[\(box("one")),\(box("two"))]}]}
                """,
            matrix: TypeTranslationTests.rows,
            builtIn: false
        )
        #expect(fixture.translation.sharedEnums.map(\.name.description) == ["XTone"])
        for tag in ["x-one", "x-two"] {
            let component = try fixture.component(tag).component
            #expect(component.enums == [])
            #expect(component.typeAliases.map(\.target.description) == ["XTone"])
            #expect(component.properties.map(\.description) == ["tone: \(component.names.tokens.name).Tone = .calm"])
        }
    }
}
