import Core
import Foundation
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
        let lines = component.scaffold.members.map { "\($0.storedDeclaration); \($0.assignment)" }
        let expected = [
            "private let `default`: Bool; self.default = `default`",
            "@Binding private var isOn: Bool; self._isOn = isOn",
            "private let icon: Icon; self.icon = icon()",
        ]
        #expect(lines == expected)
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
        #expect(has("label: { Text(label) },\nprefixIcon: { prefixIcon.map { ComponentIcon($0) } }", in: file))
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

    // MARK: A view for each value

    private func signatures(_ component: HandMadeComponent) -> [InitSignature.Kind: [String]] {
        let inits = ComponentSignature(component.scaffold.swift).inits.filter(\.kind.takesData)
        return Dictionary(uniqueKeysWithValues: inits.map { ($0.kind, $0.parameters.map(\.name.name)) })
    }

    private let list = HandMadeComponent("List", primitive: .list).action("onRefresh").slot("content", of: "")

    @Test("for a view for each value takes the values first, and what makes a row where the content stood")
    func dataOrder() {
        #expect(signatures(list.slot("footer")) == [.data: ["data", "onRefresh", "rowContent", "footer"]])
    }

    @Test("for a view for each value takes a text instead of a view as well, which has a name there")
    func texts() {
        let component = list.value("header", .string, default: .string("")).slot("header")
        #expect(
            signatures(component) == [
                .data: ["data", "onRefresh", "rowContent", "header"],
                .dataText: ["data", "header", "onRefresh", "rowContent"],
            ]
        )
        let main = ComponentSignature(component.scaffold.swift).inits
        #expect(main.first { $0.kind == .dataText }?.parameters.map(\.isUnlabeled) == [true, false, false, false])
    }

    @Test("for a view for each value has other words where the component has ours")
    func names() {
        let component = list.value("data", .string).value("rowContent", .string)
        #expect(signatures(component) == [.data: ["rows", "data", "rowContent", "onRefresh", "row"]])
        let both = component.value("rows", .string).value("row", .string)
        #expect(
            signatures(both) == [.data: ["dataTwo", "data", "rowContent", "rows", "row", "onRefresh", "rowContentTwo"]]
        )
    }

    @Test(
        "for a view for each value is there for what has children alike, and for nothing else",
        arguments: [
            (NativePrimitive.accordion, true), (.table, true), (.wizard, true), (.navigation, true), (.menu, true),
            (.pickerRadioGroup, true), (.card, false), (.button, false), (.sheet, false),
        ]
    )
    func kinds(primitive: NativePrimitive, isThere: Bool) {
        let component = HandMadeComponent("Thing", primitive: primitive).slot("content", of: "")
        #expect(signatures(component).isEmpty != isThere)
    }

    @Test("for a view for each value is not there beside items, which are values already, nor without content")
    func noData() {
        #expect(signatures(HandMadeComponent("List", primitive: .list).slot("footer")).isEmpty)
        #expect(signatures(list.items("items", .named("Row"), tag: "elvt-row")).isEmpty)
    }
}
