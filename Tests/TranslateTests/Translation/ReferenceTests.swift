import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("Hard cases of references between components")
struct ReferenceTests {
    private func references(_ rows: String, _ names: String...) throws -> Fixture {
        try Fixture(
            "x-one",
            HardCase.fields(("start", "boolean", nil)).dropLast()
                + names.map { #",{"kind":"field","name":"\#($0)","type":{"text":"boolean"}}"# }.joined() + "]",
            onlyBy: "## Properties\n\n| Web | SwiftUI | UIKit | Why |\n|---|---|---|---|\n" + rows
        )
    }

    @Test("two items that only refer to each other are unmapped: nothing was made")
    func mutualReferences() throws {
        let fixture = try references(
            "| `a` | `see b` | `same` | |\n| `b` | `see a` | `same` | |\n| `start` | `start: Bool` | `same` | |\n",
            "a",
            "b"
        )
        for name in ["a", "b"] {
            guard case .unmapped = try fixture.item(.property, name).outcome else {
                Issue.record("\(name) is mapped")
                continue
            }
        }
    }

    @Test("what refers to a skipped item is skipped for its reason, what refers to an unmapped one is unmapped")
    func referencesToNothing() throws {
        let fixture = try references(
            """
            | `a` | `see b` | `same` | |
            | `b` | `skip` | `skip` | Not on iOS. |
            | `c` | `see start` | `same` | |

            """,
            "a",
            "b",
            "c"
        )
        #expect(try fixture.item(.property, "a").outcome == .skipped(reason: "Not on iOS."))
        guard case .unmapped = try fixture.item(.property, "c").outcome else {
            return #expect(Bool(false), "c is mapped")
        }
    }

    @Test("two spellings of an event that refer to each other are unmapped, and neither refers to itself")
    func referenceToTheOtherSpelling() throws {
        let rows = "## Events\n\n| Web | SwiftUI | UIKit |\n|---|---|---|\n| `@change` | `see @change` | `same` |\n"
        let fixture = try Fixture("x-one", #""events":[{"name":"change"},{"name":"x-change"}]"#, onlyBy: rows)
        for item in try fixture.component("x-one").items {
            guard case .unmapped = item.outcome else {
                Issue.record("\(item.item) is mapped")
                continue
            }
        }
    }
}
