import Core
import Testing

@testable import Documents
@testable import Generate

@Suite("The names of templates against a schema")
struct TemplateNameCheckTests {
    private typealias Shape = ContextSchema.Shape

    private static let property = Shape.object(["name": .text, "type": .text, "isLast": .flag])
    private static let component = Shape.object([
        "name": .text, "isPublic": .flag, "names": .object(["view": .text, "base": .text]),
        "properties": .list(property), "lines": .list(.text), "tree": .reference("node"),
    ])
    private static let node = Shape.object(["label": .text, "children": .list(.reference("node"))])
    private static let schema = ContextSchema(
        entries: [.init("main", component), .init("body/*", .object(["body": .text]))],
        shapes: ["node": node]
    )

    /// What is wrong in templates, a line each: `file:line:column: message — suggestion`.
    private func check(_ templates: [String: String], _ schema: ContextSchema = Self.schema) -> [String] {
        var bag = DiagnosticBag()
        let sources = templates.map { name, text in
            TemplateSource(name: name, file: SourceFile(path: SourcePath(name), text: text))
        }
        let set = TemplateSet(sources, into: &bag)
        // What leads back to itself is told by the set, and names are looked at all the same.
        #expect(bag.sorted.allSatisfy { $0.id == .templateTooDeep }, "the templates of a test are sound")
        bag = DiagnosticBag()
        TemplateNameCheck.report(set, against: schema, into: &bag)
        return bag.sorted.map { diagnostic in
            let suggestion = diagnostic.suggestion.map { " — \($0)" } ?? ""
            return "\(diagnostic.location?.description ?? ""): \(diagnostic.message)\(suggestion)"
        }
    }

    private func check(_ main: String) -> [String] { check(["main": main]) }

    @Test(
        "names that the data has are right: in sections, after dots, from outside, as items",
        arguments: [
            "{{name}}{{{name}}}", "{{#isPublic}}{{name}}{{/isPublic}}", "{{^isPublic}}{{name}}{{/isPublic}}",
            "{{names.view}}{{#names}}{{view}}{{name}}{{/names}}",
            "{{#properties}}{{type}}{{^isLast}}, {{/isLast}}{{isPublic}}{{/properties}}",
            "{{^properties}}{{name}}{{/properties}}", "{{#lines}}{{.}}{{name}}{{/lines}}", "{{isPublic}}",
        ]
    )
    func right(main: String) { #expect(check(main) == []) }

    @Test("a name that is nowhere is reported at its place, with the nearest one of all that is known there")
    func unknown() {
        #expect(check("a\n {{nmae}}") == ["main:2:4: nothing is called 'nmae' here — did you mean name?"])
        let expected = ["main:1:18: nothing is called 'ispublic' here — did you mean isPublic?"]
        #expect(check("{{#properties}}{{ispublic}}{{/properties}}") == expected)
        #expect(check("{{#propertys}}{{x}}{{/propertys}}").count == 1, "what is inside may be about anything")
        #expect(check("{{^zzz}}{{/zzz}}") == ["main:1:4: nothing is called 'zzz' here"])
    }

    @Test("an item's names end with its section")
    func endOfScope() {
        let expected = ["main:1:41: nothing is called 'type' here"]
        #expect(check("{{#properties}}{{type}}{{/properties}}{{type}}") == expected)
        #expect(check("{{^properties}}{{type}}{{/properties}}") == ["main:1:18: nothing is called 'type' here"])
        #expect(check("{{#isPublic}}{{view}}{{/isPublic}}") == ["main:1:16: nothing is called 'view' here"])
    }

    @Test("what is behind a dot is looked for in what is before it, and nowhere else")
    func dots() {
        #expect(check("{{names.name}}") == ["main:1:3: 'names' has no 'name'"])
        #expect(check("{{names.veiw}}") == ["main:1:3: 'names' has no 'veiw' — did you mean view?"])
        #expect(check("{{name.view}}") == ["main:1:3: 'name' is no object, and has no 'view'"])
        #expect(check("{{properties.name}}") == ["main:1:3: 'properties' is no object, and has no 'name'"])
    }

    @Test("a list or an object is no text, and a text opens no section")
    func kinds() {
        #expect(check("{{properties}}") == ["main:1:3: 'properties' is a list, and no text"])
        #expect(check("{{names}}") == ["main:1:3: 'names' is an object, and no text"])
        #expect(check("{{#properties}}{{.}}{{/properties}}") == ["main:1:18: '.' is an object, and no text"])
        #expect(check("{{#name}}{{/name}}").first?.hasPrefix("main:1:4: 'name' is text, and opens no section") == true)
    }

    @Test("a partial is checked with the names of each place that includes it, and each of its places told once")
    func partials() {
        let templates = [
            "main": "{{#properties}}{{>part}}{{/properties}}{{>part}}{{>part}}", "part": "{{name}}{{type}}",
        ]
        #expect(check(templates) == ["part:1:11: nothing is called 'type' here"])
        #expect(check(["main": "{{#properties}}{{>part}}{{/properties}}", "part": "{{type}}"]) == [])
    }

    @Test("a template that nothing asks for has no data to be checked with")
    func unreached() { #expect(check(["main": "", "part": "{{anything}}"]) == []) }

    @Test("a pattern of the schema stands for all templates that it matches")
    func patterns() {
        let expected = ["body/Button:1:11: nothing is called 'name' here"]
        #expect(check(["body/Button": "{{body}}{{name}}", "body/Chip": "{{body}}"]) == expected)
    }

    @Test("data that holds itself is followed, and a template that includes itself ends")
    func recursion() {
        let right = [
            "main": "{{#tree}}{{>node}}{{/tree}}", "node": "{{label}}{{#children}}{{>node}}{{/children}}{{name}}",
        ]
        #expect(check(right) == [])
        let wrong = [
            "main": "{{#tree}}{{>node}}{{/tree}}",
            "node": "{{#children}}{{#children}}{{lable}}{{/children}}{{/children}}",
        ]
        #expect(check(wrong) == ["node:1:29: nothing is called 'lable' here — did you mean label?"])
        #expect(check(["main": "{{>main}}{{#tree}}{{>main}}{{/tree}}{{label}}"]).count == 1)
    }

    @Test("what fills a block has the names of the place that it fills, not of the place where it stands")
    func blocks() {
        let frame = "{{#properties}}{{$row}}{{name}}{{/row}}{{/properties}}{{$end}}{{names.view}}{{/end}}"
        #expect(check(["main": "{{<frame}}{{$row}}{{type}}{{/row}}{{/frame}}", "frame": frame]) == [])
        let expected = ["main:1:21: nothing is called 'type' here"]
        #expect(check(["main": "{{<frame}}{{$end}}{{type}}{{/end}}{{/frame}}", "frame": frame]) == expected)
        #expect(
            check(["main": "{{>frame}}", "frame": "{{$end}}{{type}}{{/end}}"]) == [
                "frame:1:11: nothing is called 'type' here"
            ],
            "without anybody to fill it, what stands in the block counts"
        )
        #expect(
            check(["main": "{{<frame}}{{$end}}x{{/end}}{{/frame}}", "frame": "{{$end}}{{type}}{{/end}}"]) == [],
            "and with somebody, it does not"
        )
    }

