import Testing
import WebModel

@testable import SwiftModel

@Suite struct MemberDescriptionTests {
    private let origin = ItemReference(.property, "open")

    private func name(_ name: String, _ context: SwiftIdentifier.Context = .property) -> SwiftIdentifier {
        SwiftIdentifier(name, as: context)
    }

    @Test func propertiesAreWrittenAsInAMatrix() {
        let plain = SwiftProperty(
            name: name("isDisabled"),
            type: .named("Bool"),
            defaultValue: .boolean(false),
            origin: origin
        )
        #expect(SwiftUIMember.property(plain).description == "isDisabled: Bool = false")
        let binding = SwiftProperty(.binding, name: name("isOn"), type: .named("Bool"), origin: origin)
        #expect(SwiftUIMember.property(binding).description == "$isOn: Bool")
        let escaped = SwiftProperty(
            name: name("default"),
            type: .named("Int").optional,
            defaultValue: .nothing,
            origin: origin
        )
        #expect(escaped.description == "`default`: Int? = nil")
    }

    @Test func actionsSlotsAndItemsAreWritten() {
        let optional = SwiftAction(name: name("onRemove"), isOptional: true, origin: origin)
        #expect(SwiftUIMember.action(optional).description == "onRemove: (() -> Void)?")
        let needed = SwiftAction(
            name: name("action"),
            parameters: [.named("Int"), .named("Bool")],
            isOptional: false,
            origin: origin
        )
        #expect(SwiftUIMember.action(needed).description == "action: (Int, Bool) -> Void")
        let slot = SwiftSlot(name: name("prefix"), viewType: name("Prefix", .genericParameter), origin: origin)
        #expect(SwiftUIMember.slot(slot).description == "prefix: View")
        let items = SwiftItems(name: name("tabs"), itemType: .named("ElevateTab"), tag: "elvt-tab", origin: origin)
        #expect(SwiftUIMember.items(items).description == "tabs: [ElevateTab]")
        #expect(SwiftUIMember.mechanism(.disabled).description == ".disabled()")
        #expect(SwiftUIMember.reference(origin).description == "see open")
    }

    @Test func membersOfUIKitAreWritten() {
        let property = UIKitProperty(
            name: name("gap"),
            type: .named("CGFloat"),
            defaultValue: .integer(8),
            origin: origin
        )
        #expect(UIKitMember.property(property).description == "gap: CGFloat = 8")
        #expect(
            UIKitMember.inverted(SwiftIdentifier(checked: "isEnabled", as: .uiKitProperty), origin: origin).description
                == "isEnabled = !"
        )
        let method = UIKitDelegateMethod(
            name: name("didChange", .function),
            parameters: [.named("Int")],
            origin: origin
        )
        #expect(UIKitMember.delegateMethod(method).description == "delegate.didChange(Int)")
        #expect(UIKitMember.controlEvent(.touchUpInside, origin: origin).description == ".touchUpInside")
        #expect(UIKitMember.mechanism(.becomeFirstResponder).description == "becomeFirstResponder()")
        #expect(UIKitMember.reference(ItemReference(.slot, "")).description == "see #(default)")
    }
}
