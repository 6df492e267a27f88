import Documents
import SwiftModel

/// Swift of a member where a place of the primitive takes it.
struct FilledPlace {
    let expression: SwiftCode
    /// The value itself where the place takes a Binding.
    let value: SwiftCode

    init(_ fit: Place.Fit, in place: Place, by member: Member, _ reference: SwiftCode, readOnly: SwiftCode?) {
        let binding = SwiftCode("$\(member.name.name)", mentioning: [member.name.name])
        let kept = readOnly.map { "\(binding).readOnly(\($0))" } ?? binding
        expression = SwiftCode(fit.expression, naming: place.isBinding ? kept : reference)
        value = SwiftCode(fit.value, naming: reference)
    }

    /// Closure of a tap, where there is a page to open.
    init(following page: OpenedPage, opening openURL: SwiftCode, _ reference: (Member) -> SwiftCode) {
        let action: SwiftCode? = page.action.map { ", unless: \(reference($0))" }
        expression = "\(openURL).following(\(reference(page.url))\(action ?? ""))"
        value = expression
    }

    init(_ fit: Place.Fit, _ word: SwiftCode) {
        expression = SwiftCode(fit.expression, naming: word)
        value = expression
    }
}

/// Members by kind and role, as templates name them: `flag-isDisabled`. A role that nobody plays is known and absent.
struct MemberRoles {
    let component: ComponentScaffold
    let library: ScaffoldLibrary
    /// Roles of each member, by its name: the bodies of one component ask for them several times.
    private var known: [SwiftIdentifier: [(TemplateKey, TemplateValue)]] = [:]
    /// Page that a tap opens, where no action goes before it.
    private let page: OpenedPage?

    init(component: ComponentScaffold, library: ScaffoldLibrary) {
        self.component = component
        self.library = library
        page = OpenedPage(component.members, of: component.swift.primitive)
        known = Dictionary(component.members.map { ($0.name, made($0)) }) { first, _ in first }
    }

    /// The role and its object; one member may play several.
    func roles(of member: Member) -> [(TemplateKey, TemplateValue)] { known[member.name] ?? made(member) }

    private func made(_ member: Member) -> [(TemplateKey, TemplateValue)] { made(member, as: names(of: member)) }

    /// Makes the roles of a member under other names than its own.
    func made(_ member: Member, as names: [String]) -> [(TemplateKey, TemplateValue)] {
        var roles: [(TemplateKey, TemplateValue)] = []
        func add(_ kind: RoleKind, _ fields: [(TemplateKey, TemplateValue)]) {
            let object = TemplateValue.object(TemplateObject([("name", .swift(reference(member)))] + fields))
            for name in names { roles.append((kind.key(name), object)) }
        }
        func addShown(_ shown: ShownView) {
            add(.shown, shown.fields)
            for name in names { roles.append((RoleKind.view.key(name), .swift(shown.statement))) }
        }
        switch member.form {
        case .slot(let viewType, _):
            addShown(shown(member, viewType))
            for name in names { roles.append((RoleKind.slot.key(name), .swift(reference(member)))) }
        case .binding(let type): add(.binding, binding(member, type))
        case .action(let parameters, let isOptional):
            parameters.isEmpty
                ? add(.action, action(member, isOptional)) : add(.event, event(member, parameters, isOptional))
        case .rows(_, let element): add(.rows, [("element", .string(element.reference))])
        case .items(let type, let tag):
            add(.items, ItemRoles(roles: self, library: library).fields(member, type, tag: tag))
        case .value(let type):
            add(.value, value(member, type))
            if let page, page.action == nil, page.url.name == member.name { roles.append(tap(opening: member)) }
            if let display = TextDisplay(member.role, type) { addShown(shown(member, type, display)) }
            switch type.unwrapped {
            case .string: add(.text, text(member, type))
            case .bool: if !type.isOptional { add(.flag, []) }
            case .generated:
                let words = VariantWords.fields(
                    library.enumeration(type, in: component),
                    of: reference(member),
                    isOptional: type.isOptional
                )
                add(.variant, value(member, type) + words)
            default: if type.isNumber { add(.number, number(member, type)) }
            }
        }
        return roles
    }

    /// Lists the role of a member, and the name that a row gave it, for templates of a project.
    private func names(of member: Member) -> [String] {
        guard let role = member.role else { return [] }
        let name = member.name.name
        // A name that is a role of its own would tell another role than the member's.
        let isRole = component.members.contains { $0.role == name } || MemberRole.known.contains(name)
        return isRole ? [role] : [role, name]
    }

    func role(_ kind: RoleKind, of member: Member) -> TemplateValue? {
        guard let name = member.role else { return nil }
        let key = kind.key(name)
        return roles(of: member).first { $0.0 == key }?.1
    }

    /// Statement that draws a member where no body has a place for it: a slot that plays no role, too, because another
    /// one plays the role it is called for.
    func statement(of member: Member) -> SwiftCode? {
        switch member.form {
        case .slot(let viewType, _): shown(member, viewType).statement
        case .value(let type): TextDisplay(member.role, type).map { shown(member, type, $0).statement }
        case .binding, .action, .rows, .items: nil
        }
    }

