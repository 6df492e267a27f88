import Core
import Testing
import WebModel

@testable import SwiftModel
@testable import Translate

@Suite struct CoverageTests {
    private func coverage(_ components: [ItemTranslation]..., implied: [ItemTranslation] = []) -> Coverage {
        let components = components.map { items in
            let names = SwiftComponentNames("x-a", all: SwiftIdentifier("x-a", as: .type))
            let component = SwiftComponent(tag: "x-a", names: names)
            return ComponentTranslation(tag: "x-a", component: component, items: items, implied: implied, rule: nil)
        }
        return Coverage(LibraryTranslation(components: components), bodies: [:])
    }

    @Test func everyItemIsCountedOnceInItsState() {
        let coverage = coverage(
            [
                item("a", .translated), item("b", .adapted), item("#", .translated), item("@e", .skipped(reason: "r")),
                item(":state(s)", .unmapped(reason: "r")),
            ],
            [item("a", .unmapped(reason: "r")), item("m()", .adapted)]
        )
        #expect(coverage.totals == CoverageCounts([.translated: 2, .adapted: 2, .skipped: 1, .unmapped: 2]))
        #expect(coverage.totals.total == 7)
        #expect(coverage.totals.decided == 5)
        #expect(coverage.tally[.property] == CoverageCounts([.translated: 1, .adapted: 1, .unmapped: 1]))
        #expect(coverage.tally[.cssPart] == CoverageCounts())
        #expect(coverage.components.map(\.tally.totals.total) == [5, 2])
        #expect(coverage.openComponentCount == 2)
    }

    private static let text = ItemReference(.text, "t")

    @Test func textsAreCountedBesideAndAreInNoTotal() {
        let coverage = coverage(
            [item(Self.text, .translated), item(ItemReference(.text, "u"), .unmapped(reason: "r"))],
            [item("p", .translated), item(Self.text, .skipped(reason: "r"))]
        )
        #expect(coverage.totals == CoverageCounts([.translated: 1]))
        #expect(coverage.tally[.text] == CoverageCounts([.translated: 1, .skipped: 1, .unmapped: 1]))
        #expect(coverage.openComponentCount == 0)
        #expect(!CoverageTally.kinds.contains(.text))
        #expect(CoverageTally.kinds.count == 7)
    }

    @Test func theKindsAddUpToTheTotals() {
        let states: [ItemTranslation.Outcome] = [.translated, .adapted, .skipped(reason: ""), .unmapped(reason: "")]
        let items = ItemKind.allCases.enumerated().flatMap { position, kind in
            (0...position).map { item(ItemReference(kind, "\($0)"), states[(position + $0) % 4]) }
        }
        let tally = coverage(items).tally
        for state in CoverageState.allCases {
            #expect(tally.totals[state] == CoverageTally.kinds.map { tally[$0][state] }.reduce(0, +))
        }
        #expect(tally.totals.total == (1...7).reduce(0, +))
    }

    @Test func implicitItemsAreNoItemsOfTheLibraryAndAreNotCounted() {
        let coverage = coverage([item("p", .translated)], implied: [item("@click", .unmapped(reason: "r"))])
        #expect(coverage.totals == CoverageCounts([.translated: 1]))
    }

    @Test func onlyWhatHasNoCounterpartHasAReason() {
        let outcomes: [ItemTranslation.Outcome] = [
            .translated, .adapted, .skipped(reason: "a"), .unmapped(reason: "b"),
        ]
        #expect(outcomes.map(\.reason) == [nil, nil, "a", "b"])
    }
}

@Suite("What a component can do, and which of its items do something")
struct CoveredComponentTests {
    private static let value: ItemReference = "value"
    private static let change: ItemReference = "@change"

    private func name(_ text: String) -> SwiftIdentifier { SwiftIdentifier(text, as: .property) }

    private func property(_ text: String, of item: ItemReference) -> SwiftUIMember {
        .member(Member(.value(.string), name: name(text), origin: item))
    }

    /// What the primitive needs, and the members that play it.
    private func need(_ role: String, _ members: String...) -> [NeededPart] {
        [NeededPart(role: role, members: members.map(name))]
    }

