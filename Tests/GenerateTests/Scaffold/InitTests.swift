import Core
import SwiftModel
import Testing
import WebModel

@testable import Generate

@Suite("The init of a component")
struct InitTests {
    @Test("takes a list of the caller's own values that may be absent as a list without rows, and makes their rows")
    func optionalRows() {
        let item = SwiftIdentifier("Item", as: .genericParameter)
        let component = HandMadeComponent("Table", primitive: .table)
            .value("items", .optional(.array(.named("Item"))))
            .changed { $0.genericParameters = [GenericParameter(name: item, constraint: .named("Identifiable"))] }
        #expect(parameters(component).contains("items: [Item] = []"))
        #expect(parameters(component).contains { $0.hasPrefix("@ViewBuilder row: ") })
    }

    private func parameters(_ component: HandMadeComponent) -> [String] { component.scaffold.members.map(\.parameter) }

    @Test("takes content, variants, flags, bindings, closures and views in this order, each kind in that of the source")
    func order() {
        let component = HandMadeComponent()
            .slot("suffix")
            .slot("content", of: "")
            .action("onChange", isOptional: false)
            .value("formatter", .function(parameters: [.named("Int")], returns: .string), default: nil)
            .binding("isOn", .bool)
            .value("isDisabled", .bool, default: .boolean(false))
            .variant("tone", ["neutral", "primary"], default: "neutral")
            .value("count", .named("Int"))
            .value("label", .string)
        let expected = [
            "_ label: String", "count: Int", "tone: ButtonTokens.Tone = .neutral", "isDisabled: Bool = false",
            "isOn: Binding<Bool>", "formatter: @escaping (Int) -> String", "onChange: @escaping () -> Void",
            "@ViewBuilder content: () -> Content = { EmptyView() }",
            "@ViewBuilder suffix: () -> Suffix = { EmptyView() }",
        ]
        #expect(parameters(component) == expected)
    }

    @Test("lets closures escape that are stored, and leaves optional ones, which do so by themselves, as they are")
    func escaping() {
        let function = SwiftType.function(parameters: [], returns: .void)
        let component = HandMadeComponent()
            .value("a", function)
            .value("b", .optional(function), default: .nothing)
            .action("c", isOptional: false)
            .action("d", [.string], isOptional: true)
        let expected = [
            "a: @escaping () -> Void", "b: (() -> Void)? = nil", "c: @escaping () -> Void",
            "d: ((String) -> Void)? = nil",
        ]
        #expect(parameters(component) == expected)
    }

    @Test("writes the type before a case that is the default of an optional: `.none` alone would be nothing at all")
    func noneOfAnOptional() {
        let component = HandMadeComponent()
            .variant("kind", ["none", "some"], isOptional: true, default: "none")
            .variant("tone", ["none", "some"], default: "none")
        let expected = ["kind: ButtonTokens.Kind? = ButtonTokens.Kind.none", "tone: ButtonTokens.Tone = .none"]
        #expect(parameters(component) == expected)
    }

    @Test("stores a binding behind its wrapper, a slot as the view that it makes, and the rest as it came")
    func assignments() {
        let component = HandMadeComponent().binding("isOn", .bool).slot("icon").value("default", .bool)
        #expect(
            component.scaffold.members.map(\.assignment) == [
                "self.default = `default`", "self._isOn = isOn", "self.icon = icon()",
            ]
        )
        #expect(
            component.scaffold.members.map(\.storedDeclaration) == [
                "private let `default`: Bool", "@Binding private var isOn: Bool", "private let icon: Icon",
            ]
        )
    }

    // MARK: Texts in place of views

    @Test("has no second one where no slot can be a text")
    func noTextInit() {
        #expect(TextInitContext(HandMadeComponent().slot("icon").value("size", .string).scaffold) == nil)
    }

    @Test("has a second one for texts, whose first has no name and no default, so that no call could mean both")
    func textInit() throws {
        let component = HandMadeComponent()
            .value("label", .string, default: .string(""))
            .value("prefixIcon", .optional(.string), default: .nothing)
            .value("isDisabled", .bool, default: .boolean(false))
            .action("action", isOptional: false)
            .slot("label", of: "")
            .slot("prefixIcon")
        let text = try #require(TextInitContext(component.scaffold))
        #expect(
            text.members.map(text.parameter) == [
                "_ label: String", "prefixIcon: String? = nil", "isDisabled: Bool = false",
                "action: @escaping () -> Void",
            ]
        )
        let file = RenderedFiles(component).text("ElevateButton+SwiftUI.swift")
        #expect(file.contains("extension ElevateButton where LabelContent == Text, PrefixIcon == ComponentIcon? {"))
        #expect(
            file.contains("label: { Text(label) },\n            prefixIcon: { prefixIcon.map { ComponentIcon($0) } }")
        )
    }

    @Test("names the first text where the main init has a label without a name already")
    func namedText() throws {
        let component = HandMadeComponent()
            .value("label", .string)
            .value("help", .string, default: .string(""))
            .slot("help")
        let text = try #require(TextInitContext(component.scaffold))
        #expect(text.members.map(text.parameter) == ["_ label: String", "help: String"])
    }

    @Test("of one text that may be empty and is not the first makes no view when it is")
    func emptyText() {
        let component = HandMadeComponent()
            .value("label", .string, default: .string("")).slot("label")
            .value("help", .string, default: .string("")).slot("help")
        let file = RenderedFiles(component).text("ElevateButton+SwiftUI.swift")
        #expect(file.contains("where LabelContent == Text, Help == Text? {"))
        #expect(file.contains("help: { help.isEmpty ? nil : Text(help) }"))
    }

    // MARK: Documentation

    @Test("is deprecated with its component, for the reason that the web gives, as a literal that is nothing else")
    func deprecation() {
        var web = Component(tag: "elvt-button", source: SourceLocation.inTest)
        web.deprecated = .reason("Use \"other\".\n\\(evil)")
        let library = Library(components: [web])
        let files = RenderedFiles(HandMadeComponent().library, of: library)
        let line = #"@available(*, deprecated, message: "Use \"other\". \\(evil)")"#
        for ending in ["ElevateButton+SwiftUI.swift", "ElevateUIKitButton+UIKit.swift"] {
            #expect(files.text(ending).contains(line), "\(ending)")
        }
    }
}
