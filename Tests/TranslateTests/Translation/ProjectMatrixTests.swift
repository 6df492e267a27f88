import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("A project's own matrix")
struct ProjectMatrixTests {
    private let disabled = "disabled: boolean = false"

    private func button(_ rows: String) throws -> Fixture { try Fixture("elvt-button", disabled, matrix: rows) }

    @Test("its rows beat those of the built-in matrix")
    func projectWins() throws {
        let fixture = try button(Tables.properties("`disabled: boolean` | `isOff: Bool` | `same`"))
        let item = try fixture.item("disabled")
        #expect(item.swiftUITexts == ["isOff: Bool = false"])
        #expect(item.rule?.location.description == "project.md:5:1")
        #expect(fixture.diagnostics == [])
    }

    @Test("a row for one component is for that component alone")
    func oneComponent() throws {
        let rows = Tables.properties("`disabled: boolean` | `isOff: Bool` | `same`", of: "elvt-chip")
        let fixture = try Fixture(("elvt-button", [disabled]), ("elvt-chip", [disabled]), matrix: rows)
        #expect(try fixture.item("disabled", of: "elvt-chip").swiftUITexts == ["isOff: Bool = false"])
        #expect(try fixture.item("disabled", of: "elvt-button").swiftUITexts == ["isDisabled: Bool = false"])
    }

    @Test("a skip is a decision with its reason")
    func skip() throws {
        let row = "`disabled: boolean` | `skip` | `skip` | Our buttons are never disabled."
        let fixture = try button(Tables.properties(row, columns: "SwiftUI | UIKit | Why"))
        #expect(try fixture.item("disabled").skipReason == "Our buttons are never disabled.")
    }

    @Test("another prefix and another name for a component")
    func names() throws {
        let names = try button(Tables.names("`elvt-` | `Acme`", "`elvt-button` | `Knob`")).component.component.names
        let all = [names.base, names.view, names.uiKit, names.tokens].map(\.name)
        #expect(all == ["Knob", "AcmeKnob", "AcmeUIKitKnob", "KnobTokens"])
    }

    @Test("a row that matches nothing is named in a warning at its place, whatever its table")
    func staleRows() throws {
        let fixture = try Fixture(
            "x-one",
            "mode: 'none' | 'some' = 'none'",
            matrix: Tables.values("`mode: none` | `off`", "`moed: some` | `on`")
                + Tables.types("`NoSuch` | `String`", "`mode: enum` | `String`")
                + Tables.components("`x-one` | `Card` | `x-gone`", columns: "SwiftUI | Items")
                + Tables.names("`elvt-bottun` | `Knob`")
        )
        #expect(fixture.diagnostics.allSatisfy { $0.id == .matrixUnused && $0.severity == .warning })
        #expect(fixture.diagnostics.compactMap(\.location?.line) == [6, 12, 19, 25])
    }

