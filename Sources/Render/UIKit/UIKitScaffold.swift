import SwiftModel
import WebModel

/// The UIKit class of a component: what it declares, and how each parameter of the SwiftUI component gets its value.
struct UIKitScaffold {
    let component: ComponentScaffold
    private(set) var values: [UIKitValue] = []
    private(set) var slots: [UIKitSlot] = []
    /// Parameters of the SwiftUI init, each with the lines of its argument.
    private(set) var arguments: [(member: ScaffoldMember, lines: [String])] = []
    /// Modifiers around the SwiftUI component.
    private(set) var modifiers: [String] = []
    private(set) var unused: [UIKitProperty] = []
    let delegate: UIKitDelegate
    /// Whether the class has type parameters.
    let isGeneric: Bool
    private let origins: UIKitOrigins
    private var listeners: [ItemReference: [(name: SwiftIdentifier, method: UIKitDelegateMethod)]] = [:]
    private var taken: Set<SwiftIdentifier> = []

    init(_ component: ComponentScaffold) {
        self.component = component
        isGeneric = !component.swift.genericParameters.isEmpty
        delegate = UIKitDelegate(component, methods: isGeneric ? [] : component.swift.uiKit.delegateMethods)
        origins = UIKitOrigins(component, delegate)
        for inversion in uiKit.inverted where taken.insert(inversion.name).inserted {
            values.append(
                UIKitValue(name: inversion.name, type: .bool, defaultText: "true", isOverride: true, isInverted: true)
            )
        }
        if isGeneric { addListeners() }
        for member in component.members { add(member) }
        for property in uiKit.properties where !taken.contains(property.name) { addUnmatched(property) }
    }

    var base: UIKitBase { uiKit.controlEvents.isEmpty ? uiKit.base : .control }

    /// What UIKit's own way to a label sets, where a row asks for it.
    var title: UIKitValue? {
        guard uiKit.mechanisms.contains(.setTitle) else { return nil }
        return values.first { $0.role == "label" && $0.type.unwrapped == .string }
    }

    private var uiKit: UIKitComponent { component.swift.uiKit }

    /// The class's own reference in closures.
    static let owner = "component"

    // MARK: Each form

    private mutating func add(_ member: ScaffoldMember) {
        switch member.form {
        case .value(let type): addValue(member, type)
        case .items: addValue(member, member.type ?? .void)
        case .binding(let type): addBinding(member, type)
        case .action(let parameters, let isOptional): addAction(member, parameters, isOptional)
        case .slot(_, let text): addSlot(member, text)
        case .rows(_, let element): addRows(member, of: .named(element.name))
        }
    }

    private mutating func addValue(_ member: ScaffoldMember, _ type: SwiftType) {
        if let inversion = uiKit.inverted.first(where: { $0.origin == member.origin }), type == .bool {
            return addArgument(member, ["!\(Self.owner).\(inversion.name.member)"])
        }
        let match = property(for: member) { property in
            property.isInverted
                ? type == .bool : UIKitConversion.toSwiftUI("", from: property.type, to: type) != nil
        }
        let value = declare(match, for: member, type)
        guard !value.isInverted else { return addArgument(member, ["!\(Self.owner).\(value.name.member)"]) }
        let expression = value.isAwaited ? value.name.reference : "\(Self.owner).\(value.name.member)"
        addArgument(member, [UIKitConversion.toSwiftUI(expression, from: value.type, to: type) ?? expression])
    }

    private mutating func addBinding(_ member: ScaffoldMember, _ type: SwiftType) {
        let match = property(for: member) { property in
            UIKitConversion.toSwiftUI("", from: property.type, to: type) != nil
                && UIKitConversion.toUIKit("", from: type, to: property.type) != nil
        }
        let value = declare(match, for: member, type)
        let access = value.name.member
        let read = "\(Self.owner)?.\(access)"
        let fallback = value.defaultText.flatMap { $0 == "nil" ? nil : $0 }
        let current = fallback.map { "\(read) ?? \($0)" } ?? read
        let get = UIKitConversion.toSwiftUI(current, from: value.type, to: type) ?? current
        let set = UIKitConversion.toUIKit("newValue", from: type, to: value.type) ?? "newValue"
        let capture =
            value.isAwaited ? "@MainActor [weak component, \(value.name.declaration)]" : "@MainActor [weak component]"
        let tail = value.isAwaited ? " ?? \(value.name.reference)" : ""
        let told = notifications(of: member.origin, values: [(type, "newValue")])
        let setter =
            [
                "    set: { @MainActor [weak component] newValue in",
                "        guard let component else { return }",
                "        component.\(access) = \(set)",
            ] + told.map { "        " + $0 } + ["    }"]
        addArgument(member, ["Binding("] + getter(capture, get + tail) + setter + [")"])
    }

