import SwiftModel
import WebModel

extension ComponentTranslator {
    mutating func addUIKit(_ column: UIKitColumn, to position: Int) throws(Untranslatable) {
        switch column {
        case .skip: break
        case .same: drafts[position].uiKit = drafts[position].swiftUI.compactMap { sameInUIKit($0, position) }
        case .results(let results):
            for result in results {
                let member = try member(result, position)
                // Members for a value and for the news of its changes are heard by one event.
                if !drafts[position].uiKit.contains(member) { drafts[position].uiKit.append(member) }
            }
        }
    }

    private mutating func member(_ result: UIKitResult, _ position: Int) throws(Untranslatable) -> UIKitMember {
        let origin = drafts[position].item.reference
        switch result {
        case .value(let name, let type, let ownDefault):
            let value = try value(
                try filledType(type, position),
                ownDefault: ownDefault,
                isOptionalInRow: type.isOptional,
                position
            )
            return .property(
                UIKitProperty(
                    name: filledName(name, position, as: .uiKitProperty),
                    type: value.type,
                    defaultValue: value.value,
                    origin: origin
                )
            )
        case .inverted(let name): return inverted(filledName(name, position, as: .property), position)
        case .delegateMethod(let name, let parameters):
            return .delegateMethod(
                UIKitDelegateMethod(
                    name: filledName(name, position, as: .function),
                    parameters: try filledParameters(parameters, position),
                    origin: origin,
                    event: consumedEvent(of: position)
                )
            )
        case .controlEvent(let event): return .controlEvent(event, origin: origin)
        case .mechanism(let mechanism): return .mechanism(mechanism)
        case .reference(let reference): return .reference(resolved(reference, from: origin))
        }
    }

    /// `isEnabled` is there in a `UIControl`; other components bring it along, with a default of their own.
    private func inverted(_ name: SwiftIdentifier, _ position: Int) -> UIKitMember {
        let item = drafts[position].item
        guard entry?.uiKit != .control, UIKitMembers.ofControls.contains(name.name) else {
            return .inverted(name, origin: item.reference)
        }
        let web = defaults.result(.named("Bool"), of: item.defaultText, isRequired: false, unit: nil).value
        return .property(
            UIKitProperty(
                name: name,
                type: .named("Bool"),
                defaultValue: .boolean(web != .boolean(true)),
                origin: item.reference,
                isInverted: true
            )
        )
    }

    /// nil for members that only SwiftUI has.
    mutating func sameInUIKit(_ member: SwiftUIMember, _ position: Int) -> UIKitMember? {
        switch member {
        case .member(let member): .property(same(member, position))
        case .text(let text): .text(text)
        case .mechanism: nil
        case .reference(let reference): .reference(reference)
        }
    }

    /// The property of a binding holds the value itself, and so begins with the web's default.
    private mutating func same(_ member: Member, _ position: Int) -> UIKitProperty {
        var name = uiKitName(member.name)
        let type: SwiftType
        let start: SwiftExpression?
        switch member.form {
        case .value(let own): (type, start) = (own, member.defaultValue)
        case .binding(let own):
            let value = webValue(own, isOptionalInRow: false, position)
            (type, start) = (value.type, value.value)
        case .slot, .rows:
            name = SwiftIdentifier("\(member.name.name)View", as: .uiKitProperty, spelling: context.spelling)
            (type, start) = (.optional(.named("UIView")), .nothing)
        case .action(let parameters, _): (type, start) = (.action(parameters, isOptional: true), .nothing)
        case .items(let item, _): (type, start) = (.array(item), .array([]))
        }
        return UIKitProperty(name: name, type: type, defaultValue: start, origin: member.origin)
    }

    private func uiKitName(_ name: SwiftIdentifier) -> SwiftIdentifier {
        SwiftIdentifier(swift: name.name, as: .uiKitProperty)
            ?? SwiftIdentifier(name.name, as: .uiKitProperty, spelling: context.spelling)
    }
}
