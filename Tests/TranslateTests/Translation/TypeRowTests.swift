import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("Hard cases of rows of `Types`")
struct TypeRowTests {
    @Test("a row of `Types` for all names is found")
    func typeOfAllNames() throws {
        let fixture = try TranslationFixture(
            (tag: "x-one", json: HardCase.fields(("count", "number", "3"))),
            matrix: HardCase.anything + "\n\n## Types\n\n| Web | Swift |\n|---|---|\n| `*: number` | `Int` |\n",
            builtIn: false
        )
        #expect(try fixture.component("x-one").component.properties.map(\.description) == ["count: Int = 3"])
    }

    @Test("a detail that is only a name may have its row of `Types`")
    func detailByRow() throws {
        let fixture = try TranslationFixture(
            (tag: "x-one", json: #""events":[{"name":"pick","type":{"text":"CustomEvent<DateRange>"}}]"#),
            matrix: HardCase.anything
                + "\n\n## Types\n\n| Web | Swift |\n|---|---|\n| `DateRange` | `ClosedRange<Date>` |\n",
            builtIn: false
        )
        #expect(
            try fixture.item(ItemReference(.event, "pick")).swiftUITexts == ["onPick: ((ClosedRange<Date>) -> Void)?"]
        )
    }

    @Test("a detail of any type leaves a remark behind")
    func detailOfAnyType() throws {
        let fixture = try TranslationFixture(
            (tag: "x-one", json: #""events":[{"name":"pick","type":{"text":"CustomEvent<any>"}}]"#),
            matrix: HardCase.anything,
            builtIn: false
        )
        let item = try fixture.item(ItemReference(.event, "pick"))
        #expect(item.swiftUITexts == ["onPick: (() -> Void)?"])
        #expect(item.remarks.count == 1)
    }

    @Test("a unit counts where the type came with it, and not where the row names a type of its own")
    func unitOfTheRow() throws {
        let rows = """
            ## Types

            | Web | Swift | Unit |
            |---|---|---|
            | `delay, pause: number` | `TimeInterval` | `ms` |

            ## Properties

            | Web | SwiftUI | UIKit |
            |---|---|---|
            | `delay: number` | `delay: Int` | `same` |
            | `pause: number` | `pause: {Type}` | `same` |
            """
        let fixture = try TranslationFixture(
            (tag: "x-one", json: HardCase.fields(("delay", "number", "500"), ("pause", "number", "500"))),
            matrix: rows,
            builtIn: false
        )
        #expect(
            try fixture.component("x-one").component.properties.map(\.description)
                == ["delay: Int = 500", "pause: TimeInterval = 0.5"]
        )
    }

    @Test(
        "only what is Hashable is a key or in a set",
        arguments: ["Map<() => void, string>", "Set<() => void>", "Record<[string, number], string>"]
    )
    func hashableKeys(type: String) throws {
        let fixture = try TranslationFixture(
            (tag: "x-one", json: HardCase.fields(("thing", type, nil))),
            matrix: HardCase.anything,
            builtIn: false
        )
        guard case .unmapped = try fixture.item(ItemReference(.property, "thing")).outcome else {
            Issue.record("\(type) is mapped")
            return
        }
    }

    @Test("a tuple with a rest says more than an array can", arguments: ["[string, ...number[]]", "[]"])
    func oddTuples(type: String) throws {
        let fixture = try TranslationFixture(
            (tag: "x-one", json: HardCase.fields(("thing", type, nil))),
            matrix: HardCase.anything,
            builtIn: false
        )
        guard case .unmapped = try fixture.item(ItemReference(.property, "thing")).outcome else {
            Issue.record("\(type) is mapped")
            return
        }
    }
}
