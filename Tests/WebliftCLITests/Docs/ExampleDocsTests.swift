import Foundation
import TestSupport
import Testing

@Suite("The library's own examples in the documentation and in previews")
struct ExampleDocsTests {
    private let folder = TemporaryFolder()

    /// A button, a group of buttons that nothing says needs them, and examples of all kinds.
    private static let manifest = SmallLibrary.manifest(
        SmallLibrary.component(
            "my-button",
            [
                SmallLibrary.field("disabled", "boolean", #""attribute": "disabled""#),
                SmallLibrary.field("tone", "'plain' | 'loud'", #""default": "'plain'", "attribute": "tone""#),
            ],
            #"\#(SmallLibrary.slot), "events": [{"name": "my-click"}], "description": "A button.""#
        ),
        SmallLibrary.component(
            "my-bar",
            [],
            #"\#(SmallLibrary.slot), "description": "```html\n<my-bar><my-button>Inside</my-button></my-bar>\n```""#
        )
    )

    private static let page = """
        ---
        title: Button
        component: my-button
        ---

        ## Loud "ones"

        ```html
        <my-button tone="loud" @my-click="save()">Save</my-button>
        ```

        ## Wrong

        ```html
        <my-button tune="loud" :disabled="no">Save</my-button>
        ```

        ## React

        ```jsx
        <my-button tone={tone}>Save</my-button>
        ```

        ```js
        import "my-button.js";
        ```
        """

    private static let inputs = ["custom-elements.json", "button.mdx"]

    private func writeInputs() throws {
        try folder.write(Self.manifest, to: "custom-elements.json")
        try folder.write(Self.page, to: "button.mdx")
    }

    private func docs(format: String = "markdown") async throws -> DocsRun {
        try writeInputs()
        return try await DocsRun(Self.inputs, format: format, in: folder)
    }

    private static func section(_ page: String) throws -> String {
        let start = try #require(page.range(of: "\n## Examples\n"))
        let end = try #require(page[start.upperBound...].range(of: "\n## API Translation\n"))
        return String(page[start.upperBound..<end.lowerBound])
    }

    @Test(
        "a page shows each with its place, beside exactly what weblift usage writes for it",
        arguments: ["markdown", "docc"]
    )
    func pages(format: String) async throws {
        let run = try await docs(format: format)
        let page = try #require(
            run.files.first { $0.key.hasSuffix(format == "docc" ? "/MyButtonTranslation.md" : "/MyButton.md") }
        )
        let section = try Self.section(page.value)
        for (title, place) in [("Loud \"ones\"", 9), ("Wrong", 15), ("React", 21)] {
            #expect(section.contains("\n### \(title)\n\n`button.mdx:\(place)`\n"), "\(title)")
        }
        #expect(section.components(separatedBy: "\n### ").count == 4)
        let words = ["usage", "button.mdx", "--input", "custom-elements.json", "--format", "json", "--quiet"]
        let usage = try await folder.run(words)
        let examples = try #require(JSONInstance(usage.output)["examples"]?.elements)
        #expect(examples.count == 2)
        for example in examples {
            func lines(_ value: JSONInstance?) -> [String] { value?.elements?.compactMap(\.text) ?? [] }
            let state = lines(example["swiftUI"]?["state"])
            let swiftUI = state + (state.isEmpty ? [] : [""]) + lines(example["swiftUI"]?["body"])
            #expect(!swiftUI.isEmpty)
            for (kind, code) in [("SwiftUI", swiftUI), ("UIKit", lines(example["uiKit"]))] {
                let block = "**\(kind)**\n\n```swift\n\(code.joined(separator: "\n"))\n```\n"
                #expect(section.contains(block), "\(block)")
            }
        }
        #expect(section.contains("```jsx\n<my-button tone={tone}>Save</my-button>\n```"))
        #expect(!section.contains("import"))
    }

    @Test("what is wrong and what is not translated stands below the code, with the reason")
    func notes() async throws {
        let run = try await docs()
        let page = try #require(run.files.first { $0.key.hasSuffix("/MyButton.md") })
        let section = try Self.section(page.value)
        for note in [
            "**wrong:** \\<my-button\\> has no attribute “tune”; did you mean “tone”?\n",
            "`<my-button> tune` is **not translated**: The component does not have it.\n",
            "`<my-button> :disabled` is **not translated**: ",
            "It is **not translated**: It is written in jsx, and only HTML is translated.\n",
        ] { #expect(section.contains("- \(note)"), "\(note)") }
    }

    @Test("the site shows SwiftUI, UIKit and the web, and leads there")
    func site() async throws {
        let run = try await docs(format: "html")
        let button = "Documentation/Site/components/MyButton.html"
        let parts = [
            "<a href=\"#examples\">Examples</a>",
            "<h3>Loud &quot;ones&quot;</h3>\n<p class=\"note\"><code>button.mdx:9</code></p>",
            "&lt;my-button tone=&quot;loud&quot; @my-click=&quot;save()&quot;&gt;Save&lt;/my-button&gt;</code>",
        ]
        try run.expect(parts, in: button)
        let page = try run.page(button)
        let start = try #require(page.range(of: "<h2 id=\"examples\">"))
        let end = try #require(page[start.upperBound...].range(of: "</section>"))
        let section = page[start.upperBound..<end.lowerBound]
        let captions = section.matches(of: #/<figcaption><span>([^<]*)/#).map(\.1)
        #expect(captions == ["SwiftUI", "UIKit", "Web", "SwiftUI", "UIKit", "Web", "Web"])
        #expect(section.contains("<li class=\"no\"><strong>not translated</strong> It is written in jsx"))
        #expect(try !run.page("Documentation/Site/index.html").contains("#examples"))
    }

    @Test("at most twenty of a component are shown, and how many more there are is told")
    func bounded() async throws {
        try folder.write(Self.manifest, to: "custom-elements.json")
        let fences = (0..<25).map { "```html\n<my-button>\($0)</my-button>\n```\n" }.joined(separator: "\n")
        try folder.write("---\ncomponent: my-button\n---\n\n## All\n\n\(fences)", to: "button.mdx")
        let run = try await DocsRun(Self.inputs, in: folder)
        let page = try #require(run.files.first { $0.key.hasSuffix("/MyButton.md") })
        let section = try Self.section(page.value)
        #expect(section.components(separatedBy: "**UIKit**").count == 21)
        #expect(section.contains("5 more examples are not shown here; “weblift usage” translates them."))
    }

    // MARK: Previews

    private func preview(_ name: String) throws -> String {
        let files = try folder.contents(of: "out").files
        let file = try #require(files.first { $0.key.hasSuffix("/\(name)+SwiftUI.swift") })
        let text = String(decoding: file.value, as: UTF8.self)
        let start = try #require(text.range(of: "#if DEBUG\n"))
        return String(text[start.upperBound...])
    }

    @Test("a preview shows the examples that are complete, and without any what it shows by itself")
    func previews() async throws {
        try writeInputs()
        func generate(_ inputs: [String]) async throws {
            try await folder.run(["generate"] + inputs + ["--quiet"]).succeeds()
        }
        try await generate(Self.inputs)
        let button = try preview("MyButton")
        for part in [
            "    private struct Example1: View {\n        var body: some View {\n",
            "            MyButton(\n                \"Save\",\n                tone: .loud,\n",
            "// TODO(weblift): @my-click=save()",
            "        Example1()\n            .previewDisplayName(\"Loud \\\"ones\\\"\")\n",
        ] { #expect(button.contains(part), "\(part)") }
        #expect(!button.contains("Example2"))
        // A package of bars alone has no buttons.
        #expect(!(try preview("MyBar")).contains("Example1"))
        // Half of it is the same as all of it.
        let whole = try preview("MyButton")
        try await generate(Self.inputs + ["--only", "my-button"])
        #expect(try preview("MyButton") == whole)
        try await generate(["custom-elements.json"])
        let own = try preview("MyButton")
        #expect(own.contains("MyButton(") && !own.contains("Example1"))
    }

    @Test("it compiles with them, for any library, in both modes", .startsCompiler)
    func compiles() async throws {
        try writeInputs()
        try await expectSound(try await GeneratedPackage(Self.inputs, templateSet: "native", in: folder))
    }

    private func expectSound(_ package: GeneratedPackage) async throws {
        try await package.expectTypes()
        try await package.expectFormat()
        try package.expectRules(try SurfaceNames(folder: GeneratedInputs.surface))
    }

    private static let libraries: [(inputs: [String], least: Int)] = [
        (["wider/manifests/charm.json", "wider/usage"], 18),
        (["wider/manifests/dnn-elements.json", "wider/types/dnn-elements.components.d.ts", "wider/stencil/dnn"], 6),
        (["manifests/clarity-core.json"], 18),
    ]

    @Test(
        "so do packages of real libraries with their own examples",
        .startsCompiler,
        .keepsGoing,
        .needs("corpus"),
        arguments: Loop.tries(libraries.indices.suffix(1), of: libraries.indices)
    )
    func compiles(index: Int) async throws {
        let (names, least) = Self.libraries[index]
        let package = try await GeneratedPackage(
            names.map { Shared.file("corpus/\($0)").path } + ["--emit", "swiftui,uikit,tokens,docs"],
            in: folder
        )
        let shown = try package.bytes().values.count {
            String(decoding: $0, as: UTF8.self).contains("struct Example1: View")
        }
        #expect(shown >= least)
        try await expectSound(package)
    }
}
