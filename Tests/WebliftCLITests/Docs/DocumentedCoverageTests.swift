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

    private func page(_ path: String, _ run: DocsRun) throws -> String { try #require(run.files[path], "\(path)") }

    @Test("the coverage that it tells")
    func coverage() async throws {
        let run = try await docs("markdown")
        let states = run.components.map { "\($0["tag"]?.text ?? ""): \($0["state"]?.text ?? "")" }
        #expect(states == ["x-panel: working", "x-slider: completed", "x-switch: working", "x-thing: container"])
    }

    @Test("the files in Markdown")
    func markdown() async throws {
        let run = try await docs("markdown")
        func component(_ name: String) throws -> String {
            try page("Documentation/Translation/Components/\(name).md", run)
        }
        let slider = try component("XSlider")
        #expect(
            slider.contains(
                "**Coverage:** completed: a part of it is made, because `Slider` does nothing without it\\\n"
            )
        )
        #expect(slider.contains("**Translation:** 1 inert\\\n"))
        #expect(slider.contains("- Made, because no source lists it: `$value: Double`.\n"))
        #expect(slider.contains("- Nothing in the body acts on these yet: `haste`.\n"))
        #expect(slider.contains("- **`haste`**: nothing in the body acts on it yet\n"))
        #expect(slider.contains("| inert | (no attribute) *Nothing in the body acts on it yet.* |"))
        let thing = try component("XThing")
        #expect(thing.contains("**Coverage:** container: no row says what it is built on\\\n"))
        #expect(try component("XSwitch").contains("**Coverage:** working\\\n"))
        let panel = try component("XPanel")
        #expect(panel.contains("**Coverage:** working: a row says that it is a container\\\n"))
        for page in [thing, try component("XSwitch"), panel] {
            for part in ["Made, because", "acts on"] { #expect(!page.contains(part)) }
        }
        let status = try page("Documentation/Translation/Status.md", run)
        #expect(status.contains("**50 %** of the components are working, **75 %** of the items are in use"))
        #expect(status.contains("\n- working: 2\n- completed: 1\n- container: 1\n- skipped: 0\n"))
        #expect(try page("Documentation/Translation/README.md", run).contains("2 working, 1 completed, 1 container."))
        let deviations = try page("Documentation/Translation/Deviations.md", run)
        #expect(deviations.contains("| inert | Nothing in the body acts on it yet. |"))
    }

    @Test("the site")
    func site() async throws {
        let run = try await docs("html")
        func component(_ name: String) throws -> String {
            try page("Documentation/Site/components/\(name).html", run)
        }
        let slider = try component("XSlider")
        #expect(
            slider.contains(
                "<span class=\"state completed\">completed</span> a part of it is made, because <code>Slider</code>"
            )
        )
        #expect(slider.contains("Made, because no source lists it: <code>$value: Double</code>"))
        #expect(slider.contains("Nothing in the body acts on these yet: <code>haste</code>"))
        #expect(slider.contains("<span class=\"state inert\">inert</span>"))
        let thing = try component("XThing")
        #expect(thing.contains("<span class=\"state container\">container</span> no row says what it is built on"))
        #expect(!thing.contains("acts on"))
        let coverage = try page("Documentation/Site/coverage.html", run)
        #expect(coverage.contains("50 % of the components are working, 75 % of what they offer is in use"))
        #expect(coverage.contains("<span class=\"state completed\">completed</span> 1</li>"))
        let index = try page("Documentation/Site/index.html", run)
        #expect(index.contains("<strong>50 %</strong> of the components working"))
        #expect(index.contains("<code>&lt;x-thing&gt;</code> <span class=\"state container\">container</span>"))
    }

    @Test("the catalog")
    func catalog() async throws {
        let run = try await docs("docc")
        let slider = try page("Sources/XUI/XUI.docc/Components/XSliderTranslation.md", run)
        #expect(slider.contains("**Coverage:** completed: a part of it is made"))
        let status = try page("Sources/XUI/XUI.docc/TranslationStatus.md", run)
        for part in ["**50 %** of the components are working", "- completed: 1\n"] { #expect(status.contains(part)) }
    }
}
