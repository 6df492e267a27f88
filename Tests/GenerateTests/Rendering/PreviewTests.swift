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

    @Test("a component is shown as it is, once for each value of its styles, and in each of its states")
    func states() {
        let component = HandMadeComponent().variant("tone", ["neutral", "primary"], default: "neutral")
            .value("isDisabled", .bool, default: .boolean(false)).value("isInvalid", .bool, default: .boolean(false))
            .value("isBusy", .bool, default: .boolean(false)).value("isSelected", .bool, default: .boolean(false))
            .action("action", isOptional: false).slot("label", of: "")
        let text = preview(component)
        let titles = text.matches(of: /ComponentExample\("(.+?)"\)/).map { String($0.output.1) }
        #expect(titles == ["Default", "Tone", "Selected", "Disabled", "Invalid", "Loading"])
        #expect(text.contains("ForEach(ButtonTokens.Tone.allCases, id: \\.self) { value in"))
        #expect(text.contains("tone: value"))
        #expect(text.contains("isDisabled: true"))
        #expect(text.contains("Text(\"Save\")"))
    }

    @Test("a state that a component does not have is not shown")
    func noStates() {
        let text = preview(HandMadeComponent().slot("label", of: ""))
        #expect(text.components(separatedBy: "ComponentExample(\"").count == 2)
    }

    @Test("no list is empty: there are items of the kind, and one of them is chosen")
    func items() {
        let component = HandMadeComponent("Select", primitive: .pickerMenu).changed { swift in
            let option = GeneratedTypeName(SwiftIdentifier("Option", as: .nestedType), in: swift.names.tokens)
            func member(_ name: String, _ type: SwiftType) -> SwiftStruct.Member {
                .init(name: SwiftIdentifier(name, as: .property), type: type, webName: name)
            }
            var structure = SwiftStruct(
                name: option,
                members: [member("label", .string), member("value", .string), member("detail", .optional(.string))]
            )
            structure.isItem = true
            swift.structs = [structure]
            swift.members = [
                Member(
                    .items(.generated(option), tag: nil),
                    name: SwiftIdentifier("options", as: .property),
                    origin: ItemReference(.property, "options")
                ),
                Member(
                    .binding(.named("Set", arguments: [.string])),
                    name: SwiftIdentifier("selection", as: .property),
                    origin: ItemReference(.property, "value")
                ),
            ]
        }
        let text = preview(component)
        for (label, value) in [("Apples", "apples"), ("Pears", "pears"), ("Plums", "plums")] {
            #expect(text.contains("SelectTokens.Option(label: \"\(label)\", value: \"\(value)\")"))
        }
        #expect(text.contains("selection: .constant([\"apples\"])"))
    }

    /// A tree whose items hold items had examples without end.
    @Test("the items of an item end there")
    func tree() {
        var tree = HandMadeComponent("Tree", primitive: .tree)
        let node = HandMadeComponent("Node", primitive: .item)
        func items(_ name: String) -> Member {
            Member(
                .items(.named("ElevateNode"), tag: node.swift.tag),
                name: SwiftIdentifier(name, as: .property),
                origin: ItemReference(.slot, "")
            )
        }
        tree.swift.members = [items("items")]
        let labeled = node.value("label", .string).changed { $0.members.append(items("children")) }
        let library = SwiftLibrary(prefix: "Elevate", components: [labeled.swift, tree.swift])
        let text = RenderedFiles(library).text("ElevateTree+SwiftUI.swift")
        #expect(text.contains("ElevateNode(\"Apples\""))
        #expect(text.contains("children: []"))
    }

    @Test("what is on the screen or not is there at once, and what has a value can be tried")
    func live() {
        let sheet = preview(HandMadeComponent("Dialog", primitive: .sheet).binding("isPresented", .bool))
        #expect(sheet.contains("ComponentShownExample { $state in"))
        #expect(sheet.contains("isPresented: $state"))
        let toggle = preview(HandMadeComponent("Switch", primitive: .toggleSwitch).binding("isOn", .bool))
        #expect(toggle.contains("ComponentLiveExample(false) { $state in"))
        #expect(toggle.contains("isOn: $state"))
    }

    @Test(
        "from iOS 17 on it is the macro",
        arguments: [(16, "PreviewProvider"), (17, "#Preview(\"ElevateButton\") {")]
    )
    func macro(_ target: Int, _ form: String) {
        var bag = DiagnosticBag()
        let set = TemplateLayers(.elevate).set(into: &bag)
        let settings = RenderSettings(module: ModuleName(prefix: "Elevate"), deploymentTarget: target)
        let component = HandMadeComponent().slot("label", of: "")
        let files = Renderer(ScaffoldTemplates(set), settings: settings)
            .render(PreparedLibrary(component.library, of: Library(), into: &bag), into: &bag)
        let texts = files.map { String(decoding: $0.bytes, as: UTF8.self) }
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
}
