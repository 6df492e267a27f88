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

    @Test func membersOfSwiftUIAreWrittenAsInAMatrix() {
        let prefix = name("Prefix", .genericParameter)
        let written = [
            (text(.value(.bool), "isDisabled", default: .boolean(false)), "isDisabled: Bool = false"),
            (text(.binding(.bool), "isOn"), "$isOn: Bool"),
            (text(.value(.named("Int").optional), "default", default: .nothing), "`default`: Int? = nil"),
            (text(.action(parameters: [], isOptional: true), "onRemove"), "onRemove: (() -> Void)?"),
            (
                text(.action(parameters: [.named("Int"), .bool], isOptional: false), "action"),
                "action: (Int, Bool) -> Void"
            ),
            (text(.slot(viewType: prefix), "prefix"), "prefix: View"),
            (text(.items(.named("ElevateTab"), tag: "elvt-tab"), "tabs"), "tabs: [ElevateTab]"),
            (SwiftUIMember.mechanism(.disabled).description, ".disabled()"),
            (SwiftUIMember.reference(origin).description, "see open"),
        ]
        for (text, expected) in written { #expect(text == expected) }
    }

    @Test func membersOfUIKitAreWritten() {
        let gap = UIKitProperty(name: name("gap"), type: .named("CGFloat"), defaultValue: .integer(8), origin: origin)
        let isEnabled = SwiftIdentifier(checked: "isEnabled", as: .uiKitProperty)
        let change = name("didChange", .function)
        let written: [(UIKitMember, String)] = [
            (.property(gap), "gap: CGFloat = 8"), (.inverted(isEnabled, origin: origin), "isEnabled = !"),
            (
                .delegateMethod(UIKitDelegateMethod(name: change, parameters: [.named("Int")], origin: origin)),
                "delegate.didChange(Int)"
            ),
            (.controlEvent(.touchUpInside, origin: origin), ".touchUpInside"),
            (.mechanism(.becomeFirstResponder), "becomeFirstResponder()"),
            (.reference(ItemReference(.slot, "")), "see #(default)"),
        ]
        for (member, expected) in written { #expect(member.description == expected) }
    }
}