    /// On one line, where that has a place for it.
    private func getter(_ capture: String, _ value: String) -> [String] {
        let line = "    get: { \(capture) in \(value) },"
        guard line.utf8.count > 100 else { return [line] }
        return ["    get: { \(capture) in", "        \(value)", "    },"]
    }

    private mutating func addAction(_ member: ScaffoldMember, _ parameters: [SwiftType], _ isOptional: Bool) {
        let names = parameters.indices.map { parameters.count == 1 ? "newValue" : "newValue\($0 + 1)" }
        var calls = isChange(member) ? [] : notifications(of: member.origin, values: Array(zip(parameters, names)))
        if let property = property(for: member, where: { $0.type.isFunction }) {
            taken.insert(property.name)
            values.append(
                UIKitValue(
                    name: property.name,
                    type: property.type,
                    defaultText: "nil",
                    documentation: member.documentation
                )
            )
            calls.append("component.\(property.name.member)?(\(names.joined(separator: ", ")))")
        }
        guard !calls.isEmpty else {
            let ignored = names.isEmpty ? "{}" : "{ \(names.map { _ in "_" }.joined(separator: ", ")) in }"
            if !isOptional { addArgument(member, [ignored]) }
            return
        }
        let head = "{ [weak component]\(names.isEmpty ? "" : " " + names.joined(separator: ", ")) in"
        let used = names.filter { name in calls.contains { $0.contains(name) } }
        let header =
            used.count == names.count
            ? head
            : "{ [weak component]"
                + (names.isEmpty ? "" : " " + names.map { used.contains($0) ? $0 : "_" }.joined(separator: ", "))
                + " in"
        let closure = [header, "    guard let component else { return }"] + calls.map { "    " + $0 } + ["}"]
        guard isOptional, let ability = ability(of: member) else { return addArgument(member, closure) }
        addArgument(
            member,
            ["!component.\(ability.member)", "    ? nil", "    : \(closure[0])"]
                + closure.dropFirst().map { "    " + $0 }
        )
    }

    private mutating func addSlot(_ member: ScaffoldMember, _ text: ScaffoldMember.SlotText?) {
        let property = property(for: member) { $0.type.unwrapped == .named("UIView") }
        if let property {
            taken.insert(property.name)
            slots.append(UIKitSlot(name: property.name, documentation: member.documentation))
        }
        var lines: [String] = []
        if let property {
            lines += ["if let view = component.\(property.name.member) {", "    ComponentSlotView(view)", "}"]
        }
        if let text {
            let value = declareText(member, text)
            let shown =
                text.type.isOptional
                ? ["if let text = component.\(value.name.member) {", "    \(text.display.view(of: "text"))", "}"]
                : [text.display.view(of: "component.\(value.name.member)")]
            if lines.isEmpty {
                lines = shown
            } else if text.type.isOptional {
                lines[lines.count - 1] = "} else " + shown[0]
                lines += shown.dropFirst()
            } else {
                lines[lines.count - 1] = "} else {"
                lines += shown.map { "    " + $0 } + ["}"]
            }
        }
        guard !lines.isEmpty else {
            if member.isRequired { addArgument(member, ["{ EmptyView() }"]) }
            return
        }
        addArgument(member, ["{"] + lines.map { "    " + $0 } + ["}"])
    }

    private mutating func addRows(_ member: ScaffoldMember, of element: SwiftType) {
        let name = SwiftIdentifier("\(member.name.name)View", as: .uiKitProperty)
        taken.insert(name)
        let type = SwiftType.optional(.function(parameters: [element], returns: .named("UIView")))
        values.append(UIKitValue(name: name, type: type, defaultText: "nil", documentation: member.documentation))
        addArgument(
            member,
            [
                "{ [weak component] element in",
                "    if let view = component?.\(name.member)?(element) {",
                "        ComponentSlotView(view)",
                "    }",
                "}",
            ]
        )
    }

    // MARK: Properties

    /// A property of UIKit that came from the same item, the one of the same name first.
    private func property(for member: ScaffoldMember, where fits: (UIKitProperty) -> Bool) -> UIKitProperty? {
        let candidates = origins.properties(of: member.origin).filter { !taken.contains($0.name) && fits($0) }
        return candidates.first { $0.name.name == member.name.name } ?? candidates.first
    }

