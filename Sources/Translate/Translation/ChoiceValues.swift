import SwiftModel
import WebModel

/// Value of a choice: it is of the caller's own type.
///
/// On the web it is text, for attributes are text. In Swift a choice and its options have one type parameter,
/// `Value: Hashable`: a single choice is a `Binding<Value?>`, one of several a `Binding<Set<Value>>`, and each option
/// has a `Value`. A component that shows such options and chooses none of them, as a menu does, has them with text, and
/// so has a class of UIKit, which Objective-C could not see with a type parameter.
///
/// Whether a component is a choice is decided here alone, with all components at hand: a parent and its children have
/// to agree.
struct ChoiceValues {
    private var choices: [String: Choice] = [:]
    /// Children that have a value of the caller's, by tag.
    private var items: [String: OptionValue] = [:]
    /// Names that a type parameter must not have.
    private let taken: Set<String>
    /// The types that have a type parameter, and the web type of their value.
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
        let change = ValueChange(parameter, valued, choice: choice, option: option)
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

    /// The first name that nothing else in the component has, nor any type of the library.
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

/// A component that lets somebody choose among values that its caller gives.
struct Choice {
    /// Member that holds the chosen value or values, as the matrix has it.
    let selection: Member
    /// Type of one value on the web.
    let type: SwiftType
    /// The children that are its options.
    private(set) var children: [(tag: String, value: OptionValue)] = []
    /// Structs of its own that are its options.
    private(set) var structs: [(name: GeneratedTypeName, value: OptionValue)] = []

    /// nil where nothing can be chosen, where an option is known by something else than a value of its own, as its
    /// label or its place, and where typed text can become a value, for such a value is text.
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

    /// Finds the bound type where one value is of another type.
    func bound(to value: SwiftType) -> SwiftType {
        guard case .binding(let bound) = selection.form, bound.element != nil else { return .optional(value) }
        return .named("Set", arguments: [value])
    }

    var bound: SwiftType {
        if case .binding(let bound) = selection.form { bound } else { .void }
    }
}

/// The member of an option that says which value it stands for.
struct OptionValue {
    let name: SwiftIdentifier
    let type: SwiftType
    /// Whether a caller may leave it out today.
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

    /// Whether a value of the web has this type where no source says more of it.
    static func isText(_ type: SwiftType) -> Bool { type == .string || type == .named("AnyHashable") }
}
