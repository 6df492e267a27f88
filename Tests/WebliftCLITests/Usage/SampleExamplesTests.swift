import Foundation
import TestSupport
import Testing

@Suite("The examples, the app and the icons of the bundled sample")
struct SampleExamplesTests {
    private let folder = TemporaryFolder()
    private static let docs = "specs/elevate/2.0/docs"
    private static let library = "specs/elevate/2.0"

    @Test("all examples are right but the one from the days of 1.0, and each that is partial says what is missing")
    func examples() async throws {
        let package = try await ExamplePackage([Self.docs], of: [Self.library], in: Shared.project.path)
        let states = Dictionary(grouping: package.examples) { $0["state"]?.text ?? "" }
        #expect(states["complete"]?.count == 22 && states["foreign"]?.count == 1)
        #expect(states["left out"] == nil)
        let missing = try #require(states["partial"]).map { example in
            example["absences"]?.elements?.filter { $0["isDecided"]?.isTrue == false }.compactMap {
                $0["subject"]?.text
            }
                ?? []
        }
        #expect(
            missing == [
                ["<elvt-button> :disabled"], ["<elvt-input> :debounce"], ["<elvt-date-picker> min"],
                ["<elvt-card> *ngFor", "<elvt-card> [tone]"], ["<map-view>"],
                ["<elvt-card> elevated", "<elvt-badge> tone"], ["<elvt-dropdown> content"],
            ]
        )
        let findings = package.examples.flatMap { $0["findings"]?.elements ?? [] }.compactMap { $0["id"]?.text }
        #expect(
            findings == [
                "usage.unknown-attribute", "usage.unknown-value", "usage.deprecated",
                // A menu of code that looks like API.
                "usage.missing",
            ]
        )
    }

    @Test("the app uses every language of templates, and what 2.0 breaks of it is found at its place")
    func inventory() async throws {
        let run = try await BuiltProgram.run(
            [
                "inventory", "specs/elevate/app", "--input", Self.library, "--since", "specs/elevate/1.0", "--format",
                "json",
            ],
            in: Shared.project.path
        ).exits(1)
        let json = try JSONInstance(run.output)
        let components = json["components"]?.elements ?? []
        let places = components.flatMap { $0["places"]?.elements ?? [] }
        let files = Set(places.compactMap { $0["file"]?.text?.split(separator: "/").last.map(String.init) })
        #expect(
            files.sorted() == [
                "Checkout.vue", "Filters.svelte", "index.html", "order-menu.ts", "orders.html.twig", "profile.hbs",
                "settings.component.html",
            ]
        )
        let broken = json["broken"]?.elements?.flatMap { $0["places"]?.elements ?? [] } ?? []
        #expect(
            broken.compactMap { $0["file"]?.text?.split(separator: "/").last } == ["Checkout.vue", "Filters.svelte"]
        )
    }

    @Test("the demo tells of the icon that no file has and of the one that is refused, and of what 2.0 breaks")
    func demo() async throws {
        let run = try await GeneratedSampleTests.demo(to: folder.path("out")).exits(0)
        let ids = run.errorLines.compactMap { $0.split(separator: "[").last?.dropLast() }
        #expect(
            ids.filter { $0.hasPrefix("icons.") || $0.hasPrefix("inventory.") } == [
                "icons.missing", "icons.not-drawn", "icons.unsafe", "inventory.broken",
            ]
        )
    }

    @Test("the examples compile beside the package of the demo, in both modes", .startsCompiler)
    func types() async throws {
        #expect(try await GeneratedSampleTests.demo(to: folder.path("out")).ending == .exit(0))
        let examples = try await ExamplePackage([Self.docs], of: [Self.library], in: Shared.project.path)
        #expect(try examples.write(to: folder, importing: "ElevateUI") == 29)
        let run = try await folder.runWithCompiler(["verify", "out"])
        #expect(run.ending == .exit(0), "\(run.errorText.prefix(2000))")
    }
}