    @Test("rows of the built-in matrix that match nothing are no news")
    func unusedBuiltInRows() throws { #expect(try Fixture("elvt-button", disabled).diagnostics == []) }

    @Test("a component that a row skips is skipped with all its items, for the row's reason")
    func skippedComponent() throws {
        let row = "`elvt-button` | `skip` | | The app has its own."
        let fixture = try button(Tables.components(row, columns: "SwiftUI | UIKit | Why"))
        #expect(try fixture.component.skipped == "The app has its own.")
        #expect(try fixture.component.items.map(\.skipReason) == ["The app has its own."])
        #expect(fixture.translation.swift.components == [])
    }

    @Test("a type parameter comes with its constraint where a member uses it")
    func generics() throws {
        let rows =
            Tables.types("`Row` | `Item: Identifiable`", of: "*-table")
            + Tables.properties("`rows: array` | `rows: {Type}` | `same`")
        let component = try Fixture("x-table", "rows: Row[]", onlyBy: rows).component.component
        #expect(component.properties.map(\.description) == ["rows: [Item] = []"])
        #expect(component.genericParameters.map(\.name.name) == ["Item"])
        #expect(component.genericParameters.first?.constraint == .named("Identifiable"))
    }

    // MARK: Mistakes that only show with an item

    private func translated(_ row: String, _ property: String = "a: boolean") throws -> Fixture {
        try Fixture("x-one", property, onlyBy: Tables.properties(row, columns: "SwiftUI | UIKit | Why | Notes"))
    }

    @Test(
        "a row that makes two members of one name is refused, unless they are a text and a view",
        arguments: ["`isA: Bool`, `isA: Int`", "`$a: String`, `a: String`", "`a: View`, `a: View`"]
    )
    func doubledNames(cell: String) throws {
        #expect(try translated("`a: boolean` | \(cell) | `same`").diagnostics.map(\.id) == [.matrixResult])
        #expect(try translated("`a: boolean` | `a: String`, `a: View` | `same`").diagnostics.isEmpty)
    }

    @Test(
        "a default that is none of its type is refused where it stands",
        arguments: [
            #"a: Bool = "text""#, "b: Int = 0.5", "c: String = 3", "d: [String] = true", "e: EdgeInsets = [:]",
            "f: Bool = nil",
        ]
    )
    func wrongDefaults(result: String) throws {
        let diagnostics = try translated("`a: boolean` | `\(result)` | `same`").diagnostics
        #expect(diagnostics.map(\.id) == [.matrixResult])
        let start = result.utf8.prefix { $0 != UInt8(ascii: "=") }.count
        #expect(diagnostics.first?.location?.column == 19 + start + 2)
    }

    @Test(
        "a default that is no case of the item's enum leaves it unmapped, with the reason",
        arguments: [".nope", "3"]
    )
    func wrongCase(value: String) throws {
        let row = "`mode: enum` | `mode: {Enum} = \(value)` | `same`"
        let reason = try translated(row, "mode: 'none' | 'some' = 'none'").item("mode").openReason
        #expect(try #require(reason).contains(value))
    }

    @Test("a default called none is the case and not the absence of one")
    func defaultNone() throws {
        let row = "`mode: enum` | `mode: {Enum}` | `same`"
        let item = try translated(row, "mode: 'none' | 'some' | undefined = 'none'").item("mode")
        #expect(item.swiftUITexts == ["mode: OneTokens.Mode = .none"])
    }

    @Test("a property of UIKit keeps its name", arguments: ["isHidden", "isUserInteractionEnabled"])
    func inverted(name: String) throws {
        #expect(try translated("`a: boolean` | `isA: Bool` | `\(name) = !`").item("a").uiKitTexts == ["\(name) = !"])
    }

    @Test("words with `false` for none of them are an enum that may be absent")
    func falseForNone() throws {
        let rows = Tables.values("`*: false` | `nil`") + Tables.properties("`mode: enum` | `mode: {Enum}` | `same`")
        let item = try Fixture("x-one", "mode: 'a' | 'b' | false = false", onlyBy: rows).item("mode")
        #expect(item.swiftUITexts == ["mode: OneTokens.Mode? = nil"])
    }

    @Test("a backtick in the columns for people is a backtick")
    func backticks() throws {
        let fixture = try translated("`a: boolean` | `isA: Bool` | `same` | it`s | esc \\`tick")
        #expect(fixture.diagnostics.map(\.message) == [])
    }

    @Test("what is implied twice is there once")
    func impliedTwice() throws {
        let rows = Tables.components("`x-button` | `Button` | `@click`, `@click`", columns: "SwiftUI | Implies")
        #expect(try Fixture("x-button", matrix: rows).component.implied.count { $0.madeRole == nil } == 1)
    }

    @Test("two components that rows call the same are an error that names both rows")
    func collidingComponents() throws {
        let rows = Tables.names("`x-b` | `Thing`", "`x-c` | `THING`")
        let diagnostics = try Fixture(("x-b", []), ("x-c", []), matrix: rows).diagnostics
        #expect(diagnostics.map(\.id) == [.matrixNameCollision])
        #expect(diagnostics.first?.location?.line == 6)
        #expect(diagnostics.first?.notes.first?.location?.line == 5)
    }

    @Test("components of two libraries keep their names apart by their prefixes, whichever is read first")
    func twoLibraries() throws {
        let names = try Fixture(("elvt-button", []), ("sl-button", [])).translation.components.map(\.component.names)
        #expect(names.map(\.view.name) == ["ElevateButton", "ShoelaceButton"])
        #expect(names.map(\.uiKit.name) == ["ElevateUIKitButton", "ShoelaceUIKitButton"])
        #expect(names.map(\.tokens.name) == ["ElevateButtonTokens", "ShoelaceButtonTokens"])
    }
}
