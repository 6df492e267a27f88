import Foundation
import TestSupport
import Testing

@Suite("Examples of real documentation", .needs("corpus/wider"))
struct UsageCorpusTests {
    private let folder = TemporaryFolder()

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

    @Test("of charm's 200 fences 183 pass, and each of the others is wrong, as a person has judged")
    func rejections() async throws {
        let package = try await ExamplePackage([Self.pages], of: [Self.charm], in: Shared.project.path)
        #expect(package.examples.count == 200)
        let found = package.examples.flatMap { $0["findings"]?.elements ?? [] }
            .filter { $0["severity"]?.text == "error" }
            .map { finding in
                let file = finding["file"]?.text?.split(separator: "/").last.map(String.init) ?? ""
                let place = "\(file):\(finding["line"]?.wholeNumber ?? 0):\(finding["column"]?.wholeNumber ?? 0)"
                return "\(place) \(finding["id"]?.text ?? "")"
            }
        #expect(found.sorted() == Self.mistakes.keys.sorted())
        #expect(package.total("wrong") == 17)
    }

    @Test("nine of ten that pass are translated completely, and all others say what is missing")
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
            let missing = example["absences"]?.elements?.contains { $0["isDecided"]?.isTrue == false } == true
            switch example["state"]?.text {
            case "complete": #expect(!missing)
            case "partial": #expect(missing)
            default: continue
            }
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
        "each compiles beside its generated package, in both modes",
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
