import Testing
import WebModel

@testable import SwiftModel
@testable import Translate
@testable import WebliftCLI

@Suite struct CoverageJSONTests {
    private func json(_ translation: LibraryTranslation = SampleTranslation.translation) throws -> JSONInstance {
        let coverage = Coverage(translation, bodies: SampleTranslation.bodies)
        return try JSONInstance(CoverageJSON(SampleTranslation.library).print(coverage))
    }

    private func counts(_ value: JSONInstance?) -> [Double] {
        CoverageState.allCases.map { state in
            guard case .number(let count)? = value?[state.rawValue] else { return -1 }
            return count
        }
    }

    @Test func itFitsItsSchema() throws {
        let schema = try JSONSchema(named: "coverage")
        #expect(schema.problems(of: try json()) == [])
        #expect(schema.problems(of: try json(LibraryTranslation())) == [])
        var skipped = SampleTranslation.chip
        skipped.skipped = "The system has it."
        #expect(schema.problems(of: try json(LibraryTranslation(components: [skipped]))) == [])
    }

    @Test func totalsAndKindsAreThere() throws {
        let json = try json()
        #expect(json["schema"] == .number(2))
        #expect(counts(json["totals"]) == [2, 0, 2, 1, 1])
        #expect(json["totals"]?["inUse"] == .number(2))
        #expect(counts(json["kinds"]?["property"]) == [0, 0, 1, 0, 1])
        #expect(counts(json["kinds"]?["cssPart"]) == [0, 0, 0, 0, 0])
        #expect(json["kinds"]?["text"] == nil)
        #expect(counts(json["texts"]) == [0, 0, 0, 0, 1])
        let states = ComponentState.allCases.map { json["componentTotals"]?[$0.rawValue] }
        #expect(states == [.number(1), .number(0), .number(1), .number(0)])
    }

    @Test func theItemsOfAComponentAddUpToItsTotals() throws {
        for component in try #require(try json()["components"]?.elements) {
            let states = try #require(component["items"]?.elements).compactMap { $0["state"]?.text }
            let added = CoverageState.allCases.map { state in Double(states.count { $0 == state.rawValue }) }
            #expect(added == counts(component["totals"]))
        }
    }

    @Test func aComponentTellsItsNames() throws {
        let components = try #require(try json()["components"]?.elements)
        let button = try #require(components.first)
        let names = button.strings(at: "tag", "className", "swift", "uiKit", "primitive", "state")
        #expect(names == ["x-button", "XButton", "MyButton", "MyUIKitButton", "Button", "working"])
        #expect(button["rule"]?["line"] == .number(5))
        #expect(button["reason"] == .null && button["made"] == .array([]))
        let inert = try #require(button["inert"]?.elements?.first)
        #expect(inert.strings(at: "member", "kind", "name") == ["isOff", "property", "disabled"])
        #expect(components[1].strings(at: "state", "reason") == ["container", "no row says what it is built on"])
        #expect(button["textItems"]?.elements?.first?["name"] == .string("close"))
        #expect(["className", "primitive", "rule"].map { components[1][$0] } == [.null, .null, .null])
    }

    @Test func anItemTellsItsStateItsRuleAndItsResults() throws {
        let items = try #require(try json()["components"]?.elements?.first?["items"]?.elements)
        let disabled = try #require(items.first)
        #expect(disabled.strings(at: "kind", "state", "rule.file") == ["property", "inert", "rules.md"])
        #expect(disabled["reason"] == .null && disabled["partOf"] == .null)
        #expect(disabled["swiftUI"] == .array([.string(".disabled()")]))
        #expect(disabled["uiKit"] == .array([.string("isHidden")]))
        #expect(disabled["rule"]?["line"] == .number(12) && disabled["source"]?["line"] == .number(10))
        #expect(disabled["remarks"] == .array([.string("It is inverted.")]))
        #expect(items[1]["reason"] == .string("no rule matches `a | b`") && items[1]["rule"] == .null)
        #expect(items[2]["name"] == .string(""))
        #expect(items[3].strings(at: "partOf", "state") == ["disabled", "inert"])
        #expect(items[4]["state"] == .string("skipped"))
    }

    @Test("what was made is told like an item, and is in no total")
    func made() throws {
        let button = SampleTranslation.buttonWithMadeLabel
        let json = try json(LibraryTranslation(components: [button]))
        #expect(try JSONSchema(named: "coverage").problems(of: json) == [])
        let component = try #require(json["components"]?.elements?.first)
        #expect(component["state"] == .string("completed"))
        #expect(component["reason"] == .string("a part of it is made, because `Button` does nothing without it"))
        let made = try #require(component["made"]?.elements?.first)
        #expect(made["name"] == .string("Button.label"))
        #expect(made["swiftUI"] == .array([.string("label: String")]))
        #expect(made["remarks"] == .array([.string("It was made.")]))
        #expect(counts(json["totals"]) == [1, 0, 2, 1, 1])
    }
}
