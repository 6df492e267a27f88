import Core
import Documents
import TestSupport
import Testing

@Suite("Templates that nobody would write")
struct HostileTemplateTests {
    private static let texts: [(name: String, text: String)] = [
        ("sections in sections", repeated("{{#a}}", 100_000) + repeated("{{/a}}", 100_000)),
        ("sections without ends", repeated("{{#a}}", 100_000)),
        ("ends without sections", repeated("{{/a}}", 100_000)),
        ("ends of other sections", repeated("{{#a}}{{/b}}", 50_000)),
        ("openings", repeated("{{", 200_000)),
        ("openings and one end", repeated("{{", 200_000) + "}}"),
        ("braces", repeated("{", 400_001)),
        ("closings", repeated("}", 400_000) + "{{"),
        ("delimiters without ends", repeated("{{=", 150_000)),
        ("comments without ends", repeated("{{!", 150_000)),
        ("delimiters that nearly match", "{{=aaaaaaaaaaaaaaab b=}}" + repeated("a", 400_000) + "b"),
        ("blanks before tags", repeated(" ", 200_000) + repeated("{{a}} ", 50_000) + "{{"),
        ("blank lines in blocks", "{{<a}}" + repeated("{{$b}}\n", 100) + repeated("\n", 200_000)),
        ("blocks of a parent", "{{<a}}" + repeated("{{$b}}\n{{/b}}", 20_000) + "{{/a}}"),
        ("parts of a name", "{{" + repeated("a.", 200_000) + "a}}"),
        ("parents in parents", repeated("{{<a}}{{$b}}", 20_000)),
    ]

    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    @Test("large ones end in errors with places, soon", arguments: texts.indices)
    func large(index: Int) {
        let (name, text) = Self.texts[index]
        let start = ContinuousClock.now
        let errors = TemplateTrial.errors(in: Array(text.utf8))
        // Nothing like the minutes that anything quadratic takes.
        #expect(ContinuousClock.now - start < .seconds(20), "\(name)")
        #expect(!errors.isEmpty, "\(name)")
        #expect(errors.allSatisfy { $0.location != nil && $0.id.rawValue.hasPrefix("template.") }, "\(name)")
    }

    @Test("sections nested too deep are one error, and what comes behind them is read as it is")
    func nesting() {
        let limit = TemplateLimits.nesting
        let opened = { String(repeating: "{{#a}}", count: $0) }
        let closed = { String(repeating: "{{/a}}", count: $0) }
        #expect(TemplateTrial(opened(limit) + "x" + closed(limit), ["a": true]).output == "x")
        let trial = TemplateTrial(opened(limit + 50) + closed(limit + 50) + "{{b c}}")
        #expect(trial.diagnostics.map(\.id) == [.templateTooDeep, .templateSyntax])
        #expect(trial.diagnostics.first?.location?.column == limit * 6 + 1)
    }

    @Test("templates that include each other without an end are an error that names them")
    func endless() {
        let trial = TemplateTrial("{{>a}}", partials: ["a": "x{{>b}}", "b": "\n {{>a}}"], mode: .lenient)
        #expect(trial.output == nil)
        let ends = ["a.mustache:1:5: _ 'a', 'b', 'a', 'b'", "b.mustache:2:5: _ 'b', 'a', 'b', 'a'"].map { end in
            end.replacing("_", with: "templates include each other more than 100 deep; the last ones are")
                + " [template.too-deep]"
        }
        #expect(trial.errors.count == 1 && ends.contains(trial.errors[0]))
    }