    /// Places of the primitive, with the Swift of the members that fill them; with `members`, of no others.
    func places(filledBy members: [Member]? = nil) -> [(TemplateKey, TemplateValue)] {
        component.swift.places.flatMap { place -> [(TemplateKey, TemplateValue)] in
            guard let filled = fill(place, from: members) else {
                // Nobody has a Binding to an absent value.
                guard members == nil, !place.isBinding, let absent = place.absent else { return [] }
                return [(RoleKind.place.key(place.role), .string(absent.description))]
            }
            return [
                (RoleKind.place.key(place.role), .swift(filled.expression)),
                (RoleKind.current.key(place.role), .swift(filled.value.grouped)),
                (RoleKind.not.key(place.role), .swift("!\(filled.value.grouped)")),
                (RoleKind.has.key(place.role), true),
            ]
        }
    }

    /// Whether the primitive works: nothing that it does nothing without is empty.
    var fillsEssentialPlaces: Bool {
        if component.swift.primitive?.isChoice == true, ChoiceContext(roles: self).selection == nil { return false }
        return component.swift.places.allSatisfy { place in
            guard let alternatives = place.alternatives, fill(place) == nil else { return true }
            return alternatives.contains { fill($0) != nil }
        }
    }

    func fill(_ role: String) -> FilledPlace? { component.swift.places.first { $0.role == role }.flatMap { fill($0) } }

    private func fill(_ place: Place, from members: [Member]? = nil) -> FilledPlace? {
        let members = members ?? component.members
        if place.isAction, let page, place.role == OpenedPage.tapRole(of: component.swift.primitive) {
            guard [page.url, page.action].contains(where: { $0.map(members.contains) == true }) else { return nil }
            return FilledPlace(following: page, opening: OwnNames.reference("openURL", in: component), reference)
        }
        for role in [place.role] + place.substitutes {
            for member in members where member.role == role {
                let fit = place.fit(member.form) { library.enumeration($0, in: component) }
                if let fit {
                    return FilledPlace(fit, in: place, by: member, reference(member), readOnly: readOnly(place))
                }
            }
            if let text = component.swift.texts.first(where: { $0.name.name == role }), let word = reference(text),
                let fit = place.fit(.value(text.type), where: { _ in nil })
            {
                return FilledPlace(fit, word)
            }
        }
        return nil
    }

    /// A text that can be translated, a member of the component's strings.
    private func reference(_ text: SwiftText) -> SwiftCode? {
        component.strings.map { strings in
            SwiftCode(
                "\(strings.name.reference).\(text.name.member)",
                mentioning: [strings.name.name, Self.mention(of: text, in: strings)]
            )
        }
    }

    /// Nobody sets a value that is only to be read. Open and closed is no such value.
    private func readOnly(_ place: Place) -> SwiftCode? {
        guard place.isBinding, place.type != .bool else { return nil }
        return fill("isReadOnly")?.value
    }

    /// The texts that can be translated, by their own names.
    func words() -> [(TemplateKey, TemplateValue)] {
        component.swift.texts.compactMap { text in
            reference(text).map { reference in
                let value: TemplateValue = [
                    "value": .swift(reference), "isFunction": .boolean(text.type.isFunction),
                ]
                return (RoleKind.word.key(text.name.name), value)
            }
        }
    }

    /// Spells the mention of a text of the component. No member has a name with a dot.
    static func mention(of text: SwiftText, in strings: Member) -> String { "\(strings.name.name).\(text.name.name)" }

    /// Adds `self` where the name alone could begin a declaration, as `lazy` does on a line of its own.
    func reference(_ member: Member) -> SwiftCode {
        ContextualKeywords.modifiers.contains(member.name.name)
            ? SwiftCode("self.\(member.name.member)", mentioning: [member.name.name]) : member.reference
    }

    // MARK: Each kind's fields

    private func shown(_ member: Member, _ viewType: SwiftIdentifier) -> ShownView {
        ShownView(view: reference(member), unwrapped: reference(member), viewType: viewType)
    }

    private func shown(_ member: Member, _ type: SwiftType, _ display: TextDisplay) -> ShownView {
        let name = reference(member)
        let condition: SwiftCode? =
            if type.isOptional {
                SwiftCode("let \(member.name.declaration)", mentioning: name.mentions)
            } else if display.isString, member.defaultValue == .string("") {
                "!\(name).isEmpty"
            } else {
                nil
            }
        // Constants that the condition has unwrapped have the name of the member, but are no members.
        let unwrapped = display.view(of: type.isOptional ? member.reference : name)
        return ShownView(
            view: type.isOptional ? "\(name).map { \(display.view(of: "$0")) }" : unwrapped,
            unwrapped: unwrapped,
            condition: condition
        )
    }

    private func text(_ member: Member, _ type: SwiftType) -> [(TemplateKey, TemplateValue)] {
        [("value", .swift(text(member))), ("isOptional", .boolean(type.isOptional))]
    }

