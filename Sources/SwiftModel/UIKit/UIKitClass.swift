package import WebModel

package struct UIKitClass: Sendable {
    package enum Source: Sendable, Hashable {
        case value(UIKitValue)
        /// A property of UIKit's own class, with the opposite value.
        case opposite(of: SwiftIdentifier)
        case binding(UIKitValue, to: SwiftType, telling: [UIKitNotice])
        /// A closure; where `ability` is there, only while that is true.
        case closure(telling: [UIKitNotice], ability: SwiftIdentifier?)
        case nobody
        /// A view of UIKit, a text, or the one where the other is not there.
        case view(UIKitSlot?, text: UIKitValue?)
        case noView
        case rows(UIKitValue)
    }

    package let component: ComponentParameters
    package private(set) var values: [UIKitValue] = []
    package private(set) var slots: [UIKitSlot] = []
    /// Arguments of the SwiftUI init, in the order of its parameters; other parameters have their defaults.
    package private(set) var sources: [(member: Member, source: Source)] = []
    /// Properties that become a modifier around the SwiftUI component.
    package private(set) var modifiers: [UIKitProperty] = []
    package private(set) var unused: [UIKitProperty] = []
    /// Modifiers around the SwiftUI component that hear an event, each with the notices that tell of it.
    package private(set) var heard: [(mechanism: SwiftUIMechanism, telling: [UIKitNotice])] = []
    package let delegate: UIKitDelegate
    package let isGeneric: Bool
    private let properties: [ItemReference: [UIKitProperty]]
    private let controlEvents: [ItemReference: [UIKitSentEvent]]
    private let methods: [ItemReference: [UIKitDelegate.Method]]
    /// Items with a Binding, whose property tells the new value.
    private let bound: Set<ItemReference>
    private(set) var listeners: [ItemReference: [(name: SwiftIdentifier, method: UIKitDelegateMethod)]] = [:]
    private var taken: Set<SwiftIdentifier> = []

    package init(_ component: ComponentParameters) {
        let component = component.standingIn
        self.component = component
        let swift = component.component
        isGeneric = swift.hasCallerData
        delegate = UIKitDelegate(swift)
        properties = Dictionary(grouping: swift.uiKit.properties, by: \.origin)
        controlEvents = Dictionary(grouping: swift.uiKit.controlEvents, by: \.origin)
        methods = Dictionary(grouping: delegate.methods, by: \.origin)
        bound = Set(component.members.filter(\.form.isBinding).map(\.origin))
        for inversion in uiKit.inverted where taken.insert(inversion.name).inserted {
            values.append(
                UIKitValue(name: inversion.name, type: .bool, defaultText: "true", isOverride: true, isInverted: true)
            )
        }
        if isGeneric { addListeners() }
        sources += component.members.compactMap { member in source(of: member).map { (member, $0) } }
        for property in uiKit.properties where !taken.contains(property.name) { addUnmatched(property) }
        for event in swift.modifierEvents {
            let notices = notices(of: event.origin, with: [])
            if !notices.isEmpty { heard.append((event.mechanism, notices)) }
        }
    }

    package var base: UIKitBase { uiKit.controlEvents.isEmpty ? uiKit.base : .control }

    /// Property that UIKit's own way to a label sets, where a row asks for it.
    package var title: UIKitValue? {
        guard uiKit.mechanisms.contains(.setTitle) else { return nil }
        return values.first { $0.role == "label" && $0.type.unwrapped == .string }
    }

    private var uiKit: UIKitComponent { component.component.uiKit }

    // MARK: Each form

    private mutating func source(of member: Member) -> Source? {
        switch member.form {
        case .value(let type): value(of: member, type)
        case .items: value(of: member, member.type ?? .void)
        case .binding(let type): binding(of: member, type)
        case .action(let parameters, let isOptional): closure(of: member, parameters, isOptional)
        case .slot(_, let text): view(of: member, text)
        case .rows(_, let element): rows(of: member, element)
        }
    }

    private mutating func value(of member: Member, _ type: SwiftType) -> Source {
        if let inversion = uiKit.inverted.first(where: { $0.origin == member.origin }), type == .bool {
            return .opposite(of: inversion.name)
        }
        let match = property(for: member) { property in
            property.isInverted
                ? type == .bool : UIKitConversion.toSwiftUI("", from: property.type, to: type) != nil
        }
        return .value(declare(match, for: member, type))
    }

    private mutating func binding(of member: Member, _ type: SwiftType) -> Source {
        let match = property(for: member) { property in
            UIKitConversion.toSwiftUI("", from: property.type, to: type) != nil
                && UIKitConversion.toUIKit("", from: type, to: property.type) != nil
        }
        let value = declare(match, for: member, type)
        return .binding(value, to: type, telling: notices(of: member.origin, with: [type]))
    }

    private mutating func closure(of member: Member, _ parameters: [SwiftType], _ isOptional: Bool) -> Source? {
        // Closures that only tell the new value of a binding need no notices.
        var notices = bound.contains(member.origin) ? [] : notices(of: member.origin, with: parameters)
        if let property = property(for: member, where: { $0.type.isFunction }) {
            taken.insert(property.name)
            let value = UIKitValue(name: property.name, type: property.type, defaultText: "nil", member: member)
            values.append(value)
            // A component that nobody wants to hear of does nothing when it is tapped.
            let isOffered = component.component.offered.contains(member.origin)
            if isOffered, property.type == member.type { return .value(value) }
            notices.append(.closure(property.name))
        }
        guard !notices.isEmpty else { return isOptional ? nil : .nobody }
        return .closure(telling: notices, ability: isOptional ? ability(of: member) : nil)
    }

    private mutating func view(of member: Member, _ text: Member.SlotText?) -> Source? {
        let property = property(for: member) { $0.type.unwrapped == .named("UIView") }
        let slot = property.map { UIKitSlot(name: $0.name, member: member) }
        if let slot {
            taken.insert(slot.name)
            slots.append(slot)
        }
        let value = text.map { declare($0, for: member) }
        guard slot != nil || value != nil else { return member.isRequired ? .noView : nil }
        return .view(slot, text: value)
    }

    private mutating func rows(of member: Member, _ element: SwiftIdentifier) -> Source {
        let name = SwiftIdentifier("\(member.name.name)View", as: .uiKitProperty)
        taken.insert(name)
        let type = SwiftType.optional(.function(parameters: [.named(element.name)], returns: .named("UIView")))
        let value = UIKitValue(name: name, type: type, defaultText: "nil", member: member)
        values.append(value)
        return .rows(value)
    }

    // MARK: Properties

    /// Finds a property of UIKit that came from the same item; a property of the same name goes first.
    private func property(for member: Member, where fits: (UIKitProperty) -> Bool) -> UIKitProperty? {
        let candidates = (properties[member.origin] ?? []).filter { !taken.contains($0.name) && fits($0) }
        return candidates.first { $0.name.name == member.name.name } ?? candidates.first
    }

    private mutating func declare(_ property: UIKitProperty?, for member: Member, _ type: SwiftType) -> UIKitValue {
        let name = property?.name ?? SwiftIdentifier(member.name.name, as: .uiKitProperty)
        let type = property?.type ?? type
        let given = (property?.defaultValue ?? member.defaultValue)?.text(as: type)
        var value = UIKitValue(
            name: name,
            role: member.role,
            type: type,
            defaultText: given ?? UIKitValue.naturalDefault(of: type),
            member: member
        )
        value.isInverted = property?.isInverted ?? false
        value.isOverride = base == .control && UIKitMembers.ofControls.contains(name.name)
        taken.insert(name)
        values.append(value)
        return value
    }

    private mutating func declare(_ text: Member.SlotText, for member: Member) -> UIKitValue {
        let match = property(for: member) { $0.type == text.type }
        let value = UIKitValue(
            name: match?.name ?? SwiftIdentifier(member.name.name, as: .uiKitProperty),
            role: member.role,
            type: text.type,
            defaultText: text.defaultValue?.text(as: text.type) ?? UIKitValue.naturalDefault(of: text.type) ?? "nil",
            member: member
        )
        taken.insert(value.name)
        values.append(value)
        return value
    }

    private mutating func addUnmatched(_ property: UIKitProperty) {
        guard UIKitModifier.text(of: property, value: "") != nil else {
            unused.append(property)
            return
        }
        taken.insert(property.name)
        modifiers.append(property)
        values.append(
            UIKitValue(
                name: property.name,
                type: property.type,
                defaultText: property.defaultValue?.text(as: property.type)
                    ?? UIKitValue.naturalDefault(of: property.type)
            )
        )
    }

    // MARK: Events

    private func notices(of origin: ItemReference, with types: [SwiftType]) -> [UIKitNotice] {
        var notices = (controlEvents[origin] ?? []).map { UIKitNotice.controlEvent($0.event) }
        for method in methods[origin] ?? [] where method.parameters.isEmpty || method.parameters == types {
            notices.append(.method(method))
        }
        for listener in listeners[origin] ?? [] where listener.method.parameters == types {
            notices.append(.closure(listener.name))
        }
        return notices
    }

    /// Adds the closures that a class with type parameters has in place of a delegate, which could not be told of them.
    private mutating func addListeners() {
        for method in uiKit.delegateMethods {
            guard let name = SwiftIdentifier(swift: method.name.name, as: .uiKitProperty), taken.insert(name).inserted
            else { continue }
            listeners[method.origin, default: []].append((name, method))
            let type = SwiftType.optional(.function(parameters: method.parameters, returns: .void))
            values.append(UIKitValue(name: name, type: type, defaultText: "nil"))
        }
    }

    /// The switch of an ability that an optional action stands for: in SwiftUI it is there if the action is.
    private mutating func ability(of member: Member) -> SwiftIdentifier? {
        guard member.origin.kind == .property else { return nil }
        let name = SwiftIdentifier(member.origin.name, as: .uiKitProperty)
        if !taken.contains(name) {
            taken.insert(name)
            values.append(UIKitValue(name: name, type: .bool, defaultText: "false", member: member))
        } else if !values.contains(where: { $0.name == name && $0.type == .bool }) {
            return nil
        }
        return name
    }
}

