import SwiftModel
import WebModel

/// Value of a choice, which is text on the web.
///
/// A choice and its options share a type parameter in Swift, `Value: Hashable`: a single choice is a `Binding<Value?>`,
/// one of several a `Binding<Set<Value>>`, and each option has a `Value`. A menu, which shows options and chooses none,
/// has text, and so has a class of UIKit, which Objective-C could not see with a type parameter.
///
/// All components decide together: a parent and its children have to agree.
struct ChoiceValues {
    private var choices: [String: Choice] = [:]
    private var items: [String: OptionValue] = [:]
    private let taken: Set<String>
    /// Types with a type parameter, and the web type of their value.
    private var valued: [GeneratedTypeName: SwiftType] = [:]

    init(of translations: [ComponentTranslation]) {
        let components = translations.filter { $0.skipped == nil }.map(\.component)
        let byTag = Dictionary(components.map { ($0.tag, $0) }) { first, _ in first }
        taken = Set(components.flatMap { $0.names.types.map(\.name) + $0.typeAliases.map(\.target.name.name) })
        for component in components {
            guard let choice = Choice(component, childNamed: { byTag[$0] }) else { continue }
            choices[component.tag] = choice
            for (tag, value) in choice.children { items[tag] = value }
            for (name, value) in choice.structs { valued[name] = value.type }
        }
        for (tag, value) in items {
            guard let child = byTag[tag] else { continue }
            valued[GeneratedTypeName(child.names.view)] = value.type
        }
    }

    func applied(to translations: [ComponentTranslation]) -> [ComponentTranslation] {
        choices.isEmpty ? translations : translations.map { $0.skipped == nil ? applied(to: $0) : $0 }
    }

    private func applied(to translation: ComponentTranslation) -> ComponentTranslation {
        var translation = translation
        let component = translation.component
        let choice = choices[component.tag]
        let option = items[component.tag]
        let parameter = (choice?.type ?? option?.type).map { type in
            GenericParameter(
                name: name(in: component),
                constraint: .named("Hashable"),
                standIn: type,
                mayBeOmitted: option?.mayBeOmitted ?? false
            )
        }
        let change = ValueChange(parameter: parameter, valued: valued, choice: choice, option: option)
        change.apply(to: &translation.component)
        // A set, and a property that its row takes along: `multiple`.
        translation.component.choosesOneOrSeveral =
            choice?.bound.isSet == true
            && translation.items.contains { $0.item.kind == .property && $0.consumer == choice?.selection.origin }
        translation.items = translation.items.map { change.applied(to: $0) }
        translation.implied = translation.implied.map { change.applied(to: $0) }
        translation.component.adapted = (translation.items + translation.implied).compactMap { AdaptedItem($0) }
        return translation
    }

    /// Free in the component, and no type of the library.
    private func name(in component: SwiftComponent) -> SwiftIdentifier {
        let own = component.genericParameters.map(\.name) + component.members.compactMap(\.viewType)
        let wishes = ["Value", "SelectionValue", "ChoiceValue"]
        let free = wishes.first { name in !taken.contains(name) && !own.contains { $0.name == name } }
        let wish = SwiftIdentifier(free ?? wishes[0], as: .genericParameter)
        let fixed = (taken.sorted() + own.map(\.name)).map { name in
            SwiftScope.Wish(SwiftIdentifier(name, as: .genericParameter), webName: name, isFixed: true)
        }
        return free == nil
            ? SwiftScope.unique(fixed + [SwiftScope.Wish(wish, webName: wish.name)], .caseSensitive).last ?? wish : wish
    }
}

struct Choice {
    let selection: Member
    let type: SwiftType
    private(set) var children: [(tag: String, value: OptionValue)] = []
    /// Structs of the component's own.
    private(set) var structs: [(name: GeneratedTypeName, value: OptionValue)] = []

    /// nil where nothing can be chosen, where an option is known by its label or its place, and where typed text can
    /// become a value, for such a value is text.
    init?(_ component: SwiftComponent, childNamed child: (String) -> SwiftComponent?) {
        guard component.primitive?.isChoice == true,
            let selection = component.members.selection, case .binding(let bound) = selection.form
        else { return nil }
        type = bound.element ?? bound.unwrapped
        self.selection = selection
        guard OptionValue.isText(type), !Self.takesTypedValues(component) else { return nil }
        var hasOptions = component.members.contains { member in
            member.form.isSlot && ["content", "options", "items"].contains(member.role)
        }
        for member in component.members {
            guard case .items(.generated(let name, _), let tag) = member.form,
                ["options", "items"].contains(member.role)
            else { continue }
            hasOptions = true
            if let tag {
                guard let option = child(tag), option.primitive == .item, let value = OptionValue(of: option) else {
                    return nil
                }
                children.append((tag, value))
            } else {
                guard let option = component.structs.first(where: { $0.name == name }),
                    let value = OptionValue(of: option)
                else { return nil }
                structs.append((name, value))
            }
        }
        guard hasOptions else { return nil }
    }

    private static func takesTypedValues(_ component: SwiftComponent) -> Bool {
        let hasField =
            component.primitive == .pickerSearch
            || component.members.contains { $0.role == "text" && $0.form.isBinding(to: .string) }
        return hasField && component.members.contains { $0.role == "allowsCustomValues" && $0.valueType == .bool }
    }

    func bound(to value: SwiftType) -> SwiftType {
        guard case .binding(let bound) = selection.form, bound.element != nil else { return .optional(value) }
        return .named("Set", arguments: [value])
    }

    var bound: SwiftType {
        if case .binding(let bound) = selection.form { bound } else { .void }
    }
}

/// Says which value an option stands for.
struct OptionValue {
    let name: SwiftIdentifier
    let type: SwiftType
    let mayBeOmitted: Bool

    /// nil where an option has no value, or nothing else to be called by.
    init?(of item: SwiftComponent) {
        guard let value = item.members.first(where: { $0.role == "value" }), let type = value.valueType,
            Self.isText(type.unwrapped),
            item.members.contains(where: { Self.isLabel($0.role) && $0.valueType?.unwrapped == .string })
        else { return nil }
        name = value.name
        self.type = type.unwrapped
        mayBeOmitted = type.unwrapped == .string && value.defaultValue != nil
    }

    init?(of item: SwiftStruct) {
        guard item.isItem, let value = item.members.first(where: { $0.role == "value" }),
            Self.isText(value.type.unwrapped),
            item.members.contains(where: { Self.isLabel($0.role) && $0.type.unwrapped == .string })
        else { return nil }
        name = value.name
        type = value.type.unwrapped
        mayBeOmitted = type == .string && value.type.isOptional
    }

    private static func isLabel(_ role: String?) -> Bool { ["label", "text", "title", "name"].contains(role) }

    /// Takes types of which no source says more.
    static func isText(_ type: SwiftType) -> Bool { type == .string || type == .named("AnyHashable") }
}
