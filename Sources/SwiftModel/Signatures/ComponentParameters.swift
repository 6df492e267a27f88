import WebModel

/// A view that may be a text is one parameter, the closure that makes rows of the caller's values is one more, and so
/// are the texts that a person can translate. An item has the same parameters, without views.
package struct ComponentParameters: Sendable {
    package let component: SwiftComponent
    package let members: [Member]
    package let strings: Member?

    package init(of component: SwiftComponent) {
        self.component = component
        var members = Self.collected(component).enumerated()
            .sorted { (ParameterRank($0.element), $0.offset) < (ParameterRank($1.element), $1.offset) }
            .map(\.element)
        if component.primitive != .item, members.contains(where: \.isOptionalClosure),
            let slot = members.firstIndex(where: { ParameterRank($0) == .defaultSlot && !$0.isRequired })
        {
            members[slot].takesTrailingClosure = true
        }
        self.members = members
        strings = Self.strings(of: component, among: members)
    }

    private init(_ component: SwiftComponent, _ members: [Member]) {
        self.component = component
        self.members = members
        strings = Self.strings(of: component, among: members)
    }

    package func without(_ names: Set<SwiftIdentifier>) -> ComponentParameters {
        names.isEmpty ? self : ComponentParameters(component, members.filter { !names.contains($0.name) })
    }

    func mapping(_ component: SwiftComponent, _ change: (Member) -> Member) -> ComponentParameters {
        ComponentParameters(component, members.map(change))
    }

    package var isItem: Bool { component.primitive == .item }

    package var viewTypes: [SwiftIdentifier] { members.compactMap(\.viewType) }

    // MARK: Putting together

    private static func collected(_ component: SwiftComponent) -> [Member] {
        let kinds = component.membersByKind
        let slots = Set(kinds[2].map(\.name))
        var texts: [SwiftIdentifier: Member.SlotText] = [:]
        var members: [Member] = []
        for var property in kinds[0] {
            property.takeNothingAsNoRows(of: component)
            property.keepOwn(in: component)
            if slots.contains(property.name), let type = property.type,
                let display = TextDisplay(standingForView: property.role, type)
            {
                texts[property.name] = Member.SlotText(
                    type: type,
                    defaultValue: property.form.isBinding ? nil : property.defaultValue,
                    display: display
                )
                continue
            }
            members.append(property)
        }
        members += kinds[1].map(\.optionalIfAdded)
        for var slot in kinds[2] {
            if case .slot(let type, _) = slot.form { slot.form = .slot(viewType: type, text: texts[slot.name]) }
            members.append(slot)
        }
        if let rows = rows(of: component, beside: members) { members.append(rows) }
        for var action in kinds[3] {
            if case .action(_, isOptional: true) = action.form { action.defaultValue = .nothing }
            members.append(action)
        }
        if let strings = strings(of: component, beside: members) { members.append(strings) }
        return members
    }

    /// A list of the caller's own values, `items: [Item]`, says nothing of how one of them looks: the caller does.
    private static func rows(of component: SwiftComponent, beside members: [Member]) -> Member? {
        for parameter in component.genericParameters {
            let list = SwiftType.array(.named(parameter.name.name))
            guard let items = component.members.first(where: { $0.valueType?.unwrapped == list }) else { continue }
            let types = component.genericParameters.map(\.name) + component.slots.compactMap(\.viewType)
            return Member(
                .rows(
                    viewType: free(["row", "rowContent"], as: .genericParameter, beside: types.map(\.name)),
                    element: parameter.name
                ),
                name: free(["row", "rowContent"], as: .property, beside: members.map(\.name.name)),
                origin: items.origin
            )
        }
        return nil
    }

    /// The texts that a person can translate come in as one value.
    private static func strings(of component: SwiftComponent, beside members: [Member]) -> Member? {
        guard let first = component.texts.first else { return nil }
        let type = component.stringsType
        let isComplete = component.texts.allSatisfy { $0.defaultValue != nil }
        return Member(
            .value(.generated(type)),
            name: free(["strings", "texts"], as: .property, beside: members.map(\.name.name)),
            defaultValue: isComplete ? .construction(type: type.description, arguments: []) : nil,
            origin: first.origin
        )
    }

    /// The first of our own words that nothing else is called.
    static func free(
        _ words: [String],
        as context: SwiftIdentifier.Context,
        beside names: [String]
    ) -> SwiftIdentifier {
        let wishes = words.map { SwiftIdentifier($0, as: context) }
        var taken = TakenNames(names, .caseSensitive)
        return taken.takeFirst(of: wishes) ?? wishes[0]
    }

    private static func strings(of component: SwiftComponent, among members: [Member]) -> Member? {
        guard !component.texts.isEmpty else { return nil }
        let type = SwiftType.generated(component.stringsType)
        return members.first { $0.valueType == type }
    }
}

extension SwiftComponent {
    /// Whether a caller may leave the Binding out, because the view itself has a part that opens it: a header, or the
    /// view that it points at. A tooltip is opened by a long press.
    fileprivate func keepsOwn(_ member: Member) -> Bool {
        guard member.form.isBinding(to: .bool) else { return false }
        return switch primitive {
        case .disclosureGroup, .accordion: member.role == "isExpanded"
        case .tooltip: member.role == "isPresented"
        case .popover: member.role == "isPresented" && slots.contains { $0.role == "target" && $0.viewType != nil }
        default: false
        }
    }
}

extension Member {
    /// Addition with a default: a caller who does not know it leaves it out.
    fileprivate var optionalIfAdded: Member {
        guard isAddition, defaultValue == nil, let type else { return self }
        var member = self
        member.defaultValue = type.nothing
        return member
    }

    /// A Binding has no default, and the property of the class has the default of the attribute. A view that is
    /// presented by a Binding was always there before.
    fileprivate mutating func keepOwn(in component: SwiftComponent) {
        guard case .binding(let type) = form else {
            self = optionalIfAdded
            return
        }
        guard component.keepsOwn(self) || isAddition, let nothing = type.nothing else { return }
        keepsOwn = true
        let isShown = isAddition && role == "isPresented"
        let ownDefault = component.uiKit.properties.first { $0.origin == origin }?.defaultValue
        defaultValue = isShown ? .boolean(true) : ownDefault == nil || ownDefault == .nothing ? nothing : ownDefault
    }

    /// A list of the caller's own values that may be absent is a list: one without rows.
    fileprivate mutating func takeNothingAsNoRows(of component: SwiftComponent) {
        guard case .optional(let list)? = valueType else { return }
        guard component.genericParameters.contains(where: { list == .array(.named($0.name.name)) }) else { return }
        form = .value(list)
        defaultValue = .array([])
    }
}

extension SwiftType {
    /// Value of a variable that nothing was put into; nil where the type has none.
    fileprivate var nothing: SwiftExpression? {
        switch self {
        case .optional: .nothing
        case .array: .array([])
        case .dictionary: .emptyDictionary
        case .bool: .boolean(false)
        case .string: .string("")
        case .named("Set", _): .array([])
        case _ where isNumber: .integer(0)
        default: nil
        }
    }
}
