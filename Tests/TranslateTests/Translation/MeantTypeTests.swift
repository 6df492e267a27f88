import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("Types by what they mean, in a library that no row knows")
struct MeantTypeTests {
    private func members(_ json: String, tag: String = "zz-gadget") throws -> [String: String] {
        let fixture = try Fixture((tag: tag, json: json))
        let members = try fixture.component(tag).component.members
        return Dictionary(members.map { ($0.name.name, $0.description) }) { first, _ in first }
    }

    @Test(
        "what counts is an Int, what is measured a CGFloat, a duration a TimeInterval, a quantity a Double",
        arguments: [
            ("itemCount", "number", nil, "itemCount: Int? = nil"), ("rowIndex", "number", "0", "rowIndex: Int = 0"),
            ("lines", "number", nil, "lines: Int? = nil"), ("thing", "number", "3", "thing: Int = 3"),
            ("thing", "number", "0.5", "thing: Double = 0.5"), ("thing", "number", nil, "thing: Double? = nil"),
            ("splitterWidth", "number", "16", "splitterWidth: CGFloat = 16"),
            ("splitter-width", "number", "16", "splitterWidth: CGFloat = 16"),
            ("panelHeight", "string", "'12px'", "panelHeight: CGFloat = 12"), ("offset", "number", "4", ""),
            ("fadeDuration", "number", "250", "fadeDuration: TimeInterval = 0.25"),
            ("startDate", "string", nil, "startDate: Date? = nil"), ("opacity", "number", "1", "opacity: Double = 1"),
            ("zoomRatio", "number", "2", "zoomRatio: Double = 2"),
        ] as [(String, String, String?, String)]
    )
    func numbers(name: String, type: String, value: String?, expected: String) throws {
        let found = try members(HardCase.fields((name, type, value)))
        if expected.isEmpty {
            #expect(found.isEmpty)
        } else {
            #expect(Array(found.values) == [expected])
        }
    }

    @Test(
        "a list that is absent is empty, and a default needs no question mark",
        arguments: [
            ("words", "string[] | undefined", nil, "words: [String] = []"),
            ("sizes", "number[]", "[5, 10, 25]", "sizes: [Double] = [5, 10, 25]"),
            ("words", "string[]", "['a', 'b']", #"words: [String] = ["a", "b"]"#),
            ("words", "string[]", "[other(), 2]", "words: [String]? = nil"),
            ("hint", "string | undefined", "'x'", #"hint: String = "x""#),
        ] as [(String, String, String?, String)]
    )
    func absence(name: String, type: String, value: String?, expected: String) throws {
        #expect(try Array(members(HardCase.fields((name, type, value))).values) == [expected])
    }

    @Test("of a union with arms that nobody explains the others are taken, and the rest is told")
    func knownArms() throws {
        let fixture = try Fixture(("zz-gadget", HardCase.fields(("thing", "string | Formatter", nil))))
        #expect(try fixture.component("zz-gadget").component.members.map(\.description) == ["thing: String? = nil"])
        let remarks = try fixture.item(.property, "thing").remarks
        #expect(remarks == ["`Formatter` is left out of the type: no source says what it is"])
    }

    @Test("nothing is taken of a union of which nothing is known, and an element stays one")
    func unknownArms() throws {
        for type in ["Formatter | Other", "string | HTMLElement"] {
            #expect(try members(HardCase.fields(("thing", type, nil))).isEmpty)
        }
    }

    @Test("one field of a detail is the argument, two or three plain ones are as many, and more are a struct")
    func details() throws {
        func closure(_ detail: String) throws -> String? {
            try members("\"events\":[{\"name\":\"fold\",\"type\":{\"text\":\"CustomEvent<\(detail)>\"}}]")["onFold"]
        }
        #expect(try closure("{ word: string }") == "onFold: ((String) -> Void)?")
        let wanted = "onFold: ((Int, Bool, String) -> Void)?"
        #expect(try closure("{ word: string, index: number, isLast?: boolean }") == wanted)
        #expect(try closure("{ word: string, node: HTMLElement }") == "onFold: ((String) -> Void)?")
        #expect(try closure("{ word: string, list: string[] }") == "onFold: ((GadgetTokens.FoldDetail) -> Void)?")
        let expected = "onFold: ((GadgetTokens.FoldDetail) -> Void)?"
        #expect(try closure("{ a: string, b: string, c: string, d: string }") == expected)
        #expect(try closure("string") == "onFold: ((String) -> Void)?")
        #expect(try closure("{ node: HTMLElement }") == "onFold: (() -> Void)?")
    }

    @Test("the arguments of a closure are told by their names")
    func toldArguments() throws {
        let json = #""events":[{"name":"fold","type":{"text":"CustomEvent<{ word: string, at: number }>"}}]"#
        let fixture = try Fixture(("zz-gadget", json))
        #expect(try fixture.item(.event, "fold").remarks == ["the closure is told `at`, `word`"])
    }

    @Test(
        "an event of a change joins the property that it is called after, or that its detail names",
        arguments: [
            ("foldIndex", "number", "foldIndexChange", "CustomEvent<number>"),
            ("foldIndex", "number", "fold-index-changed", "CustomEvent"),
            ("foldIndex", "number", "foldChange", "CustomEvent<{ foldIndex: number }>"),
            ("foldIndex", "number", "gadgetChange", "EventEmitter<{ foldIndex: number, other: string }>"),
        ]
    )
    func joined(property: String, type: String, event: String, detail: String) throws {
        let found = try members(
            HardCase.fields((property, type, "0"))
                + ",\"events\":[{\"name\":\"\(event)\",\"type\":{\"text\":\"\(detail)\"}}]"
        )
        #expect(Array(found.values) == ["$foldIndex: Int"])
    }

    @Test("what a template knows by its name stays a value beside its event, and an event of something else a closure")
    func notJoined() throws {
        let found = try members(
            HardCase.fields(("valueState", "'a' | 'b'", "'a'"), ("fold", "string", nil))
                + #","events":[{"name":"valueStateChange"},{"name":"unfoldChange"}]"#
        )
        #expect(found["valueState"]?.hasPrefix("$") == false)
        #expect(found["fold"] == "fold: String? = nil")
        #expect(found["onUnfoldChange"] == "onUnfoldChange: (() -> Void)?")
    }

    @Test("a type whose name only repeats its property is called after that, also where others have it too")
    func namedAfterProperty() throws {
        let fixture = try Fixture(
            manifest: """
                {"schemaVersion":"2.1.0","modules":[{"kind":"javascript-module","path":"x.js","declarations":[
                {"kind":"class","customElement":true,"name":"G","tagName":"zz-gadget","members":[
                {"kind":"field","name":"edge","type":{"text":"PanelEdge"},"parsedType":{"text":"'near' | 'far'"}},
                {"kind":"field","name":"backEdge","type":{"text":"PanelEdge"},"parsedType":{"text":"'near' | 'far'"}}
                ]}]}]}
                """
        )
        let members = try fixture.component("zz-gadget").component.members
        #expect(Set(members.map { $0.type?.description ?? "" }).count == 1)
        #expect(members.first?.type?.description.contains("PanelEdge") == false)
    }
}
