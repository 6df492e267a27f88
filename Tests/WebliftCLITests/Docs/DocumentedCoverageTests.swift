import Foundation
import Testing

@Suite("Documentation says of each component whether it works, what was made, and what nothing acts on")
struct DocumentedCoverageTests {
    private let folder = TemporaryFolder()

    /// A slider without a value and with a number that means nothing, a thing that no row knows, a switch, and a panel.
    private static let manifest = SmallLibrary.manifest(
        SmallLibrary.component("x-slider", [SmallLibrary.field("haste", "number")]),
        SmallLibrary.component("x-thing", [], SmallLibrary.slot),
        SmallLibrary.component("x-switch", [SmallLibrary.field("checked", "boolean")]),
        SmallLibrary.component("x-panel", [], SmallLibrary.slot)
    )

    private func docs(_ format: String) async throws -> DocsRun {
        try folder.write(Self.manifest, to: "custom-elements.json")
        return try await DocsRun(["custom-elements.json"], format: format, in: folder)
    }

    @Test("the files in Markdown")
    func markdown() async throws {
        let run = try await docs("markdown")
        let coverage = "**Coverage:**"
        for (name, part) in [
            (
                "Components/XSlider",
                "\(coverage) completed: a part of it is made, because `Slider` does nothing without it\\\n"
            ),
            ("Components/XSlider", "- Made, because no source lists it: `$value: Double`.\n"),
            ("Components/XThing", "\(coverage) container: no row says what it is built on\\\n"),
            ("Components/XSwitch", "\(coverage) working\\\n"),
            ("Components/XPanel", "\(coverage) working: a row says that it is a container\\\n"),
            ("Status", "**50 %** of the components are working, **75 %** of the items are in use"),
            ("Status", "\n- working: 2\n- completed: 1\n- container: 1\n- skipped: 0\n"),
            ("README", "2 working, 1 completed, 1 container."),
        ] { try run.expect([part], in: "Documentation/Translation/\(name).md") }
        for name in ["XThing", "XSwitch", "XPanel"] {
            let page = try run.page("Documentation/Translation/Components/\(name).md")
            for part in ["Made, because", "acts on"] { #expect(!page.contains(part)) }
        }
    }

    @Test("the site")
    func site() async throws {
        let run = try await docs("html")
        func state(_ name: String) -> String { "<span class=\"state \(name)\">\(name)</span>" }
        for (name, part) in [
            ("components/XSlider", "\(state("completed")) a part of it is made, because <code>Slider</code>"),
            ("components/XSlider", "Made, because no source lists it: <code>$value: Double</code>"),
            ("components/XSlider", "Nothing in the body acts on these yet: <code>haste</code>"),
            ("components/XSlider", state("inert")),
            ("components/XThing", "\(state("container")) no row says what it is built on"),
            ("coverage", "50 % of the components are working, 75 % of what they offer is in use"),
            ("coverage", "\(state("completed")) 1</li>"),
            ("index", "<strong>50 %</strong> of the components working"),
            ("index", "<code>&lt;x-thing&gt;</code> \(state("container"))"),
        ] { try run.expect([part], in: "Documentation/Site/\(name).html") }
        #expect(try !run.page("Documentation/Site/components/XThing.html").contains("acts on"))
    }

    @Test("the catalog")
    func catalog() async throws {
        let run = try await docs("docc")
        let slider = ["**Coverage:** completed: a part of it is made"]
        try run.expect(slider, in: "Sources/XUI/XUI.docc/Components/XSliderTranslation.md")
        let status = ["**50 %** of the components are working", "- completed: 1\n"]
        try run.expect(status, in: "Sources/XUI/XUI.docc/TranslationStatus.md")
    }
}
