import Core
import Releases
import Testing

@Suite("Suppressions")
struct SuppressionTests {
    private typealias Make = ExampleManifest

    private static let place = SourceLocation.start(of: SourcePath("weblift.json"))

    private static func suppression(_ rule: String, _ component: String, _ item: String? = nil) throws -> Suppression {
        Suppression(
            rule: try #require(ChangeRule.named(rule)),
            subject: component,
            item: item,
            reason: "agreed upon",
            place: place
        )
    }

    /// A property and a slot are gone.
    private static var changes: LibraryChanges {
        Compared.changes(
            Make.text([
                Make.thing(Make.members(Make.field("wide", "boolean", "false")), Make.slots(Make.entry("aside")))
            ]),
            Make.text([Make.thing()])
        )
    }

    @Test("a change that is accepted counts neither for the version nor for the bar, and stays in the value")
    func accepted() throws {
        var changes = Self.changes
        var diagnostics = DiagnosticBag()
        changes.suppress(
            [
                try Self.suppression("property.removed", "elvt-*", "wide"),
                try Self.suppression("slot.removed", "elvt-thing"),
            ],
            into: &diagnostics
        )
        #expect(diagnostics.isEmpty)
        #expect(changes.changes.count == 2 && changes.open.isEmpty)
        #expect(changes.bump == .none && changes.severity == nil)
        #expect(changes.changes.allSatisfy { $0.suppression?.reason == "agreed upon" })
    }

    @Test("one that meets nothing is a warning at its place, by rule, component and item")
    func unused() throws {
        var changes = Self.changes
        var diagnostics = DiagnosticBag()
        changes.suppress(
            [
                try Self.suppression("property.removed", "elvt-other"), try Self.suppression("event.removed", "*"),
                try Self.suppression("property.removed", "elvt-thing", "narrow"),
            ],
            into: &diagnostics
        )
        #expect(diagnostics.sorted.map(\.id) == Array(repeating: .changesUnusedSuppression, count: 3))
        #expect(diagnostics.sorted.allSatisfy { $0.location == Self.place && $0.severity == .warning })
        #expect(changes.open.count == 2)
    }
}