    @Test("of several that fill one block the outermost counts, and a template that is its own parent ends")
    func inheritance() {
        let templates = [
            "main": "{{<middle}}{{$a}}{{name}}{{/a}}{{/middle}}",
            "middle": "{{<frame}}{{$a}}{{unknown}}{{/a}}{{$b}}{{$a}}{{/a}}{{/b}}{{/frame}}",
            "frame": "{{$a}}{{/a}}{{#properties}}{{$b}}{{/b}}{{/properties}}",
        ]
        #expect(check(templates) == [])
        #expect(check(["main": "{{<main}}{{$a}}{{name}}{{/a}}{{/main}}{{$a}}{{/a}}"]) == [])
    }

    @Test("the name of a partial that the data tells must be there; what it names is not entered")
    func dynamicPartials() {
        #expect(check(["main": "{{>*name}}", "part": "{{anything}}"]) == [])
        #expect(check(["main": "{{>*nmae}}"]) == ["main:1:5: nothing is called 'nmae' here — did you mean name?"])
    }

    @Test("references that lead in a circle or nowhere end the check of what is below them, and nothing else")
    func brokenSchema() {
        let schema = ContextSchema(
            entries: [.init("main", .object(["a": .reference("b"), "c": .reference("none"), "d": .text]))],
            shapes: ["b": .reference("b")]
        )
        let expected = ["main:1:32: nothing is called 'elsewhere' here"]
        #expect(check(["main": "{{#a}}{{x}}{{/a}}{{c.x}}{{d}}{{elsewhere}}"], schema) == expected)
    }

    @Test("templates that include each other in countless ways are checked in bounded time")
    func manyWays() {
        var templates = ["main": "{{>t0}}"]
        for index in 0..<40 {
            templates["t\(index)"] =
                "{{#properties}}{{>t\(index + 1)}}{{/properties}}{{#names}}{{>t\(index + 1)}}{{/names}}{{#tree}}{{>t\(index + 1)}}{{/tree}}"
        }
        templates["t40"] = "{{nowhere}}"
        #expect(check(templates) == ["t40:1:3: nothing is called 'nowhere' here"])
    }
}
