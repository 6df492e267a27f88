import AppCode
import Core
import Releases
import Translate
import WebModel

struct InventoryReport {
    let library: Library
    let inventory: Inventory
    let order: BringingOrder
    let weighted: WeightedCoverage
    /// nil where no former release is named.
    let broken: [BrokenUse]?
    private let covered: [String: CoveredComponent]

    init(_ library: Library, _ inventory: Inventory, _ coverage: Coverage, broken: [BrokenUse]?) {
        self.library = library
        self.inventory = inventory
        self.broken = broken
        order = BringingOrder(inventory)
        weighted = WeightedCoverage(inventory, coverage)
        covered = Dictionary(coverage.components.map { ($0.translation.tag, $0) }) { first, _ in first }
    }

    func state(of component: Inventory.Component) -> ComponentState? { covered[component.tag]?.state }

    func state(of item: Inventory.Item, of component: Inventory.Component) -> CoverageState? {
        covered[component.tag]?.covered(item.item)?.state
    }

    func fileCount(of component: Inventory.Component) -> Int {
        inventory.files.count { $0.tags.contains(component.tag) }
    }

    /// Leaves out templates that do not use the library.
    var templateCount: Int { inventory.files.count { !$0.tags.isEmpty } }

    /// Most used first.
    var byUse: [Inventory.Component] { inventory.components.sorted { ($1.count, $0.tag) < ($0.count, $1.tag) } }

    // MARK: Sentences

    /// `12 of 17 uses of components are of working ones`
    var sentences: [(percentage: String, text: String)] {
        [
            (
                "\(Percentage(of: weighted.workingComponents, in: weighted.wantedComponents, decimals: 1))",
                "of the uses of components are of such that work: \(weighted.workingComponents) of "
                    + "\(weighted.wantedComponents)\(skipped(weighted.components[.skipped]))"
            ),
            (
                "\(Percentage(of: weighted.itemsInUse, in: weighted.wantedItems, decimals: 1))",
                "of the uses of attributes, slots and events have a counterpart: \(weighted.itemsInUse) of "
                    + "\(weighted.wantedItems)\(skipped(weighted.items[.skipped]))"
            ),
        ]
    }

    private func skipped(_ count: Int?) -> String { count.map { $0 > 0 ? "; \($0) skipped" : "" } ?? "" }

    var figures: String {
        "\(templateCount) of \(Count.of("template", inventory.files.count)) use \(inventory.components.count) of "
            + "\(Count.of("component", library.components.count)): \(Count.of("use", inventory.count)), with "
            + "\(inventory.itemCount) of attributes, slots and events"
    }

    // MARK: Diagnostics

    /// Tells each name once.
    func reportUnknown(into diagnostics: inout DiagnosticBag) {
        let tags = library.components.map(\.tag)
        for (what, places) in inventory.unknown {
            let others = places.count > 1 ? " (and \(places.count - 1) more times)" : ""
            let component = library.components.first { $0.tag == what.tag }
            let tag = TerminalText.line("<\(what.tag)>")
            let name = TerminalText.line(what.name)
            let (message, known): (String, [String]) =
                switch what.kind {
                case .component: ("the library has no \(tag)", tags)
                case .attribute:
                    ("\(tag) has no attribute “\(name)”", component?.properties.compactMap(\.attribute) ?? [])
                case .slot: ("\(tag) has no slot “\(name)”", component?.slots.map(\.name) ?? [])
                case .event: ("\(tag) has no event “\(name)”", component?.events.map(\.name) ?? [])
                }
            diagnostics.warning(
                .inventoryUnknown,
                message + others,
                at: places.first,
                suggestion: NearestName.of(what.kind == .component ? what.tag : what.name, among: known)
                    .map { "did you mean \($0)?" }
            )
        }
        if let first = inventory.spreads.first {
            let message =
                "\(Count.of("place", inventory.spreads.count)) set attributes of an object, which nobody can count"
            diagnostics.note(.inventoryNotRead, message, at: first)
        }
    }

    /// `diff` reports an error, too.
    func reportBroken(into diagnostics: inout DiagnosticBag) {
        guard let broken, !broken.isEmpty else { return }
        let places = Set(broken.flatMap(\.places)).count
        diagnostics.error(
            .inventoryBroken,
            "the release breaks \(Count.of("use", places)), by \(Count.of("change", broken.count))",
            at: nil
        )
    }
}
