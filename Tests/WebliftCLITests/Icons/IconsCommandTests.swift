import Foundation
import Testing

@testable import WebliftCLI

@Suite("weblift icons")
struct IconsCommandTests {
    private let folder = TemporaryFolder()

    @Test("writes a catalog, an enum and a sheet, and nothing else, the same bytes each time")
    func files() throws {
        try IconsRun.write(["b", "a", "c/d"], to: folder)
        let first = IconsRun.run([folder.path("svg")], in: folder)
        #expect(first.exit == .success && first.console.closingLine?.hasSuffix(": 9 new") == true)
        let written = try folder.contents(of: "out")
        let sets = ["a", "b", "c-d"].flatMap { ["\($0).imageset/Contents.json", "\($0).imageset/\($0).svg"] }
        let catalog = (["Contents.json"] + sets).map { "Sources/UI/Icons/Icons.xcassets/\($0)" }
        #expect(
            written.files.keys.filter { !$0.hasPrefix(".weblift") }.sorted()
                == ["Documentation/Icons.html", "Sources/UI/Icons/IconName.swift"] + catalog
        )
        try folder.remove("out")
        _ = IconsRun.run([folder.path("svg")], in: folder)
        #expect(try folder.contents(of: "out").files == written.files)
        #expect(IconsRun.run([folder.path("svg"), "--check"], in: folder).exit == .success)
    }

    @Test("an icon that is gone, or that is no drawing any more, goes; an edited enum is not written over")
    func changes() throws {
        try IconsRun.write(["a", "b"], to: folder)
        _ = IconsRun.run([folder.path("svg")], in: folder)
        try folder.write("<svg/>", to: "svg/b.svg")
        #expect(IconsRun.run([folder.path("svg"), "--check"], in: folder).exit == .found)
        let second = IconsRun.run([folder.path("svg")], in: folder)
        #expect(second.exit == .success && second.errorText.contains("svg/b.svg:1:1: warning: this is no SVG"))
        #expect(second.console.closingLine?.contains("1 icon, 1 file left out") == true)
        let catalog = "out/Sources/UI/Icons/Icons.xcassets"
        #expect(!folder.has("\(catalog)/b.imageset") && folder.has("\(catalog)/a.imageset/a.svg"))
        try folder.write("// mine\n", to: "out/Sources/UI/Icons/IconName.swift")
        try IconsRun.write(["a", "b"], to: folder)
        let refused = IconsRun.run([folder.path("svg")], in: folder)
        #expect(refused.exit == .found && refused.errorText.contains("[output.edited]"))
        #expect(!folder.has("\(catalog)/b.imageset"))
    }

    @Test("leaves what `generate` wrote alone, and `generate` leaves the icons alone")
    func besideGenerate() throws {
        try IconsRun.write(["a"], to: folder)
        let out = ["--out", folder.path("out"), "--quiet"]
        #expect(ConsoleRun(["generate", "weblift:sample"] + out).exit == .success)
        let before = try IconsRun.written(in: folder)
        let words = [folder.path("svg"), "--input", "weblift:sample", "--quiet"]
        #expect(IconsRun.run(words, in: folder).exit == .success)
        let after = try IconsRun.written(in: folder)
        #expect(after.differences(from: before).allSatisfy { $0.hasPrefix("not written any more: ") })
        #expect(after.files.count > before.files.count)
        for check in [["generate", "weblift:sample"], ["icons"] + words.dropLast()] {
            let again = ConsoleRun(check + ["--check"] + out.dropLast())
            #expect(again.exit == .success, "\(again.outputText)")
        }
        #expect(ConsoleRun(["generate", "weblift:sample"] + out).exit == .success)
        #expect(try IconsRun.written(in: folder).files == after.files)
    }

    @Test("names that the docs mention and no file has are told at their place, with what may be meant")
    func missing() throws {
        try IconsRun.write(["add", "arrow-down", "filled/star"], to: folder)
        let name = SmallLibrary.attribute("name", "string", "'arow-down'", "")
        let library = SmallLibrary.manifest(SmallLibrary.component("x-icon", [name]))
        try folder.write(library, to: "docs/custom-elements.json")
        try folder.write(
            """
            # Icons

            ```html
            <x-icon name="add"></x-icon> <x-icon name="filled:star"></x-icon> <x-icon name="any:add"></x-icon>
            <p><x-icon name="gone"></x-icon></p> <x-icon name="${name}"></x-icon> <b name="other"></b>
            ```

            > ```html
            > <x-icon name=gone></x-icon><x-icon name='help'></x-icon>
            > ```
            """,
            to: "docs/guide.md"
        )
        let words = [folder.path("svg"), "--input", folder.path("docs"), "--matrix", folder.path("matrix.md")]
        let run = IconsRun.run(words, in: folder)
        #expect(run.exit == .success)
        let lines = run.errorText.split(separator: "\n").filter { $0.contains("icons.missing") }
        let gone = "docs/guide.md:5:18: warning: “gone” is named here, and there is no such icon"
        #expect(lines.count { $0.contains("“gone”") } == 1 && lines.contains { $0.contains(gone) })
        #expect(run.errorText.contains("docs/guide.md:9:16: note: and here"))
        #expect(lines.contains { $0.contains("“arow-down”") })
        #expect(run.errorText.contains("did you mean arrow-down?"))
        #expect(lines.count == 2, "\(lines)")
    }

    @Test("without a folder, or with one in which no SVG is, nothing is written")
    func nothing() throws {
        #expect(IconsRun.run([], in: folder).exit == .usage)
        try folder.makeFolder("empty")
        let run = IconsRun.run([folder.path("empty")], in: folder)
        #expect(run.exit == .found && run.errorText.contains("there is no SVG file in this folder"))
        #expect(IconsRun.run([folder.path("nowhere")], in: folder).exit == .found)
        #expect(!folder.has("out"))
    }

    @Test("weblift.json names the folders, the module and the oldest iOS")
    func configured() throws {
        try IconsRun.write(["a"], to: folder)
        try folder.write(#"{"icons": ["svg"], "module": "AcmeUI", "deploymentTarget": 17}"#, to: "weblift.json")
        let run = IconsRun.run(["--config", folder.path("weblift.json")], in: folder)
        #expect(run.exit == .success, "\(run.errorText)")
        let text = """
            @available(iOS 17, *)
            nonisolated public enum IconName: String, CaseIterable, Sendable {
                case a
            }
            """
        #expect(try folder.text("out/Sources/AcmeUI/Icons/IconName.swift").contains(text))
    }
}
