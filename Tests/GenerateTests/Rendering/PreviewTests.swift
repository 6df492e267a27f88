import Core
import Documents
import Foundation
import Package
import SwiftModel
import Testing
import WebModel

@testable import Generate

@Suite("Previews and the catalog")
struct PreviewTests {
    private func preview(_ component: HandMadeComponent) -> String {
        let text = RenderedFiles(component).text("\(component.swift.names.view.name)+SwiftUI.swift")
        return text.range(of: "#if DEBUG").map { String(text[$0.lowerBound...]) } ?? ""
    }

    @Test("no list is empty: there are items of the kind, and one of them is chosen")
    func items() {
        let component = HandMadeComponent("Select", primitive: .pickerMenu).structure(
            "Option",
            [("label", .string), ("value", .string), ("detail", .optional(.string))],
            isItem: true
        )
        let text = preview(
            component.items("options", component.generated("Option"), tag: nil)
                .binding("selection", .named("Set", arguments: [.string]), of: "value")
        )
        for (label, value) in [("Apples", "apples"), ("Pears", "pears"), ("Plums", "plums")] {
            #expect(text.contains("SelectTokens.Option(label: \"\(label)\", value: \"\(value)\")"))
        }
        #expect(text.contains("selection: .constant([\"apples\"])"))
    }

    /// A tree whose items hold items had examples without end.
    @Test("the items of an item end there")
    func tree() {
        let type = SwiftType.named("ElevateNode")
        let tree = HandMadeComponent("Tree", primitive: .tree).items("items", type, tag: "elvt-node")
        let node = HandMadeComponent("Node", primitive: .item).value("label", .string)
            .items("children", type, tag: "elvt-node")
        let library = SwiftLibrary(prefix: "Elevate", components: [node.swift, tree.swift])
        let text = RenderedFiles(library).text("ElevateTree+SwiftUI.swift")
        #expect(text.contains("ElevateNode(\"Apples\""))
        #expect(text.contains("children: []"))
    }

    @Test(
        "from iOS 17 on it is the macro",
        arguments: [(16, "PreviewProvider"), (17, "#Preview(\"ElevateButton\") {")]
    )
    func macro(_ target: Int, _ form: String) {
        let component = HandMadeComponent().slot("label", of: "")
        let texts = RenderedFiles(component.library, target: target, emissions: Emission.standard).texts
        #expect(texts.count { $0.contains(form) } == 1)
        #expect(texts.count { $0.contains("#Preview") || $0.contains("PreviewProvider") } == 1)
    }

    // MARK: The catalog

    @Test("the catalog has each component once, under what its source or its kind says")
    func catalog() {
        let button = HandMadeComponent().slot("label", of: "")
        let card = HandMadeComponent("Card", primitive: .card).slot("content", of: "")
        let old = HandMadeComponent("Old", primitive: .card).slot("content", of: "")
        let item = HandMadeComponent("Option", primitive: .item).value("label", .string)
        let impossible = HandMadeComponent("Odd").value("x", .named("UnheardOf"))
        let all = [button, card, item, impossible, old]
        var web = all.map { Component(tag: $0.swift.tag, source: SourceLocation.inTest) }
        web[1].category = "Pages & Cards"
        web[4].deprecated = .flagged
        let files = RenderedFiles(
            SwiftLibrary(prefix: "Elevate", components: all.map(\.swift)),
            of: Library(components: web)
        )
        let text = files.text("Catalog/ComponentCatalog.swift")
        #expect(text.contains("case pagesAndCards = \"Pages & Cards\"\n        case actions = \"Actions\"\n    }"))
        #expect(text.contains("case button = \"ElevateButton\"\n        case card = \"ElevateCard\"\n\n"))
        #expect(text.contains("case .button: .actions"))
        #expect(text.contains("case .card: .pagesAndCards"))
        #expect(text.contains("case .button: ButtonExamples()"))
        let written = files.paths.filter { $0.contains("/Catalog/") }.map { $0.split(separator: "/").last }
        #expect(written == ["ComponentCatalog+Button.swift", "ComponentCatalog+Card.swift", "ComponentCatalog.swift"])
        #expect(files.text("ComponentCatalog+Button.swift").contains("struct ButtonExamples: View {"))
    }

    @Test("the catalog is written where it is asked for, and a library without views has none")
    func optional() {
        let button = HandMadeComponent().slot("label", of: "")
        #expect(!RenderedFiles(button.library, emissions: Emission.standard).paths.contains { $0.contains("Catalog") })
        let item = HandMadeComponent("Option", primitive: .item).value("label", .string)
        #expect(!RenderedFiles(item.library).paths.contains { $0.contains("Catalog") })
    }

    // MARK: Examples

    private static func example(_ body: String..., state: [String] = [], title: String? = nil) -> PreviewExample {
        PreviewExample(title: title, code: SwiftUIExample(state: state, body: body))
    }

    private static func previews(_ examples: [PreviewExample]) -> [TemplateValue] {
        let fields = ExamplePreviews(examples: examples).fields
        guard case .list(let list)? = fields.first(where: { $0.0 == TemplateKey("documented") })?.1 else { return [] }
        return list
    }

    private static func text(_ value: TemplateValue, _ key: TemplateKey) -> String? {
        guard case .object(let object) = value, case .string(let text)? = object[key] else { return nil }
        return text
    }

    @Test("an example that speaks of data that a caller would bring says so")
    func data() {
        let shown = Self.previews([
            Self.example("XList([ExampleItem()])", state: ["@State private var text: String = \"\""]),
            Self.example("X()"),
        ])
        let flags = shown.map { value -> [TemplateValue?] in
            guard case .object(let object) = value else { return [] }
            return [object["needsItem"], object["hasState"]]
        }
        #expect(flags == [[.boolean(true), .boolean(true)], [.boolean(false), .boolean(false)]])
    }

    @Test("no example is called like something that an example speaks of")
    func exampleNames() {
        let shown = Self.previews([Self.example("Example2()"), Self.example("ShownExample1()")])
        #expect(shown.map { Self.text($0, "name") } == ["ShownShownExample1", "ShownShownExample2"])
    }

    @Test("what a source calls it is a literal")
    func titles() {
        let shown = Self.previews([Self.example("X()", title: "a \"b\" \\(c)"), Self.example("X()")])
        guard case .object(let first)? = shown.first, case .object(let second)? = shown.last else {
            return #expect(Bool(false), "no objects")
        }
        #expect(first["title"].map { Self.text($0, "text") } == #""a \"b\" \\(c)""#)
        #expect(second["title"] == .null)
    }
}
