import Foundation
import SwiftModel
import Testing
import WebModel

@testable import Generate

/// A trailing closure after optional closures would mean one of them, so the default slot has to be given there, and a
/// component without any view has an init of its own.
@Suite("The init without any view")
struct BareInitTests {
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

    @Test("is there where a closure may be absent, and takes all but the views, as the main one does")
    func behindAnOptionalClosure() {
        #expect(
            bareParameters(optionalClosure) == [
                "title: String", "isDisabled: Bool = false", "isOpen: Binding<Bool>", "onClose: (() -> Void)? = nil",
            ]
        )
    }

    @Test("leaves only the default slot without a default in the main one")
    func mainInit() {
        #expect(
            parameters(optionalClosure).suffix(2) == [
                "@ViewBuilder content: () -> Content", "@ViewBuilder footer: () -> Footer = { EmptyView() }",
            ]
        )
    }

    @Test("makes every view an EmptyView, and hands only the default slot on, since the others have their defaults")
    func file() throws {
        let file = RenderedFiles(optionalClosure).text("ElevateButton+SwiftUI.swift")
        let head = "extension ElevateButton where Content == EmptyView, Footer == EmptyView {"
        let rest = try #require(file.range(of: head).map { file[$0.upperBound...] })
        #expect(rest.contains("            content: { EmptyView() }\n        )"))
        #expect(!rest.contains("footer: { EmptyView() }"))
        #expect(rest.contains("onClose: onClose,"))
    }

    @Test("is there for a function of a property too, if that may be absent")
    func optionalFunction() {
        let component = HandMadeComponent()
            .value("formatter", .optional(.function(parameters: [.string], returns: .string)), default: .nothing)
            .slot("content", of: "")
        #expect(bareParameters(component) == ["formatter: ((String) -> String)? = nil"])
    }

    @Test("is not there where every closure has to be given: the main one has defaults for all views then")
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

    @Test("is not there without a closure, nor without a default slot: the other slots are never required")
    func nothingToTellApart() {
        #expect(bareParameters(HandMadeComponent().slot("content", of: "")) == nil)
        let named = HandMadeComponent().action("onClose").slot("footer")
        #expect(bareParameters(named) == nil)
        #expect(parameters(named).last == "@ViewBuilder footer: () -> Footer = { EmptyView() }")
    }

    @Test("is not there where another view has to be given")
    func requiredView() {
        let component = HandMadeComponent()
            .value("label", .string).slot("label")
            .action("onClose").slot("content", of: "")
        #expect(parameters(component).contains("@ViewBuilder label: () -> LabelContent"))
        #expect(bareParameters(component) == nil)
    }

    @Test("is not there for a component that is data of its parent")
    func item() {
        let component = HandMadeComponent("Tab", primitive: .item).action("onClose").slot("content", of: "")
        #expect(bareParameters(component) == nil)
    }

    @Test("is what the generated tests call besides the main one")
    func example() throws {
        let library = optionalClosure.library
        let call = ExampleCall(optionalClosure.scaffold, in: ScaffoldLibrary(library, of: Library()))
        let arguments = try #require(call.bareArguments()).map(\.text)
        #expect(arguments == ["title: \"Title\"", "isOpen: .constant(false)"])
    }
}
