import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("Hard cases of rows of `Types`")
struct TypeRowTests {
    @Test("a row of `Types` for all names is found")
    func typeOfAllNames() throws {
        let json = HardCase.fields(("count", "number", "3"))
        let fixture = try Fixture("x-one", json, onlyBy: HardCase.anything + Tables.types("`*: number` | `Int`"))
        #expect(try fixture.component("x-one").component.properties.map(\.description) == ["count: Int = 3"])
    }

    @Test("a detail that is only a name may have its row of `Types`")
    func detailByRow() throws {
        let json = #""events":[{"name":"pick","type":{"text":"CustomEvent<DateRange>"}}]"#
        let rows = HardCase.anything + Tables.types("`DateRange` | `ClosedRange<Date>`")
        let fixture = try Fixture("x-one", json, onlyBy: rows)
        #expect(try fixture.item(.event, "pick").swiftUITexts == ["onPick: ((ClosedRange<Date>) -> Void)?"])
    }

    @Test("a detail of any type leaves a remark behind")
    func detailOfAnyType() throws {
        let json = #""events":[{"name":"pick","type":{"text":"CustomEvent<any>"}}]"#
        let fixture = try Fixture("x-one", json, onlyBy: HardCase.anything)
        let item = try fixture.item(.event, "pick")
        #expect(item.swiftUITexts == ["onPick: (() -> Void)?"])
        #expect(item.remarks.count == 1)
    }

    @Test("a unit counts where the type came with it, and not where the row names a type of its own")
    func unitOfTheRow() throws {
        let rows =
            Tables.types("`delay, pause: number` | `TimeInterval` | `ms`", columns: "Swift | Unit")
            + Tables.properties("`delay: number` | `delay: Int` | `same`", "`pause: number` | `pause: {Type}` | `same`")
        let json = HardCase.fields(("delay", "number", "500"), ("pause", "number", "500"))
        let fixture = try Fixture("x-one", json, onlyBy: rows)
        let expected = ["delay: Int = 500", "pause: TimeInterval = 0.5"]
        #expect(try fixture.component("x-one").component.properties.map(\.description) == expected)
    }

    @Test(
        "only what is Hashable is a key or in a set",
        arguments: ["Map<() => void, string>", "Set<() => void>", "Record<[string, number], string>"]
    )
    func hashableKeys(type: String) throws {
        let fixture = try Fixture("x-one", HardCase.fields(("thing", type, nil)), onlyBy: HardCase.anything)
        guard case .unmapped = try fixture.item(.property, "thing").outcome else {
            return #expect(Bool(false), "\(type) is mapped")
        }
    }

    @Test("a tuple with a rest says more than an array can", arguments: ["[string, ...number[]]", "[]"])
    func oddTuples(type: String) throws {
        let fixture = try Fixture("x-one", HardCase.fields(("thing", type, nil)), onlyBy: HardCase.anything)
        guard case .unmapped = try fixture.item(.property, "thing").outcome else {
            return #expect(Bool(false), "\(type) is mapped")
        }
    }
}
