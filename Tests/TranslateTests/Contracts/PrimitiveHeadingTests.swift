import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

/// Rows below a heading such as `Menu`: what a component is built on counts, and not what it is called.
@Suite("Rows below a primitive's heading")
struct PrimitiveHeadingTests {
    @Test(
        "hold for each component that is built on it, whatever its tag",
        arguments: ["x-dropdown", "y-menu", "z-dropdown-menu"]
    )
    func anyTag(tag: String) throws {
        let item = try Fixture(tag, "menuVisible: boolean = false").item("menuVisible")
        #expect(try #require(item.skipReason).contains("opens and closes by itself"))
    }

    @Test("hold for the forms of a primitive, and those of a form before those of all")
    func forms() throws {
        let rows =
            Tables.properties("`flag: boolean` | `isFamily: Bool` | `same`", of: "Toggle")
            + Tables.properties("`flag: boolean` | `isForm: Bool` | `same`", of: "Toggle.switch")
        let texts = try ["x-checkbox", "x-switch"].map { tag in
            try Fixture(tag, "flag: boolean = false", matrix: rows).item("flag").swiftUITexts
        }
        #expect(texts == [["isFamily: Bool = false"], ["isForm: Bool = false"]])
    }

    @Test("say less than a tag, and less than the name of an item")
    func rank() {
        func winner(_ rules: MatrixRule...) -> Int? { Make.winner(rules, Make.subject("open")) }
        #expect(winner(Make.rule("open", below: "<Toggle>", row: 1), Make.rule("open", row: 2)) == 1)
        #expect(winner(Make.rule("open", below: "<Toggle>", row: 2), Make.rule("open", below: "elvt-*", row: 1)) == 1)
        #expect(winner(Make.rule("op*", below: "<Toggle>", row: 2), Make.rule("open", row: 1)) == 1)
        #expect(winner(Make.rule("*", below: "<Toggle>", row: 1), Make.rule("*", row: 2)) == 1)
        #expect(winner(Make.rule("open", below: "<Slider>", row: 1)) == nil)
    }

    @Test("and of two globs the one wins that is part of what the other means, in whichever order they stand")
    func partOfAGlob() {
        let rules = [Make.rule("*n", row: 2, result: "short"), Make.rule("*en", row: 1, result: "long")]
        #expect(Make.winner(rules, Make.subject("open")) == 1)
        #expect(Make.winner(rules.reversed(), Make.subject("open")) == 1)
        let reasons = RuleIndex(rules).considered(Make.subject("open")).map(\.reason)
        #expect(reasons == ["won", "a glob ranks below one that is part of what it means"])
    }

    @Test("name a primitive that there is")
    func unknown() throws {
        let rows = Tables.properties("`flag: boolean` | `isOn: Bool` | `same`", of: "Toggel")
        let diagnostics = try Fixture("x-switch", matrix: rows).diagnostics
        #expect(diagnostics.contains { $0.message.contains("a tag has no capitals") })
    }
}