    private func number(_ member: Member, _ type: SwiftType) -> [(TemplateKey, TemplateValue)] {
        let name = reference(member)
        let isDouble = type.unwrapped == .named("Double") || type.unwrapped == .named("TimeInterval")
        let double: SwiftCode =
            isDouble ? name : type.isOptional ? "\(name).map { Double($0) }" : "Double(\(name))"
        let integer: SwiftCode =
            !type.isFraction ? name : type.isOptional ? "\(name).map { Int($0) }" : "Int(\(name))"
        return [
            ("double", .swift(double)),
            ("integer", .swift(integer)),
            ("length", .swift(length(member))),
            ("isOptional", .boolean(type.isOptional)),
            ("isFraction", .boolean(type.isFraction)),
        ]
    }

    /// A text that is never optional in Swift.
    func text(_ member: Member) -> SwiftCode {
        let name = reference(member)
        return member.valueType?.isOptional == true ? "\(name) ?? \"\"" : name
    }

    private func length(_ member: Member) -> SwiftCode {
        let name = reference(member)
        guard member.valueType?.unwrapped != .named("CGFloat") else { return name }
        return member.valueType?.isOptional == true ? "\(name).map { CGFloat($0) }" : "CGFloat(\(name))"
    }

    func length(_ member: Member, otherwise size: SwiftCode) -> SwiftCode {
        member.valueType?.isOptional == true ? "\(length(member)) ?? \(size)" : length(member)
    }

    private func value(_ member: Member, _ type: SwiftType) -> [(TemplateKey, TemplateValue)] {
        [
            ("type", .string(type.unwrapped.description)),
            ("isOptional", .boolean(type.isOptional)),
            ("isFunction", .boolean(type.isFunction)),
            ("isList", .boolean(type.isArray)),
        ]
    }

    private func binding(_ member: Member, _ type: SwiftType) -> [(TemplateKey, TemplateValue)] {
        [
            ("binding", .swift(SwiftCode("$\(member.name.name)", mentioning: [member.name.name]))),
            ("kept", .optionalSwift(member.keepsOwn ? kept(member) : nil)),
            ("type", .string(type.description)),
            ("isOptional", .boolean(type.isOptional)),
            ("isSet", .boolean(type.isSet)),
            ("isFraction", .boolean(type.isFraction)),
        ]
    }

    /// Whether the view keeps it: see `ComponentKept`.
    private func kept(_ member: Member) -> SwiftCode {
        SwiftCode("_\(member.name.name).isKept", mentioning: [member.name.name])
    }

    private func action(_ member: Member, _ isOptional: Bool) -> [(TemplateKey, TemplateValue)] {
        let name = reference(member)
        if isOptional, let page, page.action?.name == member.name { return following(page.url, unless: name) }
        let function: SwiftCode = isOptional ? "\(name)?" : name
        return [
            ("call", .swift("\(function)()")),
            ("closure", .swift(isOptional ? "{ \(function)() }" : name)),
            ("presence", .optionalSwift(isOptional ? "\(name) != nil" : nil)),
        ]
    }

    private func tap(opening url: Member) -> (TemplateKey, TemplateValue) {
        let object = TemplateObject([("name", .swift(reference(url)))] + following(url, unless: nil))
        return (RoleKind.action.key(OpenedPage.tapRole(of: component.swift.primitive)), .object(object))
    }

    private func following(_ url: Member, unless action: SwiftCode?) -> [(TemplateKey, TemplateValue)] {
        let address = reference(url)
        let openURL = OwnNames.reference("openURL", in: component)
        let call: SwiftCode = "\(openURL).follow(\(address)\(action.map { ", unless: \($0)" } ?? ""))"
        let hasAddress: SwiftCode? = url.valueType?.isOptional == true ? "\(address) != nil" : nil
        let presence = hasAddress.map { address in action.map { "\($0) != nil || \(address)" } ?? address }
        return [("call", .swift(call)), ("closure", .swift("{ \(call) }")), ("presence", .optionalSwift(presence))]
    }

    private func event(
        _ member: Member,
        _ parameters: [SwiftType],
        _ isOptional: Bool
    ) -> [(TemplateKey, TemplateValue)] {
        let name = reference(member)
        return [
            ("function", .swift(isOptional ? "\(name)?" : name)),
            ("detail", .string(parameters.map(\.description).joined(separator: ", "))),
        ]
    }
}

/// A slot, or a value that is shown by itself.
private struct ShownView {
    let view: SwiftCode
    /// The view where `condition` holds.
    let unwrapped: SwiftCode
    var condition: SwiftCode?
    var viewType: SwiftIdentifier?

    var statement: SwiftCode { condition.map { "if \($0) { \(unwrapped) }" } ?? view }

    var fields: [(TemplateKey, TemplateValue)] {
        [
            ("view", .swift(view)), ("unwrapped", .swift(unwrapped)), ("condition", .optionalSwift(condition)),
            ("viewType", .optional(viewType?.reference)),
            ("statement", .swift(statement)),
        ]
    }
}
