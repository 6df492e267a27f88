import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("A project's own matrix")
struct ProjectMatrixTests {
    private let button = (
        tag: "elvt-button",
        json: #""members":[{"kind":"field","name":"disabled","type":{"text":"boolean"},"default":"false"}]"#
    )

    private func rows(_ rows: String, below heading: String = "") -> String {
        "## Properties\n\n\(heading)| Web | SwiftUI | UIKit | Why |\n|---|---|---|---|\n\(rows)\n"
    }

    @Test("its rows beat those of the built-in matrix")
    func projectWins() throws {
        let fixture = try Fixture(button, matrix: rows("| `disabled: boolean` | `isOff: Bool` | `same` | |"))
        let item = try fixture.item(.property, "disabled")
        #expect(item.swiftUITexts == ["isOff: Bool = false"])
        #expect(item.rule?.location.description == "project.md:5:1")
        #expect(fixture.diagnostics == [])
    }

    @Test("a row for one component is for that component alone")
    func oneComponent() throws {
        let fixture = try Fixture(
            button,
            (tag: "elvt-chip", json: button.json),
            matrix: rows("| `disabled: boolean` | `isOff: Bool` | `same` | |", below: "### `elvt-chip`\n\n")
        )
        let item = ItemReference(.property, "disabled")
        #expect(try fixture.item(item, of: "elvt-chip").swiftUITexts == ["isOff: Bool = false"])
        #expect(try fixture.item(item, of: "elvt-button").swiftUITexts == ["isDisabled: Bool = false"])
    }

    @Test("a skip is a decision with its reason")
    func skip() throws {
        let fixture = try Fixture(
            button,
            matrix: rows("| `disabled: boolean` | `skip` | `skip` | Our buttons are never disabled. |")
        )
        #expect(try fixture.item(.property, "disabled").outcome == .skipped(reason: "Our buttons are never disabled."))
    }

    @Test("another prefix and another name for a component")
    func names() throws {
        let rows = "## Names\n\n| Web | Swift |\n|---|---|\n| `elvt-` | `Acme` |\n| `elvt-button` | `Knob` |\n"
        let fixture = try Fixture(button, matrix: rows)
        let names = try fixture.component("elvt-button").component.names
        #expect(names.base.name == "Knob")
        #expect(names.view.name == "AcmeKnob")
        #expect(names.uiKit.name == "AcmeUIKitKnob")
        #expect(names.tokens.name == "KnobTokens")
    }

    @Test("a row that matches nothing is named in a warning at its place: a decision about what is gone")
    func staleRows() throws {
        let fixture = try Fixture(
            button,
            matrix: Tables.names("`elvt-bottun` | `Knob`")
                + Tables.components("`elvt-gone` | `Card` | `UIView`")
                + Tables.properties(
                    "`disabled: boolean` | `isOff: Bool` | `same`",
                    "`vanished: string` | `vanished: String` | `same`"
                )
        )
        #expect(fixture.diagnostics.map(\.id) == [.matrixUnused, .matrixUnused, .matrixUnused])
        #expect(fixture.diagnostics.map(\.severity) == [.warning, .warning, .warning])
        #expect(fixture.diagnostics.compactMap(\.location?.line) == [5, 11, 18])
    }

    @Test("rows of the built-in matrix that match nothing are no news")
    func unusedBuiltInRows() throws { #expect(try Fixture(button).diagnostics == []) }

    @Test("two rows that give one component two parameters of one name are an error that names both")
    func collision() throws {
        let fixture = try Fixture(
            "x-box",
            #""members":[{"kind":"field","name":"open","type":{"text":"boolean"}},{"kind":"field","name":"shown","type":{"text":"boolean"}}]"#,
            onlyBy: rows(
                "| `open: boolean` | `isUp: Bool` | `same` | |\n| `shown: boolean` | `isUp: Bool` | `same` | |"
            )
        )
        let diagnostic = try #require(fixture.diagnostics.first)
        #expect(diagnostic.id == .matrixNameCollision)
        #expect(diagnostic.severity == .error)
        #expect(diagnostic.location?.line == 6)
        #expect(diagnostic.notes.compactMap(\.location?.line).first == 5)
        let names = try fixture.component("x-box").component.properties.map(\.name.name)
        #expect(Set(names).count == 2)
    }

    @Test("two rows that tie leave the item unmapped, with an error that names both lines")
    func tie() throws {
        let fixture = try Fixture(
            "x-box",
            #""members":[{"kind":"field","name":"ariaLabel","type":{"text":"string"}}]"#,
            onlyBy: rows("| `aria*: string` | `a: String` | `same` | |\n| `*Label: string` | `b: String` | `same` | |")
        )
        guard case .unmapped(let reason) = try fixture.item(.property, "ariaLabel").outcome else {
            return #expect(Bool(false), "the item is mapped")
        }
        #expect(reason.contains("project.md:5:1") && reason.contains("project.md:6:1"))
        let diagnostic = try #require(fixture.diagnostics.first)
        #expect(diagnostic.id == .matrixTie)
        #expect(diagnostic.location?.line == 6)
        #expect(diagnostic.notes.first?.location?.line == 5)
    }

    @Test("a component that a row skips is skipped with all its items, for the row's reason")
    func skippedComponent() throws {
        let fixture = try Fixture(
            button,
            matrix: Tables.components(
                "`elvt-button` | `skip` | | The app has its own.",
                columns: "SwiftUI | UIKit | Why"
            )
        )
        let translated = try fixture.component("elvt-button")
        #expect(translated.skipped == "The app has its own.")
        #expect(translated.items.map(\.outcome) == [.skipped(reason: "The app has its own.")])
        #expect(fixture.translation.swift.components == [])
    }

    @Test("a type parameter comes with its constraint where a member uses it")
    func generics() throws {
        let fixture = try Fixture(
            "x-table",
            #""members":[{"kind":"field","name":"rows","type":{"text":"Row[]"}}]"#,
            onlyBy: Tables.types("`Row` | `Item: Identifiable`", of: "*-table")
                + Tables.properties("`rows: array` | `rows: {Type}` | `same`")
        )
        let component = try fixture.component("x-table").component
        #expect(component.properties.map(\.description) == ["rows: [Item] = []"])
        #expect(component.genericParameters.map(\.name.name) == ["Item"])
        #expect(component.genericParameters.first?.constraint == .named("Identifiable"))
    }
}