    @Test("templates that include each other whatever the data is are an error before anything is rendered")
    func endlessWithoutData() {
        let partials = ["a": "x{{>b}}", "b": "{{#x}}{{>a}}{{/x}}\n {{>a}}", "c": "{{<c}}{{/c}}", "d": "{{>a}}{{>a}}"]
        #expect(
            TemplateTrial("", partials: partials).errors.map { $0.prefix { $0 != "—" } } == [
                "b.mustache:2:5: including 'a' leads back to this template, whatever the data is [template.too-deep] ",
                "c.mustache:1:4: including 'c' leads back to this template, whatever the data is [template.too-deep] ",
            ]
        )
    }

    @Test("templates that include each other in sections and blocks are none")
    func recursionThatMayEnd() {
        let partials = ["a": "{{#x}}{{>a}}{{/x}}{{^x}}{{>b}}{{/x}}", "b": "{{$c}}{{>a}}{{/c}}{{>e}}{{>e}}", "e": ""]
        #expect(TemplateTrial("", partials: partials).errors == [])
    }

    @Test(
        "parents and blocks without an end are an error too",
        arguments: [
            "{{<main}}{{/main}}", "{{<main}}{{$a}}{{<main}}{{/main}}{{/a}}{{/main}}",
            "{{$a}}{{<main}}{{$a}}x{{/a}}{{/main}}{{/a}}{{>main}}",
        ]
    )
    func endlessParents(text: String) {
        for mode in [TemplateMode.strict, .lenient] {
            #expect(TemplateTrial(text, mode: mode).diagnostics.contains { $0.id == .templateTooDeep })
        }
    }

    @Test("a block that fills itself ends")
    func blockInItself() {
        let trial = TemplateTrial("{{<p}}{{$a}}[{{$a}}x{{/a}}]{{/a}}{{/p}}", partials: ["p": "{{$a}}{{/a}}"])
        #expect(trial.output == "[x]")
    }

    @Test("recursion that follows the data goes as deep as the limit")
    func recursion() {
        func tree(_ depth: Int) -> TemplateValue {
            (0..<depth).reduce(["children": []]) { child, _ in ["children": [child]] }
        }
        let node = ["node": "({{#children}}{{>node}}{{/children}})"]
        let deepest = TemplateLimits.calls - 1
        #expect(TemplateTrial("{{>node}}", tree(deepest), partials: node).output?.utf8.count == 2 * (deepest + 1))
        #expect(
            TemplateTrial("{{>node}}", tree(deepest + 1), partials: node).diagnostics.map(\.id) == [.templateTooDeep]
        )
    }

    @Test("templates that double each other end in an error")
    func doubling() {
        var partials: [String: String] = ["t30": ""]
        for index in 0..<30 { partials["t\(index)"] = "{{>t\(index + 1)}}{{>t\(index + 1)}}" }
        #expect(TemplateTrial("{{>t0}}", partials: partials).diagnostics.map(\.id) == [.templateTooLarge])
    }

    @Test("indentation that grows without an end is an error")
    func indentation() {
        let blanks = String(repeating: " ", count: 100)
        let trial = TemplateTrial("\(blanks){{>main}}\n", mode: .lenient)
        #expect(trial.diagnostics.map(\.id) == [.templateTooLarge])
    }

    @Test("bytes at random are read without a crash", arguments: 0..<Loop.rounds(40))
    func random(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let words = [
            "{{", "}}", "{{#a}}", "{{/a}}", "{{<p}}", "{{/p}}", "{{$b}}", "{{/b}}", "{{=<% %>=}}", "<%", "%>", "\n",
            "  ", "\r\n", "x", "{{{", "}}}", "{{>q}}", "{{!", "{{^a}}", "<%={{ }}=%>", "{{a}}", "\u{0}", "ä", "=",
        ]
        for _ in 0..<100 {
            let text = (0..<30).map { _ in words[Int.random(in: 0..<words.count, using: &generator)] }.joined()
            let data: TemplateValue = ["a": true]
            let partials = ["p": "  {{$b}}\n{{/b}}", "q": text]
            let trials = (0..<2).map { _ in TemplateTrial(text, data, partials: partials, mode: .lenient) }
            #expect(trials[0].output == trials[1].output)
            #expect((trials[0].output == nil) == !trials[0].errors.isEmpty)
            #expect(trials[0].errors == trials[1].errors)
        }
    }
}
