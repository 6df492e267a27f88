import AppCode
import Core
import Generate
import Testing
import Translate
import WebModel

@Suite("Examples of a library's documentation in Swift")
struct ExampleTranslatorTests {
    private static let save = "<elvt-button tone=\"primary\">Save</elvt-button>"

    /// What becomes of code in the documentation of a button.
    private static func translate(
        _ examples: [(language: String, code: String)],
        of tag: String = "elvt-button",
        hasLinesOfFile: Bool = true
    ) throws -> ComponentExamples? {
        let sample = UsageSample.elevate
        var library = sample.library
        for index in library.components.indices { library.components[index].examples = [] }
        let index = try #require(library.components.firstIndex { $0.tag == tag })
        library.components[index].examples = examples.enumerated().map { position, example in
            var example = ComponentExample(
                title: "No. \(position)",
                language: example.language,
                code: example.code,
                source: SourceLocation(file: SourcePath("button.md"), line: 10 * (position + 1), column: 1)
            )
            example.hasLinesOfFile = hasLinesOfFile
            return example
        }
        return ExampleTranslator.translate(library, sample.translation, Translator.builtIn.html)[tag]
    }

    @Test("each is what usage makes of the same markup, with the places of its file")
    func same() throws {
        let code = "<elvt-button\n  tine=\"x\">Save</elvt-button>"
        let examples = try #require(try Self.translate([("html", Self.save), ("htm", code)])).examples
        for (example, markup) in zip(examples, [Self.save, code]) {
            let page = try UsageSample.elevate.translate(markup)
            #expect(example.translation?.swiftUI == page.swiftUI)
            #expect(example.translation?.uiKit == page.uiKit)
            #expect(example.translation?.findings.map(\.message) == page.findings.map(\.message))
        }
        #expect(examples.map(\.title) == ["No. 0", "No. 1"])
        #expect(examples[1].translation?.findings.first?.location?.line == 21)
        let text = try Self.translate([("html", code)], hasLinesOfFile: false)?.examples.first
        #expect(text?.translation?.findings.first?.location == text?.place)
        #expect(text?.translation?.absences.first?.place == text?.place)
    }

    @Test("what is not translated says why, and code without an element of the library is no example")
    func refused() throws {
        let long = String(repeating: Self.save + "\n", count: 200)
        let deep = String(repeating: "<b>", count: 400) + Self.save
        let made = try #require(
            try Self.translate([
                ("tsx", "<elvt-button tone={tone}>Save</elvt-button>"), ("", Self.save), ("html", long), ("html", deep),
                ("css", "elvt-button { color: red }"), ("html", "<p>No button</p>"),
                ("html", "<elvt-buton></elvt-buton>"),
            ])
        )
        let reasons = made.examples.map { example -> String? in
            if case .refused(let reason) = example.outcome { reason } else { nil }
        }
        #expect(made.examples.count == 5 && made.more == 0)
        #expect(reasons[0] == "It is written in tsx, and only HTML is translated.")
        #expect(reasons[1] == "Nothing says that it is HTML, and only HTML is translated.")
        #expect(reasons[2]?.hasPrefix("It is longer than 4 KiB.") == true)
        #expect(reasons[3]?.hasPrefix("It can't be read: ") == true)
        #expect(made.examples[2].code.isEmpty && made.examples[0].code.count == 1)
        #expect(made.examples[4].translation?.findings.map(\.id) == [.usageUnknownTag])
    }

    @Test("there are at most twenty, each once, and how many more there are is known")
    func many() throws {
        let codes = (0..<30).map { ("html", "<elvt-button>\($0)</elvt-button>") }
        let made = try #require(try Self.translate(codes + codes))
        #expect(made.examples.count == 20)
        #expect(made.more == 10)
    }

    @Test("nothing is made of a component without examples")
    func none() throws {
        #expect(try Self.translate([]) == nil)
        #expect(try Self.translate([("html", "<p></p>")]) == nil)
    }

    // MARK: Previews

    private static func previews(_ codes: [String], among tags: Set<String> = ["elvt-button"]) throws -> [String] {
        let made = try translate(codes.map { ("html", $0) })
        return made?.previews(of: "elvt-button", among: tags).map { $0.code.body.joined(separator: "\n") } ?? []
    }

    @Test("a preview shows the first three that are complete and right, and none twice")
    func chosen() throws {
        let wrong = "<elvt-button tine=\"x\">Wrong</elvt-button>"
        let partial = "<elvt-button :disabled=\"x\">Partial</elvt-button>"
        let foreign = "<elvt-button>Icon <elvt-icon icon=\"add\"></elvt-icon></elvt-button>"
        let other = "<elvt-icon icon=\"add\"></elvt-icon>"
        func button(_ text: String) -> String { "<elvt-button>\(text)</elvt-button>" }
        let right = [Self.save, Self.save, button("2"), button("3"), button("4")]
        let shown = try Self.previews([wrong, partial, foreign, other] + right)
        #expect(shown.count == 3)
        for (body, text) in zip(shown, ["Save", "2", "3"]) { #expect(body.contains("\"\(text)\"")) }
        #expect(try Self.previews([foreign], among: ["elvt-button", "elvt-icon"]).count == 1)
        #expect(try Self.previews([String(repeating: Self.save, count: 60)]).isEmpty)
    }
}
