import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("Mistakes in a project's rows that only show with an item")
struct ProjectMistakeTests {
    private func translated(_ rows: String, _ fields: String, tag: String = "x-one") throws -> Fixture {
        try Fixture(tag, #""members":[\#(fields)]"#, onlyBy: Tables.properties(rows, columns: "SwiftUI | UIKit | Why"))
    }

    private let flag = #"{"kind":"field","name":"a","type":{"text":"boolean"}}"#
    private let mode = #"{"kind":"field","name":"mode","type":{"text":"'none' | 'some'"},"default":"'none'"}"#

    @Test(
        "a row that makes two members of one name is refused, unless they are a text and a view",
        arguments: ["`isA: Bool`, `isA: Int`", "`$a: String`, `a: String`", "`a: View`, `a: View`"]
    )
    func doubledNames(cell: String) throws {
        let fixture = try translated("`a: boolean` | \(cell) | `same` |", flag)
        #expect(fixture.diagnostics.map(\.id) == [.matrixResult])
        #expect(try translated("`a: boolean` | `a: String`, `a: View` | `same` |", flag).diagnostics.isEmpty)
    }

    @Test(
        "a default that is none of its type is refused where it stands",
        arguments: [
            #"a: Bool = "text""#, "b: Int = 0.5", "c: String = 3", "d: [String] = true", "e: EdgeInsets = [:]",
            "f: Bool = nil",
        ]
    )
    func wrongDefaults(result: String) throws {
        let fixture = try translated("`a: boolean` | `\(result)` | `same` |", flag)
        #expect(fixture.diagnostics.map(\.id) == [.matrixResult])
        #expect(
            fixture.diagnostics.first?.location?.column == 19 + result.utf8.prefix { $0 != UInt8(ascii: "=") }.count + 2
        )
    }

    @Test(
        "a default that is no case of the item's enum leaves it unmapped, with the reason",
        arguments: [".nope", "3"]
    )
    func wrongCase(value: String) throws {
        let fixture = try translated("`mode: enum` | `mode: {Enum} = \(value)` | `same` |", mode)
        guard case .unmapped(let reason) = try fixture.item(.property, "mode").outcome else {
            return #expect(Bool(false), "it is mapped")
        }
        #expect(reason.contains(value))
    }

    @Test("a default called none is the case and not the absence of one")
    func defaultNone() throws {
        let optional = mode.replacing("'none' | 'some'", with: "'none' | 'some' | undefined")
        let fixture = try translated("`mode: enum` | `mode: {Enum}` | `same` |", optional)
        #expect(try fixture.item(.property, "mode").swiftUITexts == ["mode: OneTokens.Mode = .none"])
    }

    @Test("a property of UIKit keeps its name", arguments: ["isHidden", "isUserInteractionEnabled"])
    func inverted(name: String) throws {
        let fixture = try translated("`a: boolean` | `isA: Bool` | `\(name) = !` |", flag)
        #expect(try fixture.item(.property, "a").uiKitTexts == ["\(name) = !"])
    }

    @Test("words with `false` for none of them are an enum that may be absent")
    func falseForNone() throws {
        let field = #"{"kind":"field","name":"mode","type":{"text":"'a' | 'b' | false"},"default":"false"}"#
        let rows = Tables.values("`*: false` | `nil`") + Tables.properties("`mode: enum` | `mode: {Enum}` | `same`")
        let fixture = try Fixture("x-one", #""members":[\#(field)]"#, onlyBy: rows)
        #expect(try fixture.item(.property, "mode").swiftUITexts == ["mode: OneTokens.Mode? = nil"])
    }

    @Test("a backtick in the columns for people is a backtick")
    func backticks() throws {
        let fixture = try Fixture(
            "x-one",
            #""members":[\#(flag)]"#,
            onlyBy: Tables.properties(
                "`a: boolean` | `isA: Bool` | `same` | it`s | esc \\`tick",
                columns: "SwiftUI | UIKit | Why | Notes"
            )
        )
        #expect(fixture.diagnostics.map(\.message) == [])
    }

    @Test("what is implied twice is there once")
    func impliedTwice() throws {
        let fixture = try Fixture(
            ("x-button", #""members":[]"#),
            matrix: Tables.components("`x-button` | `Button` | `@click`, `@click`", columns: "SwiftUI | Implies")
        )
        #expect(try fixture.component("x-button").implied.count { $0.madeRole == nil } == 1)
    }

    @Test("rows of Types, Values and Items that match nothing are named too")
    func staleTables() throws {
        let fixture = try Fixture(
            ("x-one", #""members":[\#(mode)]"#),
            matrix: Tables.values("`mode: none` | `off`", "`moed: some` | `on`")
                + Tables.types("`NoSuch` | `String`", "`mode: enum` | `String`")
                + Tables.components("`x-one` | `Card` | `x-gone`", columns: "SwiftUI | Items")
        )
        #expect(fixture.diagnostics.map(\.id) == [.matrixUnused, .matrixUnused, .matrixUnused])
        #expect(fixture.diagnostics.compactMap(\.location?.line) == [6, 12, 19])
    }

    @Test("two components that rows call the same are an error that names both rows")
    func collidingComponents() throws {
        let rows = Tables.names("`x-b` | `Thing`", "`x-c` | `THING`")
        let fixture = try Fixture(("x-b", #""members":[]"#), ("x-c", #""members":[]"#), matrix: rows)
        #expect(fixture.diagnostics.map(\.id) == [.matrixNameCollision])
        #expect(fixture.diagnostics.first?.location?.line == 6)
        #expect(fixture.diagnostics.first?.notes.first?.location?.line == 5)
    }

    @Test("components of two libraries keep their names apart by their prefixes, whichever is read first")
    func twoLibraries() throws {
        let fixture = try Fixture(("elvt-button", #""members":[]"#), ("sl-button", #""members":[]"#))
        let names = fixture.translation.components.map { component in
            [
                component.component.names.view.name, component.component.names.uiKit.name,
                component.component.names.tokens.name,
            ]
        }
        #expect(
            names == [
                ["ElevateButton", "ElevateUIKitButton", "ElevateButtonTokens"],
                ["ShoelaceButton", "ShoelaceUIKitButton", "ShoelaceButtonTokens"],
            ]
        )
    }
}