    private func covered(
        _ primitive: NativePrimitive?,
        _ items: [ItemTranslation] = [],
        implied: [ItemTranslation] = [],
        skipped: String? = nil,
        needs: [NeededPart] = [],
        body: BodyReport = BodyReport()
    ) -> CoveredComponent {
        let names = SwiftComponentNames("slider", all: SwiftIdentifier("XSlider", as: .type))
        var swift = SwiftComponent(tag: "x-slider", names: names)
        swift.primitive = primitive
        let translation = ComponentTranslation(
            tag: "x-slider",
            component: swift,
            items: items,
            implied: implied,
            rule: nil,
            skipped: skipped,
            needs: needs
        )
        return Coverage(LibraryTranslation(components: [translation]), bodies: ["x-slider": body]).components[0]
    }

    // MARK: Components

    @Test("a component is working where all that its primitive needs comes from the library")
    func working() {
        let slider = covered(.slider, needs: need("value", "value"))
        #expect(slider.state == .working)
        #expect(slider.reason == nil)
        #expect(slider.made.isEmpty)
    }

    @Test(
        "a component is completed where something that its primitive needs was made, and that is told as it is declared"
    )
    func completed() {
        let made = item("Slider.value", .adapted, [property("value", of: "Slider.value")], isMade: true)
        let slider = covered(.slider, implied: [made], needs: need("value", "value"))
        #expect(slider.state == .completed)
        #expect(slider.reason == "a part of it is made, because `Slider` does nothing without it")
        #expect(slider.madeMembers == ["value: String"])
        #expect(slider.tally.totals.total == 0)
        let two = covered(.slider, implied: [made, made])
        #expect(two.reason == "parts of it are made, because `Slider` does nothing without them")
    }

    @Test("what the matrix says to be there, though no source lists it, is not made by us")
    func implied() {
        let click = item("@click", .translated, [property("action", of: Self.change)])
        #expect(covered(.button, implied: [click]).state == .working)
    }

    @Test("a component that no row speaks of is a container; one of which a row says so is working, and that is told")
    func containers() {
        let unknown = covered(nil)
        #expect(unknown.state == .container)
        #expect(unknown.reason == "no row says what it is built on")
        let wanted = covered(.container)
        #expect(wanted.state == .working)
        #expect(wanted.reason == "a row says that it is a container")
    }

    @Test("a component for which the templates have no body is a container")
    func withoutBody() {
        let slider = covered(.slider, body: BodyReport(isOwn: false))
        #expect(slider.state == .container)
        #expect(slider.reason == "the templates have no body for `Slider`")
    }

    @Test(
        "a component that lacks a part which could not be made is a container, and so is one whose body does not act on it"
    )
    func hollow() {
        let failed = item("Slider.value", .unmapped(reason: "r"), isMade: true)
        let lacking = covered(.slider, implied: [failed], needs: need("value"))
        #expect(lacking.state == .container)
        #expect(lacking.reason == "nothing is `value`, without which `Slider` does nothing")
        #expect(lacking.made.isEmpty)
        let inert = BodyReport(inert: [InertMember(name("value"), of: Self.value)])
        let hollow = covered(.slider, needs: need("value", "value"), body: inert)
        #expect(hollow.state == .container)
        #expect(hollow.reason == "nothing in the body acts on `value`, without which `Slider` does nothing")
        // One of two is enough.
        let half = covered(.slider, needs: need("value", "value", "lowerValue"), body: inert)
        #expect(half.state == .working)
    }

