import SwiftModel
import Testing
import WebModel

@testable import Translate

/// What unknown libraries write as text or as a function, as typed Swift.
@Suite("The built-in matrix knows lengths, functions and texts")
struct TypeNeedsTests {
    @Test(
        "CSS lengths are points: a pixel is one, a rem sixteen",
        arguments: [
            ("width", "'24px'", "width: CGFloat = 24"), ("height", "'16rem'", "height: CGFloat = 256"),
            ("minColumnWidth", "'1.5rem'", "minColumnWidth: CGFloat = 24"), ("gap", "'0'", "gap: CGFloat = 0"),
        ]
    )
    func lengths(name: String, value: String, result: String) throws {
        #expect(try Fixture.property(name, "string", default: value).swiftUITexts == [result])
    }

    @Test("a number that is a length is points as it stands")
    func lengthAsNumber() throws {
        #expect(try Fixture.property("height", "number", default: "40").swiftUITexts == ["height: CGFloat = 40"])
    }

    @Test("a length that depends on what is around it is not made up", arguments: ["50%", "10vw", "calc(1px + 2em)"])
    func relativeLength(value: String) throws {
        let item = try Fixture.property("width", "string", default: "'\(value)'")
        #expect(item.swiftUITexts == ["width: CGFloat? = nil"])
        #expect(item.remarks.contains { $0.contains(value) }, "\(item.remarks)")
    }

    @Test("padding is the insets of its framework, also where its type has a name", arguments: ["string", "Padding"])
    func padding(type: String) throws {
        let item = try Fixture.property("padding", type)
        #expect(item.swiftUITexts == ["padding: EdgeInsets? = nil"])
        #expect(item.uiKitTexts == ["contentEdgeInsets: NSDirectionalEdgeInsets? = nil"])
    }

    @Test(
        "a type with a counterpart in Foundation is that, whatever the property is called",
        arguments: [
            ("File", "URL? = nil"), ("FileList", "[URL] = []"), ("Locale", "Locale? = nil"), ("URL", "URL? = nil"),
            ("Date | string", "Date? = nil"),
        ]
    )
    func foundation(type: String, result: String) throws {
        #expect(try Fixture.property("thing", "\(type) | null", default: "null").swiftUITexts == ["thing: \(result)"])
    }

    @Test(
        "an attribute that is a function is a closure with the types of its parameters and its result",
        arguments: [
            ("(value: number) => string", "((Double) -> String)? = nil"),
            ("(item: string, query: string) => boolean", "((String, String) -> Bool)? = nil"),
            ("() => void", "(() -> Void)? = nil"), ("(names: string[]) => number", "(([String]) -> Double)? = nil"),
            ("((day: Date) => boolean) | null", "((Date) -> Bool)? = nil"),
        ]
    )
    func functions(type: String, result: String) throws {
        let item = try Fixture.property("custom", type)
        #expect(item.swiftUITexts == ["custom: \(result)"])
        #expect(item.uiKitTexts == item.swiftUITexts)
    }

    @Test(
        "a function of something that Swift can't know stays open, with its reason",
        arguments: ["(node: Element) => void", "(value: number) => Promise<string>", "Function"]
    )
    func openFunctions(type: String) throws {
        guard case .unmapped(let reason) = try Fixture.property("custom", type).outcome else {
            return #expect(Bool(false), "\(type) is translated")
        }
        #expect(!reason.isEmpty)
    }

    @Test("Intl texts are typed members of Strings, with the texts of the web as defaults, functions included")
    func intlTexts() throws {
        let json = #"""
            "members":[],"intl":[{"name":"close","type":{"text":"string"},"default":"'Close'"},
            {"name":"pageOf","type":{"text":"(page: number, total: number) => string"}}]
            """#
        let fixture = try Fixture((tag: "acme-widget", json: json))
        #expect(try fixture.item(.text, "close").swiftUITexts == [#"Strings.close: String = "Close""#])
        let function = try fixture.item(.text, "pageOf")
        #expect(function.swiftUITexts.count == 1)
        #expect(function.swiftUITexts[0].hasPrefix("Strings.pageOf: (Double, Double) -> String"))
        #expect(try fixture.component("acme-widget").component.texts.map(\.name.name) == ["close", "pageOf"])
    }

    @Test("the object that carries such texts is no property of its own", arguments: ["intl", "i18n", "localeText"])
    func intlObject(name: String) throws {
        let item = try Fixture.property(name, "Record<string, string>")
        guard case .skipped(let reason) = item.outcome else { return #expect(Bool(false), "\(item.outcome)") }
        #expect(reason.contains("Strings"))
    }
}
