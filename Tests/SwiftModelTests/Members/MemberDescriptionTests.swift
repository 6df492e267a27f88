import Testing
import WebModel

@testable import SwiftModel

@Suite struct MemberDescriptionTests {
    private let origin = ItemReference(.property, "open")

    private func name(_ name: String, _ context: SwiftIdentifier.Context = .property) -> SwiftIdentifier {
        SwiftIdentifier(name, as: context)
    }

    private func text(_ form: Member.Form, _ name: String, default value: SwiftExpression? = nil) -> String {
        let member = Member(form, name: self.name(name), defaultValue: value, origin: origin)
        return SwiftUIMember.member(member).description
    }

    @Test func valuesAreWrittenAsInAMatrix() {
        #expect(text(.value(.bool), "isDisabled", default: .boolean(false)) == "isDisabled: Bool = false")
        #expect(text(.binding(.bool), "isOn") == "$isOn: Bool")
        #expect(text(.value(.named("Int").optional), "default", default: .nothing) == "`default`: Int? = nil")
    }

    @Test func actionsSlotsAndItemsAreWritten() {
        #expect(text(.action(parameters: [], isOptional: true), "onRemove") == "onRemove: (() -> Void)?")
        let parameters: [SwiftType] = [.named("Int"), .bool]
        #expect(text(.action(parameters: parameters, isOptional: false), "action") == "action: (Int, Bool) -> Void")
        #expect(text(.slot(viewType: name("Prefix", .genericParameter)), "prefix") == "prefix: View")
        #expect(text(.items(.named("ElevateTab"), tag: "elvt-tab"), "tabs") == "tabs: [ElevateTab]")
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