    @Test("data of a parent is judged as everything else is")
    func data() { #expect(covered(.item, needs: need("label", "label")).state == .working) }

    @Test("a component that a row skips is skipped, for the reason of the row")
    func skipped() {
        let skipped = covered(nil, skipped: "The *system* has it.")
        #expect(skipped.state == .skipped)
        #expect(skipped.reason == "The *system* has it.")
    }

    @Test("the components are counted each in its state")
    func counts() {
        let counts = ComponentCounts([.working, .working, .completed, .container, .skipped])
        #expect(ComponentState.allCases.map { counts[$0] } == [2, 1, 1, 1])
        #expect(counts.total == 5)
        #expect(counts.wanted == 4)
    }

    // MARK: Items

    private func states(_ items: [ItemTranslation], inert: [InertMember]) -> [CoverageState] {
        covered(.slider, items, body: BodyReport(inert: inert)).items.map(\.state)
    }

    @Test("an item is inert where nothing acts on a member that was made of it, whatever acts on others")
    func inert() {
        let items = [
            item(Self.value, .adapted, [property("value", of: Self.value), property("text", of: Self.value)]),
            item("label", .translated),
        ]
        #expect(states(items, inert: [InertMember(name("text"), of: Self.value)]) == [.inert, .translated])
        #expect(states(items, inert: []) == [.adapted, .translated])
    }

    @Test("what is part of an inert item is inert, over any number of steps and around in a circle")
    func parts() {
        let items = [
            item(Self.value, .adapted, [property("value", of: Self.value)]),
            item(Self.change, .adapted, partOf: Self.value),
            item("show()", .adapted, [.reference(Self.change)]),
        ]
        let inert = [InertMember(name("value"), of: Self.value)]
        #expect(states(items, inert: inert) == [.inert, .inert, .inert])
        let circle = [
            item("show()", .adapted, [.reference("hide()")]), item("hide()", .adapted, [.reference("show()")]),
        ]
        #expect(states(circle, inert: inert) == [.adapted, .adapted])
    }

    @Test("where nothing acts on a closure, the event that it tells of is inert, and not the item whose rule made it")
    func closures() {
        let items = [
            item(Self.value, .adapted, [property("value", of: Self.value)]),
            item(Self.change, .adapted, partOf: Self.value),
        ]
        #expect(states(items, inert: [InertMember(name("onChange"), of: Self.change)]) == [.adapted, .inert])
    }

    @Test("what is left out or not decided stays so, whatever the body says")
    func outcomes() {
        let items = [item(Self.value, .skipped(reason: "r")), item(Self.change, .unmapped(reason: "r"))]
        let inert = [InertMember(name("value"), of: Self.value), InertMember(name("change"), of: Self.change)]
        #expect(states(items, inert: inert) == [.skipped, .unmapped])
    }

    @Test("what is in use, inert, skipped and unmapped adds up, and texts are counted beside")
    func sums() {
        let items = [
            item(Self.value, .adapted), item(Self.change, .translated),
            item("show()", .skipped(reason: "r")), item("#", .unmapped(reason: "r")),
            item(ItemReference(.text, "close"), .translated),
        ]
        let inert = [
            InertMember(name("change"), of: Self.change), InertMember(name("close"), of: ItemReference(.text, "close")),
        ]
        let tally = covered(.slider, items, body: BodyReport(inert: inert)).tally
        let totals = tally.totals
        #expect(totals == CoverageCounts([.adapted: 1, .inert: 1, .skipped: 1, .unmapped: 1]))
        #expect(tally[.text] == CoverageCounts([.inert: 1]))
        #expect(totals.inUse + totals.inert + totals.skipped + totals.unmapped == totals.total)
        #expect(totals.wanted == 3)
        #expect(totals.decided == 3)
    }
}

private func item(
    _ reference: ItemReference,
    _ outcome: ItemTranslation.Outcome = .translated,
    _ members: [SwiftUIMember] = [],
    partOf consumer: ItemReference? = nil,
    isMade: Bool = false
) -> ItemTranslation {
    ItemTranslation(
        item: reference,
        location: SourceLocation(file: SourcePath("a.json"), line: 1, column: 1),
        outcome: outcome,
        consumer: consumer,
        swiftUI: members,
        isMade: isMade
    )
}

extension SwiftComponentNames {
    /// One name for everything.
    init(_ web: String, all name: SwiftIdentifier) {
        self.init(
            web: web,
            base: name,
            view: name,
            uiKit: name,
            tokens: name,
            componentTokens: name,
            delegate: name,
            root: name,
            previews: name,
            tests: name
        )
    }
}