    private mutating func declare(
        _ property: UIKitProperty?,
        for member: ScaffoldMember,
        _ type: SwiftType
    ) -> UIKitValue {
        let name = property?.name ?? SwiftIdentifier(member.name.name, as: .uiKitProperty)
        let type = property?.type ?? type
        let given = (property?.defaultValue ?? member.defaultValue).map { ScaffoldMember.text(of: $0, as: type) }
        var value = UIKitValue(
            name: name,
            role: member.role,
            type: type,
            defaultText: given ?? UIKitValue.naturalDefault(of: type),
            documentation: member.documentation
        )
        value.isInverted = property?.isInverted ?? false
        value.isOverride = base == .control && ["isEnabled", "isSelected", "isHighlighted"].contains(name.name)
        taken.insert(name)
        values.append(value)
        return value
    }

    private mutating func declareText(_ member: ScaffoldMember, _ text: ScaffoldMember.SlotText) -> UIKitValue {
        let match = property(for: member) { $0.type == text.type }
        var value = UIKitValue(
            name: match?.name ?? SwiftIdentifier(member.name.name, as: .uiKitProperty),
            role: member.role,
            type: text.type,
            documentation: member.documentation
        )
        let given = text.defaultValue.map { ScaffoldMember.text(of: $0, as: text.type) }
        value.defaultText = given ?? UIKitValue.naturalDefault(of: text.type) ?? "nil"
        taken.insert(value.name)
        values.append(value)
        return value
    }

    private mutating func addUnmatched(_ property: UIKitProperty) {
        let access = "component.\(property.name.member)"
        guard let modifier = UIKitModifier.text(of: property, value: access) else {
            unused.append(property)
            return
        }
        taken.insert(property.name)
        modifiers.append(modifier)
        let given = property.defaultValue.map { ScaffoldMember.text(of: $0, as: property.type) }
        values.append(
            UIKitValue(
                name: property.name,
                type: property.type,
                defaultText: given ?? UIKitValue.naturalDefault(of: property.type)
            )
        )
    }

    // MARK: Events

    /// What tells the outside of an item's event.
    private func notifications(of origin: ItemReference, values: [(SwiftType, String)]) -> [String] {
        var lines: [String] = []
        for sent in origins.controlEvents(of: origin) {
            lines.append("component.sendActions(for: \(sent.event.rawValue))")
        }
        for method in origins.methods(of: origin) {
            guard let call = method.call(with: values) else { continue }
            lines.append("component.\(delegate.property.member)?.\(call)")
        }
        for listener in listeners[origin] ?? [] where listener.method.parameters == values.map(\.0) {
            lines.append("component.\(listener.name.member)?(\(values.map(\.1).joined(separator: ", ")))")
        }
        return lines
    }

    /// What a class with type parameters has in place of a delegate, which could not be told of them.
    private mutating func addListeners() {
        for method in uiKit.delegateMethods {
            guard let name = SwiftIdentifier(swift: method.name.name, as: .uiKitProperty), taken.insert(name).inserted
            else { continue }
            listeners[method.origin, default: []].append((name, method))
            let type = SwiftType.optional(.function(parameters: method.parameters, returns: .void))
            values.append(UIKitValue(name: name, type: type, defaultText: "nil"))
        }
    }

    /// Whether an action only tells the new value of a binding, which its property tells already.
    private func isChange(_ member: ScaffoldMember) -> Bool {
        origins.isBound(member.origin)
    }

    /// The switch of an ability that an optional action stands for: in SwiftUI it is there if the action is.
    private mutating func ability(of member: ScaffoldMember) -> SwiftIdentifier? {
        guard member.origin.kind == .property else { return nil }
        let name = SwiftIdentifier(member.origin.name, as: .uiKitProperty)
        if !taken.contains(name) {
            taken.insert(name)
            values.append(
                UIKitValue(name: name, type: .bool, defaultText: "false", documentation: member.documentation)
            )
        } else if !values.contains(where: { $0.name == name && $0.type == .bool }) {
            return nil
        }
        return name
    }

    private mutating func addArgument(_ member: ScaffoldMember, _ lines: [String]) {
        var lines = lines
        if !member.isUnlabelled { lines[0] = "\(member.name.label): \(lines[0])" }
        arguments.append((member, lines))
    }
}