package struct UIKitSlot: Sendable, Hashable {
    package let name: SwiftIdentifier
    package let member: Member
}

package enum UIKitNotice: Sendable, Hashable {
    case controlEvent(UIKitControlEvent)
    case method(UIKitDelegate.Method)
    case closure(SwiftIdentifier)
}

package struct UIKitComponent: Sendable, Hashable {
    package var base = UIKitBase.view
    package var properties: [UIKitProperty] = []
    package var inverted: [UIKitInversion] = []
    package var delegateMethods: [UIKitDelegateMethod] = []
    package var controlEvents: [UIKitSentEvent] = []
    package var mechanisms: [UIKitMechanism] = []

    package init() {}
}

/// A `UIControl.Event` that a component sends.
package enum UIKitControlEvent: String, Sendable, Hashable, CaseIterable {
    case touchUpInside = ".touchUpInside"
    case valueChanged = ".valueChanged"
    case primaryActionTriggered = ".primaryActionTriggered"
    case editingDidBegin = ".editingDidBegin"
    case editingChanged = ".editingChanged"
    case editingDidEnd = ".editingDidEnd"
    case editingDidEndOnExit = ".editingDidEndOnExit"
}

/// A property of UIKit that has the opposite value of an item's: `isEnabled` for `disabled`.
package struct UIKitInversion: Sendable, Hashable {
    package var name: SwiftIdentifier
    package var origin: ItemReference

    package init(name: SwiftIdentifier, origin: ItemReference) {
        self.name = name
        self.origin = origin
    }
}

/// Properties of UIKit's text inputs, for which SwiftUI has modifiers.
package enum UIKitModifier {
    /// The modifier that a property becomes; nil for all others.
    package static func text(of property: UIKitProperty, value: String) -> String? {
        switch (property.name.name, property.type.unwrapped.description) {
        case ("keyboardType", "UIKeyboardType"): ".keyboardType(\(value))"
        case ("textContentType", "UITextContentType"): ".textContentType(\(value))"
        case ("autocapitalizationType", "UITextAutocapitalizationType"):
            ".textInputAutocapitalization(TextInputAutocapitalization(\(value)))"
        case ("autocorrectionType", "UITextAutocorrectionType"): ".autocorrectionDisabled(\(value) == .no)"
        case ("spellCheckingType", "UITextSpellCheckingType"): ".autocorrectionDisabled(\(value) == .no)"
        case ("numberOfLines", "Int"): ".lineLimit(\(value) == 0 ? nil : \(value))"
        case ("returnKeyType", "UIReturnKeyType"): ".submitLabel(ComponentSubmitLabel.of(\(value)))"
        default: nil
        }
    }
}
