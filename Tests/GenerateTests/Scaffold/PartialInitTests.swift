import SwiftModel
import Testing
import WebModel

@testable import Generate

/// Callers leave the content out beside another view, and have a text for one view and a view for another. A trailing
/// closure after optional closures would mean one of them, so the default slot has to be given there, and a component
/// without any view has an init of its own.
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

    @Test("take views alone where children may be data as well, with a text for the label too")
    func views() {
        let menu = HandMadeComponent("Menu", primitive: .menu)
            .items("items", .named("MenuItem"), tag: "elvt-menu-item")
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

    // MARK: Bare ones, without any view

    private func bareParameters(_ component: HandMadeComponent) -> [String]? {
        BareInit(component.scaffold.parameters)?.members.map(\.parameter)
    }

    private func parameters(_ component: HandMadeComponent) -> [String] { component.scaffold.members.map(\.parameter) }

    private let optionalClosure = HandMadeComponent()
        .value("title", .string)
        .value("isDisabled", .bool, default: .boolean(false))
        .binding("isOpen", .bool)
        .action("onClose")
        .slot("content", of: "")
        .slot("footer")

    @Test("a bare one is there where a closure may be absent, and takes all but the views, as the main one does")
    func behindAnOptionalClosure() {
        #expect(
            bareParameters(optionalClosure) == [
                "title: String", "isDisabled: Bool = false", "isOpen: Binding<Bool>", "onClose: (() -> Void)? = nil",
            ]
        )
    }

    @Test("the main one leaves only the default slot without a default then")
    func mainInit() {
        #expect(
            parameters(optionalClosure).suffix(2) == [
                "@ViewBuilder content: () -> Content", "@ViewBuilder footer: () -> Footer = { EmptyView() }",
            ]
        )
    }

    @Test("a bare one is there for a function of a property too, if that may be absent")
    func optionalFunction() {
        let component = HandMadeComponent()
            .value("formatter", .optional(.function(parameters: [.string], returns: .string)), default: .nothing)
            .slot("content", of: "")
        #expect(bareParameters(component) == ["formatter: ((String) -> String)? = nil"])
    }

    @Test("a bare one is not there where every closure has to be given: the main one has defaults for all views then")
    func requiredClosure() {
        let component = HandMadeComponent()
            .action("action", isOptional: false).slot("content", of: "").slot("footer")
        #expect(bareParameters(component) == nil)
        #expect(
            parameters(component).suffix(2) == [
                "@ViewBuilder content: () -> Content = { EmptyView() }",
                "@ViewBuilder footer: () -> Footer = { EmptyView() }",
            ]
        )
        let file = RenderedFiles(component).text("ElevateButton+SwiftUI.swift")
        #expect(file.contains("struct ElevateButton<") && !file.contains("== EmptyView"))
    }

    @Test("a bare one is not there without a closure, nor without a default slot: the other slots are never required")
    func nothingToTellApart() {
        #expect(bareParameters(HandMadeComponent().slot("content", of: "")) == nil)
        let named = HandMadeComponent().action("onClose").slot("footer")
        #expect(bareParameters(named) == nil)
        #expect(parameters(named).last == "@ViewBuilder footer: () -> Footer = { EmptyView() }")
    }

    @Test("a bare one is not there where another view has to be given")
    func requiredView() {
        let component = HandMadeComponent()
            .value("label", .string).slot("label")
            .action("onClose").slot("content", of: "")
        #expect(parameters(component).contains("@ViewBuilder label: () -> LabelContent"))
        #expect(bareParameters(component) == nil)
    }

    @Test("a bare one is not there for a component that is data of its parent")
    func item() {
        let component = HandMadeComponent("Tab", primitive: .item).action("onClose").slot("content", of: "")
        #expect(bareParameters(component) == nil)
    }

    @Test("a bare one is what the generated tests call besides the main one")
    func example() throws {
        let library = optionalClosure.library
        let call = ExampleCall(optionalClosure.scaffold, in: ScaffoldLibrary(library, of: Library()))
        let arguments = try #require(call.bareArguments()).map(\.text)
        #expect(arguments == ["title: \"Title\"", "isOpen: .constant(false)"])
    }
}
