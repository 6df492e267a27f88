import Core
import Foundation
import SwiftModel
import TestSupport
import Testing
import WebModel

@testable import Generate

@Suite("The UIKit class of a component")
struct UIKitFileTests {
    private func file(_ component: HandMadeComponent) -> String {
        RenderedFiles(component).text("ElevateUIKitButton+UIKit.swift")
    }

    /// A name of UIKit's own, which only a row of the matrix can mean.
    private func overridden(_ name: String) -> SwiftIdentifier {
        SwiftIdentifier(swift: name, as: .uiKitProperty) ?? SwiftIdentifier(name, as: .uiKitProperty)
    }

    private func event(_ name: String) -> ItemReference { ItemReference(.event, name) }

    private func control(_ component: HandMadeComponent = HandMadeComponent()) -> HandMadeComponent {
        component.changed { $0.uiKit.base = .control }
    }

    // MARK: Values

    @Test("has UIKit's own isEnabled in place of a flag that says the opposite")
    func inverted() {
        let text = file(
            control().value("isDisabled", .bool, default: .boolean(false), of: "disabled").changed {
                $0.uiKit.inverted = [
                    UIKitInversion(name: overridden("isEnabled"), origin: ItemReference(.property, "disabled"))
                ]
            }
        )
        #expect(text.contains("public final class ElevateUIKitButton: UIControl {"))
        #expect(text.contains("public override var isEnabled: Bool {\n        didSet { hosting.update() }"))
        #expect(text.contains("isDisabled: !component.isEnabled"))
        #expect(!text.contains("var isDisabled"))
    }

    @Test("overrides what every control has, and a view declares the same by itself")
    func overriding() {
        let component = HandMadeComponent().value("isSelected", .bool, default: .boolean(false)).changed {
            $0.uiKit.properties = [
                UIKitProperty(
                    name: overridden("isSelected"),
                    type: .bool,
                    defaultValue: .boolean(false),
                    origin: ItemReference(.property, "isSelected")
                )
            ]
        }
        #expect(file(control(component)).contains("public override var isSelected: Bool {"))
        #expect(file(component).contains("public var isSelected: Bool = false {"))
        for text in [file(control(component)), file(component)] {
            #expect(text.contains("isSelected: component.isSelected"))
        }
    }

    @Test("shows nothing before a value is there that nothing can stand for")
    func awaited() {
        let text = file(HandMadeComponent().value("count", .named("Int")).value("title", .string))
        #expect(text.contains("public var count: Int? {"))
        #expect(text.contains("public var title: String = \"\" {"), "a text is empty at first")
        #expect(text.contains("if let component, let count = component.count {"))
        #expect(text.contains("count: count,"))
        #expect(text.contains("title: component.title"))
    }

