import SwiftModel
import Testing
import WebModel

@testable import Translate

/// The words of unknown libraries for sides, directions and steps, as the platform says them.
@Suite("The built-in matrix knows sides, directions and numbers")
struct EdgeNeedsTests {
    /// The cases that a property's words become, and the default of the property.
    private func cases(of name: String, _ words: [String], default value: String) throws -> (names: [String], SwiftEnum)
    {
        let json = HardCase.fields((name, words.joined(separator: " | "), value))
        let component = try Fixture((tag: "acme-widget", json: json)).component("acme-widget").component
        let made = try #require(component.enums.first)
        #expect(component.properties.map { $0.name.name } == [name])
        return (made.cases.map { $0.name.name }, made)
    }

    @Test(
        "sides of reading are leading and trailing, whatever they are sides of",
        arguments: ["placement", "tooltipPlacement", "side", "edge", "position", "labelPosition"]
    )
    func sides(name: String) throws {
        #expect(try cases(of: name, ["'start'", "'end'"], default: "'start'").names == ["leading", "trailing"])
        #expect(try cases(of: name, ["'left'", "'right'"], default: "'left'").names == ["leading", "trailing"])
        let logical = ["'block-start'", "'block-end'", "'inline-start'", "'inline-end'"]
        let expected = ["top", "bottom", "leading", "trailing"]
        #expect(try cases(of: name, logical, default: "'block-start'").names == expected)
    }

    @Test("a side keeps its web word as raw value, and the default names the case")
    func rawValues() throws {
        let (_, made) = try cases(of: "placement", ["'start'", "'end'"], default: "'end'")
        #expect(made.form == .strings)
        #expect(made.cases.map(\.value) == [.string("start"), .string("end")])
        let expected = ["placement: WidgetTokens.Placement = .trailing"]
        _ = try TranslationExample("placement: 'start' | 'end' = 'end'", of: "acme-widget", expected).expect()
    }

    @Test("corners are named from the top or the bottom, and then by the side of reading")
    func corners() throws {
        let corners = ["'top-start'", "'top-end'", "'bottom-start'", "'bottom-end'"]
        let expected = ["topLeading", "topTrailing", "bottomLeading", "bottomTrailing"]
        #expect(try cases(of: "placement", corners, default: "'top-start'").names == expected)
    }

    @Test("two words for one side in one enum are two cases still")
    func twoWordsForOneSide() throws {
        let (names, made) = try cases(of: "placement", ["'start'", "'left'", "'end'"], default: "'start'")
        #expect(Set(names).count == 3)
        #expect(names.last == "trailing")
        #expect(made.cases.map(\.value) == [.string("start"), .string("left"), .string("end")])
    }

    @Test("a direction is horizontal or vertical", arguments: ["orientation", "direction", "layout"])
    func directions(name: String) throws {
        let (names, made) = try cases(of: name, ["'row'", "'column'"], default: "'row'")
        #expect(names == ["horizontal", "vertical"])
        #expect(made.cases.map(\.value) == [.string("row"), .string("column")])
        let plain = try cases(of: name, ["'horizontal'", "'vertical'"], default: "'vertical'").names
        #expect(plain == ["horizontal", "vertical"])
    }

    @Test(
        "numbers to choose from are an enum of integers whose cases are names",
        arguments: [
            ("level", ["h1", "h2", "h3"]), ("headingLevel", ["h1", "h2", "h3"]), ("rank", ["one", "two", "three"]),
            ("density", ["density1", "density2", "density3"]),
        ]
    )
    func numbers(name: String, expected: [String]) throws {
        let (names, made) = try cases(of: name, ["1", "2", "3"], default: "2")
        #expect(made.form == .integers)
        #expect(names == expected)
        #expect(made.cases.map(\.value) == [.integer(1), .integer(2), .integer(3)])
    }

    @Test("a default among numbers is the case of that number")
    func defaultNumber() throws {
        let item = try Fixture.property("level", "1 | 2 | 3", default: "2")
        #expect(item.swiftUITexts == ["level: WidgetTokens.Level = .h2"])
    }
}
