import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("Web types in Swift")
struct TypeTranslationTests {
    private func item(_ property: String) throws -> ItemTranslation {
        try #require(try Fixture("x-box", property, onlyBy: Tables.anything).component.items.first)
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
        let item = try item("thing: \(type)")
        #expect(item.outcome == .translated)
        #expect(item.swiftUITexts == [result])
    }

    @Test(
        "what says too little, or more than Swift can, is unmapped, with the reason",
        arguments: [
            ("unknown", "`unknown`"), ("any", "`any`"), ("HTMLElement", "element of the page"),
            ("Mystery", "`Mystery`"), ("keyof T", "keyof T"), ("symbol", "`symbol`"), ("object", "`object`"),
            ("void", "`void` is no value"), ("undefined", "`undefined` is no value"), ("null", "`null` is no value"),
            ("never", "`never`"), ("void[]", "`void` is no value"),
            // Only what is Hashable is a key or in a set.
            ("Map<() => void, string>", ""), ("Set<() => void>", ""), ("Record<[string, number], string>", ""),
            // A tuple with a rest says more than an array can.
            ("[string, ...number[]]", ""), ("[]", ""),
        ]
    )
    func unmapped(type: String, part: String) throws {
        let reason = try #require(try item("thing: \(type)").openReason)
        #expect(part.isEmpty || reason.contains(part))
    }