    @Test("offers enums to Interface Builder by their raw values, under names that nothing else has")
    func proxies() {
        let component = HandMadeComponent()
            .variant("tone", ["neutral", "primary"], default: "neutral")
            .variant("size", ["s", "l"], isOptional: true)
            .value("toneName", .string, default: .string(""))
        let text = file(component)
        #expect(text.contains("public var tone: ButtonTokens.Tone = .neutral {"))
        #expect(
            text.contains(
                """
                        get { tone.rawValue }
                        set {
                            guard let value = ButtonTokens.Tone(rawValue: newValue) else { return }
                            tone = value
                """
            ),
            "what no value has is not taken"
        )
        #expect(text.contains("public var sizeName: String? {"))
        #expect(
            text.contains(
                """
                        get { size?.rawValue }
                        set {
                            size = newValue.flatMap { ButtonTokens.Size(rawValue: $0) }
                """
            )
        )
        #expect(text.components(separatedBy: "public var toneName: String").count == 2, "the member keeps its name")
    }

    // MARK: Events

    private func delegate(_ name: String, _ parameters: [SwiftType] = [], of origin: ItemReference)
        -> UIKitDelegateMethod
    {
        UIKitDelegateMethod(name: SwiftIdentifier(name, as: .function), parameters: parameters, origin: origin)
    }

    @Test("tells a delegate, which it doesn't keep alive, by methods that nobody has to have")
    func delegates() {
        let text = file(
            HandMadeComponent()
                .action("onTap").action("onRename", [.string])
                .changed {
                    $0.uiKit.delegateMethods = [
                        delegate("didTap", of: event("onTap")), delegate("didRename", [.string], of: event("onRename")),
                    ]
                }
        )
        #expect(text.contains("public weak var delegate: (any ElevateUIKitButtonDelegate)?"))
        #expect(text.contains("    func buttonDidTap(_ button: ElevateUIKitButton)\n"))
        #expect(text.contains("    public func buttonDidTap(_ button: ElevateUIKitButton) {}\n"))
        #expect(text.contains("    func buttonDidRename(_ button: ElevateUIKitButton, _ detail: String)\n"))
        #expect(text.contains("onTap: { [weak component] in"))
        #expect(text.contains("component.delegate?.buttonDidTap(component)"))
        #expect(text.contains("onRename: { [weak component] newValue in"))
        #expect(text.contains("component.delegate?.buttonDidRename(component, newValue)"))
    }

    @Test("tells its delegate of what modifiers hear, in place of closures", arguments: ["onSubmit", "onAppear"])
    func modifierEvents(name: String) throws {
        let mechanism = try #require(SwiftUIMechanism(rawValue: ".\(name)()"))
        let text = file(
            HandMadeComponent().changed {
                $0.modifierEvents = ["sent", "lost"].map { ModifierEvent(event($0), by: mechanism) }
                $0.uiKit.delegateMethods = [delegate("didSend", of: event("sent"))]
            }
        )
        #expect(
            text.contains(
                """
                            .\(name) { [weak component] in
                                guard let component else { return }
                                component.delegate?.buttonDidSend(component)
                            }

                """
            )
        )
        #expect(text.components(separatedBy: ".\(name)").count == 2)
    }

    @Test("sends the events of controls, and is one if it sends any")
    func controlEvents() {
        let text = file(
            HandMadeComponent().binding("isOn", .bool, of: "checked").changed {
                $0.uiKit.controlEvents = [UIKitSentEvent(.valueChanged, origin: ItemReference(.property, "checked"))]
                $0.uiKit.properties = [
                    UIKitProperty(
                        name: SwiftIdentifier("isOn", as: .uiKitProperty),
                        type: .bool,
                        defaultValue: .boolean(false),
                        origin: ItemReference(.property, "checked")
                    )
                ]
            }
        )
        #expect(text.contains("public final class ElevateUIKitButton: UIControl {"))
        #expect(text.contains("public var isOn: Bool = false {"))
        #expect(text.contains("get: { @MainActor [weak component] in component?.isOn ?? false },"))
        #expect(
            text.contains(
                "component.isOn = newValue\n                        component.sendActions(for: .valueChanged)"
            )
        )
    }

    @Test("is able to do what an optional action stands for only when its switch is on")
    func abilities() {
        let origin = ItemReference(.property, "removable")
        let text = file(
            HandMadeComponent().action("onRemove", of: origin).changed {
                $0.uiKit.delegateMethods = [delegate("didRemove", of: origin)]
            }
        )
        #expect(text.contains("public var removable: Bool = false {"))
        #expect(
            text.contains(
                "onRemove: !component.removable\n                    ? nil\n                    : { [weak component] in"
            )
        )
    }

    @Test("with type parameters has closures where others have a delegate, which could not know them")
    func listeners() {
        let item = SwiftIdentifier("Item", as: .genericParameter)
        let text = file(
            HandMadeComponent().action("onSelect", [.named("Item")]).changed {
                $0.genericParameters = [GenericParameter(name: item, constraint: .named("Identifiable"))]
                $0.uiKit.delegateMethods = [delegate("didSelect", [.named("Item")], of: event("onSelect"))]
            }
        )
        #expect(text.contains("public final class ElevateUIKitButton<Item: Identifiable>: UIView {"))
        #expect(text.contains("public var didSelect: ((Item) -> Void)? {"))
        #expect(text.contains("component.didSelect?(newValue)"))
        #expect(!text.contains("protocol"))
        #expect(!text.contains("@IBDesignable"))
    }

    @Test("that nobody is to be told of an action does nothing, whatever the action is told")
    func unheard() {
        let text = file(
            HandMadeComponent()
                .action("a", isOptional: false).action("b", [.string], isOptional: false)
                .action("c", [.string, .bool], isOptional: false).action("d")
        )
        for line in ["a: {},", "b: { _ in },", "c: { _, _ in }"] { #expect(text.contains("\(line)\n"), "\(line)") }
        #expect(!text.contains("d:"))
    }

    // MARK: Memory

    @Test("is kept alive by no closure that it hands out, in any component of the sample")
    func noStrongCapture() { checkCaptures(in: [TranslatedLibraries.sample]) }

    @Test("nor is it in any component of real libraries", .needs("corpus/manifests"))
    func noStrongCaptureInCorpus() { checkCaptures(in: TranslatedLibraries.manifests) }

    private func checkCaptures(in libraries: [TranslatedLibraries.Translated]) {
        var count = 0
        for translated in libraries {
            for component in ScaffoldLibrary(translated.swift, of: translated.library).components {
                for (member, lines) in UIKitArgument.all(of: UIKitClass(component.parameters)) {
                    let text = lines.joined(separator: "\n")
                    guard let closures = escapingClosures(of: member), text.contains("{"), text.contains("component")
                    else { continue }
                    count += 1
                    let weak = text.components(separatedBy: "[weak component").count - 1
                    #expect(weak == closures, "\(component.swift.tag): \(text)")
                }
            }
        }
        #expect(count > 30)
    }

    /// nil where what comes in is called at once or is no closure of ours.
    private func escapingClosures(of member: Member) -> Int? {
        switch member.form {
        case .binding: 2
        case .action, .rows: 1
        case .value, .slot, .items: nil
        }
    }
}
