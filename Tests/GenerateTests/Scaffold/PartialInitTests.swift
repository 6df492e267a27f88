import Foundation
import SwiftModel
import Testing
import WebModel

@testable import Generate

/// Callers leave the content out beside another view, and have a text for one view and a view for another.
@Suite("The inits that leave views out, or take texts and a view")
struct PartialInitTests {
    private func partial(_ component: HandMadeComponent) -> [InitSignature.Kind: [String]] {
        let component = component.scaffold
        let inits = PartialInit.all(of: component.parameters).map { partial -> (InitSignature.Kind, [String]) in
            let texts = partial.texts.map { TextInitContext(component.taking(partial.parameters), $0) }
            return (partial.kind, partial.members.map { texts?.parameter($0) ?? $0.parameter })
        }
        return Dictionary(uniqueKeysWithValues: inits)
    }

    private let card = HandMadeComponent().action("onSelect").slot("content", of: "").slot("header")

    private let row = HandMadeComponent()
        .value("label", .string).slot("label").value("icon", .string, default: .string("")).slot("icon")
        .action("onSelect").slot("content", of: "")

    @Test("leave the content out, and keep the other views")
    func part() {
        #expect(
            partial(card) == [
                .part: ["onSelect: (() -> Void)? = nil", "@ViewBuilder header: () -> Header = { EmptyView() }"]
            ]
        )
    }

    @Test("leave the content out beside a text, and beside a text and a view")
    func text() {
        let inits = partial(row)
        #expect(inits[.partText] == ["_ label: String", "icon: String = \"\"", "onSelect: (() -> Void)? = nil"])
        #expect(
            inits[.partMixed] == ["_ label: String", "onSelect: (() -> Void)? = nil", "@ViewBuilder icon: () -> Icon"]
        )
    }

    @Test("take one view, which has to be given, where the others are texts; the first text keeps its name")
    func mixed() {
        let inits = partial(row)
        #expect(
            inits[.mixed] == [
                "_ label: String", "onSelect: (() -> Void)? = nil", "@ViewBuilder content: () -> Content",
                "@ViewBuilder icon: () -> Icon",
            ]
        )
        #expect(inits[.otherMixed]?.first == "icon: String")
    }

    @Test("give way to the others where a closure could be meant for a parameter of both")
    func disfavored() throws {
        let file = RenderedFiles(card).text("ElevateButton+SwiftUI.swift")
        let head = "extension ElevateButton where Content == EmptyView {"
        let rest = try #require(file.range(of: head).map { file[$0.upperBound...] })
        #expect(rest.contains("    @_disfavoredOverload\n    public init(\n        onSelect: (() -> Void)? = nil,"))
        #expect(rest.contains("            content: { EmptyView() },\n            header: header\n        )"))
    }

    @Test("take views alone where children may be data as well, with a text for the label too")
    func views() {
        var menu = HandMadeComponent("Menu", primitive: .menu)
        menu.swift.members.append(
            Member(
                .items(.named("MenuItem"), tag: "elvt-menu-item"),
                name: SwiftIdentifier("items", as: .property),
                origin: ItemReference(.slot, "items")
            )
        )
        let inits = partial(
            menu.value("label", .string, default: .string("")).slot("label").action("onOpen").slot("content", of: "")
        )
        #expect(
            inits[.views] == [
                "onOpen: (() -> Void)? = nil", "@ViewBuilder content: () -> Content",
                "@ViewBuilder label: () -> LabelContent = { EmptyView() }",
            ]
        )
        #expect(
            inits[.viewsText] == [
                "_ label: String", "onOpen: (() -> Void)? = nil", "@ViewBuilder content: () -> Content",
            ]
        )
        #expect(partial(menu).isEmpty)
    }

    @Test("are at most eight, however many views could be texts")
    func bound() {
        var component = HandMadeComponent().action("onSelect").slot("content", of: "")
        for name in ["label", "header", "footer", "caption", "description", "icon"] {
            component = component.value(name, .string, default: .string("")).slot(name)
        }
        #expect(partial(component).count == 6)
        #expect(ComponentSignature(component.scaffold.swift).inits.count == 9)
    }

    @Test("are none where nothing can be left out and no view is a text, nor for what is data")
    func none() {
        #expect(partial(HandMadeComponent().slot("content", of: "").slot("footer")).isEmpty)
        let item = HandMadeComponent("Tab", primitive: .item).action("onClose").slot("content", of: "").slot("header")
        #expect(partial(item).isEmpty)
    }

    @Test("are called by the tests of the generated package")
    func called() {
        let tests = RenderedFiles(row).text("Tests/ElevateUITests/ElevateButtonTests.swift")
        #expect(tests.contains("icon: { Text(\"Icon\") }"))
    }
}
