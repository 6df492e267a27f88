import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("Hard cases of values and defaults")
struct ValueTests {
    @Test(
        "values of one number are one case, however they are spelled",
        arguments: [("1 | 1n", [1]), ("0 | -0 | 2", [0, 2]), ("0xFF | 2", [255, 2]), ("1_000 | 2", [1000, 2])]
    )
    func integers(type: String, values: [Int]) throws {
        let fixture = try Fixture("x-one", HardCase.fields(("thing", type, nil)), onlyBy: HardCase.anything)
        let enumeration = try #require(try fixture.component("x-one").component.enums.first)
        #expect(enumeration.form == .integers)
        #expect(Set(enumeration.cases.map(\.value)) == Set(values.map { .integer($0) }))
        #expect(enumeration.cases.count == values.count)
    }

    @Test(
        "a default of a choice is the case that it means",
        arguments: [
            ("boolean | 'big'", "false", "thing: OneTokens.Thing = .boolean(false)"),
            ("boolean | 'big'", "'big'", "thing: OneTokens.Thing = .big"),
            ("number | 'auto'", "3", "thing: OneTokens.Thing = .number(3)"),
        ]
    )
    func choices(type: String, value: String, result: String) throws {
        let fixture = try Fixture("x-one", HardCase.fields(("thing", type, value)), onlyBy: HardCase.anything)
        #expect(try fixture.component("x-one").component.properties.map(\.description) == [result])
    }

    @Test("a default that a row calls nil is nil, without a remark")
    func nothingByRow() throws {
        let json = HardCase.fields(("thing", "'a' | 'auto'", "'auto'"))
        let fixture = try Fixture("x-one", json, onlyBy: HardCase.anything + Tables.values("`*: auto` | `nil`"))
        let item = try fixture.item(.property, "thing")
        #expect(item.swiftUITexts == ["thing: OneTokens.Thing? = nil"])
        #expect(item.remarks == [])
    }

    @Test("a default that can't be told is told in a remark, also for a text")
    func remarks() throws {
        let json = #""intl":[{"name":"hint","type":{"text":"string"},"default":"compute()"}],"members":[]"#
        let fixture = try Fixture("x-one", json, onlyBy: HardCase.anything)
        #expect(try fixture.item(.text, "hint").remarks.count == 1)
    }
}
