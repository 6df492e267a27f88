import Foundation
import TestSupport
import Testing

@Suite("Examples of documentation, in Swift")
struct ExamplesTests {
    private let folder = TemporaryFolder()
    private static let docs = "specs/elevate/2.0/docs"
    private static let library = "specs/elevate/2.0"

    @Test("all of the sample are right but the one from the days of 1.0, and each that is partial says what is missing")
    func examples() async throws {
        let package = try await ExamplePackage([Self.docs], of: [Self.library], in: Shared.project.path)
        let states = Dictionary(grouping: package.examples) { $0["state"]?.text ?? "" }
        #expect(states["complete"]?.count == 22 && states["foreign"]?.count == 1)
        #expect(states["left out"] == nil)
        let missing = try #require(states["partial"]).map { example in
            Self.absences(of: example).compactMap { $0["subject"]?.text }
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
        let words = ["--input", Self.library, "--since", "specs/elevate/1.0", "--format", "json"]
        let run = try await BuiltProgram.run(["inventory", "specs/elevate/app"] + words, in: Shared.project.path)
        let json = try JSONInstance(run.exits(1).output)
        func files(_ list: String) -> [Substring] {
            let places = (json[list]?.elements ?? []).flatMap { $0["places"]?.elements ?? [] }
            return places.compactMap { $0["file"]?.text?.split(separator: "/").last }
        }
        #expect(
            Set(files("components")).sorted() == [
                "Checkout.vue", "Filters.svelte", "index.html", "order-menu.ts", "orders.html.twig", "profile.hbs",
                "settings.component.html",
            ]
        )
        #expect(files("broken") == ["Checkout.vue", "Filters.svelte"])
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

    @Test("those of the sample compile beside the package of the demo, in both modes", .startsCompiler)
    func sampleTypes() async throws {
        try await GeneratedSampleTests.demo(to: folder.path("out")).exits(0)
        let examples = try await ExamplePackage([Self.docs], of: [Self.library], in: Shared.project.path)
        #expect(try examples.write(to: folder, importing: "ElevateUI") == 29)
        try await folder.runWithCompiler(["verify", "out"]).exits(0)
    }

    /// What is missing although nobody decided so.
    private static func absences(of example: JSONInstance) -> [JSONInstance] {
        (example["absences"]?.elements ?? []).filter { $0["isDecided"]?.isTrue == false }
    }

    // MARK: Real documentation

    private static var charm: String { Shared.file("corpus/wider/manifests/charm.json").path }
    private static var pages: String { Shared.file("corpus/wider/usage").path }

    /// What is wrong in charm's pages, each judged by hand against its manifest.
    private static let mistakes: [String: String] = [
        "charm-avatar.mdx:78:12 usage.unknown-attribute":
            "the badge of an avatar is the slot “status”, and no attribute",
        "charm-dialog.mdx:18:13 usage.unknown-slot": "the slot is called “heading”",
        "charm-dialog.mdx:129:52 usage.unknown-attribute": "“explicit-close” was taken away from dialogs",
        "charm-disclosure.mdx:17:13 usage.unknown-slot": "“trigger” is told by a JSDoc comment of the source alone",
        "charm-disclosure.mdx:32:13 usage.unknown-slot": "the same",
        "charm-disclosure.mdx:47:13 usage.unknown-slot": "the same",
        "charm-disclosure.mdx:80:15 usage.unknown-slot": "the same",
        "charm-disclosure.mdx:136:15 usage.unknown-slot": "the same",
        "charm-divider.mdx:29:13 usage.unknown-slot": "the manifest has no slot of a divider",
        "charm-divider.mdx:41:35 usage.unknown-slot": "the same",
        "charm-divider.mdx:51:33 usage.unknown-slot": "the same",
        "charm-divider.mdx:62:19 usage.unknown-slot": "the same",
        "charm-divider.mdx:74:36 usage.unknown-slot": "the same",
        "charm-divider.mdx:86:26 usage.unknown-slot": "the same",
        "charm-input.mdx:89:23 usage.unknown-slot": "an input has the attribute “help-text”, and no such slot",
        "charm-input.mdx:145:11 usage.unknown-attribute": "“autocorrect” is no property of an input",
        "charm-popup.mdx:405:11 usage.unknown-attribute": "“hover-bridge” is no property of a popup",
    ]

    @Test("of charm's 200 fences 183 pass, and each other is wrong, as a person has judged", .needs("corpus/wider"))
    func rejections() async throws {
        let package = try await ExamplePackage([Self.pages], of: [Self.charm], in: Shared.project.path)
        #expect(package.examples.count == 200)
        let found = package.examples.flatMap { $0["findings"]?.elements ?? [] }
            .filter { $0["severity"]?.text == "error" }
            .map { finding in
                let file = finding["file"]?.text?.split(separator: "/").last ?? ""
                let (line, column) = (finding["line"]?.wholeNumber ?? 0, finding["column"]?.wholeNumber ?? 0)
                return "\(file):\(line):\(column) \(finding["id"]?.text ?? "")"
            }
        #expect(found.sorted() == Self.mistakes.keys.sorted())
        #expect(package.total("wrong") == 17)
    }

    @Test("nine of ten that pass are translated completely, and all others say what is missing", .needs("corpus/wider"))
    func completeness() async throws {
        let package = try await ExamplePackage([Self.pages], of: [Self.charm], in: Shared.project.path)
        let sound = package.examples.filter { example in
            example["findings"]?.elements?.contains { $0["severity"]?.text == "error" } == false
        }
        #expect(sound.count >= 150)
        let complete = sound.filter { $0["state"]?.text == "complete" }
        #expect(complete.count * 10 >= sound.count * 9)
        #expect(complete.count == 170)
        for example in package.examples {
            guard let state = example["state"]?.text, ["complete", "partial"].contains(state) else { continue }
            #expect(Self.absences(of: example).isEmpty == (state == "complete"))
        }
    }

    /// Pages, the library that they are of, the name of its module, and how many examples it takes at least.
    private static let libraries: [(pages: String, library: [String], module: String, least: Int)] = [
        ("wider/usage", ["wider/manifests/charm.json"], "ChUI", 170),
        (
            "wider/stencil/dnn", ["wider/manifests/dnn-elements.json", "wider/types/dnn-elements.components.d.ts"],
            "DnnUI", 5
        ),
    ]

    @Test(
        "those of real documentation compile beside its generated package, in both modes",
        .needs("corpus/wider"),
        .startsCompiler,
        .keepsGoing,
        arguments: Loop.tries(libraries.indices.suffix(1), of: libraries.indices)
    )
    func types(index: Int) async throws {
        let (pages, library, module, least) = Self.libraries[index]
        let inputs = library.map { Shared.file("corpus/\($0)").path }
        // The tests of the package are no neighbors of an example.
        let package = try await GeneratedPackage(inputs + ["--emit", "swiftui,uikit,tokens"], in: folder)
        let examples = try await ExamplePackage([Shared.file("corpus/\(pages)").path], of: inputs, in: folder.path)
        #expect(try examples.write(to: folder, importing: module) >= least)
        try await package.expectTypes()
    }
}