    @Test(
        "a property without a type has that of its default, as in TypeScript",
        arguments: [("'x'", #"thing: String = "x""#), ("3", "thing: Int = 3"), ("true", "thing: Bool = true")]
    )
    func inferred(value: String, result: String) throws {
        #expect(try item("thing = \(value)").swiftUITexts == [result])
    }

    @Test("a property without type and default is unmapped: nothing is guessed")
    func nothingKnown() throws { #expect(try item("thing").openReason == "no source tells the type") }

    // MARK: Sets of values

    private func enumeration(_ type: String, name: String = "thing") throws -> SwiftEnum {
        let fixture = try Fixture("x-box", "\(name): \(type)", onlyBy: Tables.anything)
        return try #require(try fixture.component.component.enums.first)
    }

    @Test("a closed set of strings is an enum with the web's values, also where there is one")
    func strings() throws {
        let result = try enumeration("'a' | 'b c' | ''")
        #expect(result.form == .strings)
        #expect(result.name.description == "BoxTokens.Thing")
        #expect(result.cases.map(\.value) == [.string("a"), .string("b c"), .string("")])
        #expect(result.cases.map(\.name.name) == ["a", "bC", "empty"])
        #expect(try enumeration("'a' | undefined").cases.map(\.value) == [.string("a")])
    }

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

    @Test(
        "`type` can't be the name of a type, and the struct of a component's texts has its name to itself",
        arguments: [("type", "BoxTokens.Type"), ("strings", "BoxTokens.Strings")]
    )
    func takenName(name: String, taken: String) throws {
        #expect(try enumeration("'a' | 'b'", name: name).name.description != taken)
    }

    @Test("one alias of several components is one enum, and each has a name of its own for it")
    func sharedAlias() throws {
        let tone =
            #""members":[{"kind":"field","name":"tone","type":{"text":"Tone"},"#
            + #""expandedType":{"text":"'calm' | 'loud'"},"default":"'calm'"}]"#
        let fixture = try Fixture(("x-one", [tone]), ("x-two", [tone]), matrix: Tables.anything, builtIn: false)
        #expect(fixture.translation.sharedEnums.map(\.name.description) == ["XTone"])
        for component in fixture.translation.components.map(\.component) {
            #expect(component.enums == [])
            #expect(component.typeAliases.map(\.target.description) == ["XTone"])
            #expect(component.properties.map(\.description) == ["tone: \(component.names.tokens.name).Tone = .calm"])
        }
    }

    // MARK: Rows of `Types`

    @Test("a row of `Types` for all names is found")
    func typeOfAllNames() throws {
        let rows = Tables.anything + Tables.types("`*: number` | `Int`")
        #expect(
            try Fixture("x-one", "count: number = 3", onlyBy: rows).item("count").swiftUITexts == ["count: Int = 3"]
        )
    }

    @Test("a detail that is only a name may have its row of `Types`")
    func detailByRow() throws {
        let rows = Tables.anything + Tables.types("`DateRange` | `ClosedRange<Date>`")
        let item = try Fixture("x-one", "@pick: CustomEvent<DateRange>", onlyBy: rows).item("@pick")
        #expect(item.swiftUITexts == ["onPick: ((ClosedRange<Date>) -> Void)?"])
    }

    @Test("a detail of any type leaves a remark behind")
    func detailOfAnyType() throws {
        let item = try item("@pick: CustomEvent<any>")
        #expect(item.swiftUITexts == ["onPick: (() -> Void)?"])
        #expect(item.remarks.count == 1)
    }

    @Test("a unit counts where the type came with it, and not where the row names a type of its own")
    func unitOfTheRow() throws {
        let rows =
            Tables.types("`delay, pause: number` | `TimeInterval` | `ms`", columns: "Swift | Unit")
            + Tables.properties("`delay: number` | `delay: Int` | `same`", "`pause: number` | `pause: {Type}` | `same`")
        let component = try Fixture("x-one", "delay: number = 500", "pause: number = 500", onlyBy: rows).component
        let expected = ["delay: Int = 500", "pause: TimeInterval = 0.5"]
        #expect(component.component.properties.map(\.description) == expected)
    }
}

@Suite("Types by what they mean, in a library that no row knows")
struct MeantTypeTests {
    private func members(_ items: String...) throws -> [String: String] {
        let component = try Fixture(("zz-gadget", items)).component.component
        let members = component.members.filter { !component.offered.contains($0.origin) }
        return Dictionary(members.map { ($0.name.name, $0.description) }) { first, _ in first }
    }

    @Test(
        "what counts is an Int, what is measured a CGFloat, a duration a TimeInterval, a quantity a Double",
        arguments: [
            ("itemCount: number", "itemCount: Int? = nil"), ("rowIndex: number = 0", "rowIndex: Int = 0"),
            ("lines: number", "lines: Int? = nil"), ("thing: number = 3", "thing: Int = 3"),
            ("thing: number = 0.5", "thing: Double = 0.5"), ("thing: number", "thing: Double? = nil"),
            ("splitterWidth: number = 16", "splitterWidth: CGFloat = 16"),
            ("splitter-width: number = 16", "splitterWidth: CGFloat = 16"),
            ("panelHeight: string = '12px'", "panelHeight: CGFloat = 12"), ("offset: number = 4", nil),
            ("holdDuration: number = 250", "holdDuration: TimeInterval = 0.25"),
            ("startDate: string", "startDate: Date? = nil"), ("opacity: number = 1", "opacity: Double = 1"),
            ("zoomRatio: number = 2", "zoomRatio: Double = 2"),
            // A list that is absent is empty, and a default needs no question mark.
            ("words: string[] | undefined", "words: [String] = []"),
            ("sizes: number[] = [5, 10, 25]", "sizes: [Double] = [5, 10, 25]"),
            ("words: string[] = ['a', 'b']", #"words: [String] = ["a", "b"]"#),
            ("words: string[] = [other(), 2]", "words: [String]? = nil"),
            ("hint: string | undefined = 'x'", #"hint: String = "x""#),
            // Nothing is taken of a union of which nothing is known, and an element stays one.
            ("thing: Formatter | Other", nil), ("thing: string | HTMLElement", nil),
        ] as [(String, String?)]
    )
    func meant(property: String, expected: String?) throws {
        #expect(try Array(members(property).values) == (expected.map { [$0] } ?? []))
    }

    @Test("of a union with arms that nobody explains the others are taken, and the rest is told")
    func knownArms() throws {
        let item = try Fixture("zz-gadget", "thing: string | Formatter").item("thing")
        #expect(item.swiftUITexts == ["thing: String? = nil"])
        #expect(item.remarks == ["`Formatter` is left out of the type: no source says what it is"])
    }

    @Test(
        "one field of a detail is the argument, two or three plain ones are as many, and more are a struct",
        arguments: [
            ("{ word: string }", "(String)"),
            ("{ word: string, index: number, isLast?: boolean }", "(Int, Bool, String)"),
            ("{ word: string, node: HTMLElement }", "(String)"),
            ("{ word: string, list: string[] }", "(GadgetTokens.FoldDetail)"),
            ("{ a: string, b: string, c: string, d: string }", "(GadgetTokens.FoldDetail)"), ("string", "(String)"),
            ("{ node: HTMLElement }", "()"),
        ]
    )
    func details(detail: String, arguments: String) throws {
        #expect(try members("@fold: CustomEvent<\(detail)>")["onFold"] == "onFold: (\(arguments) -> Void)?")
    }

    @Test("the arguments of a closure are told by their names")
    func toldArguments() throws {
        let item = try Fixture("zz-gadget", "@fold: CustomEvent<{ word: string, at: number }>").item("@fold")
        #expect(item.remarks == ["the closure is told `at`, `word`"])
    }

    @Test(
        "an event of a change joins the property that it is called after, or that its detail names",
        arguments: [
            "@foldIndexChange: CustomEvent<number>", "@fold-index-changed: CustomEvent",
            "@foldChange: CustomEvent<{ foldIndex: number }>",
            "@gadgetChange: EventEmitter<{ foldIndex: number, other: string }>",
        ]
    )
    func joined(event: String) throws {
        #expect(try Array(members("foldIndex: number = 0", event).values) == ["$foldIndex: Int"])
    }

    @Test("what a template knows by its name stays a value beside its event, and an event of something else a closure")
    func notJoined() throws {
        let found = try members("valueState: 'a' | 'b' = 'a'", "fold: string", "@valueStateChange", "@unfoldChange")
        #expect(found["valueState"]?.hasPrefix("$") == false)
        #expect(found["fold"] == "fold: String? = nil")
        #expect(found["onUnfoldChange"] == "onUnfoldChange: (() -> Void)?")
    }

    @Test("a type whose name only repeats its property is called after that, also where others have it too")
    func namedAfterProperty() throws {
        let fields = ["edge", "backEdge"].map { name in
            #"{"kind":"field","name":"\#(name)","type":{"text":"PanelEdge"},"parsedType":{"text":"'near' | 'far'"}}"#
        }
        let gadget = try Fixture("zz-gadget", #""members":[\#(fields.joined(separator: ","))]"#).component
        let types = gadget.component.members.compactMap(\.type?.description)
        #expect(Set(types).count == 1)
        #expect(types.first?.contains("PanelEdge") == false)
    }
}
