import Core
import WebModel

/// Items of a component.
extension ComponentBuilder {
    // MARK: Properties

    private static let fieldKeys: KnownKeys = [
        "attribute", "default", "deprecated", "description", "expandedType", "inheritedFrom", "kind", "name",
        "parsedType", "privacy", "readonly", "reflects", "required", "static", "summary", "type",
    ]
    private static let attributeKeys = fieldKeys.adding(["fieldName"])

    mutating func property(_ pair: PropertyJoin.Pair, of tag: String) -> Property? {
        let field = pair.field
        let attribute = pair.attribute
        guard let nearest = field ?? attribute else { return nil }
        guard let name = pair.name, !name.isEmpty else {
            diagnostics.warning(
                .manifestMissingName,
                "an attribute of <\(tag)> has neither a name nor a field",
                at: nearest.location
            )
            return nil
        }
        let type = type(of: pair, named: name, in: nearest.declaration.module)
        var defaultValue = defaultValue(of: pair, named: name)
        if let type { defaultValue = defaultValue.map { MemberDefault.resolved($0, type: type.type) } }
        if let type, let defaultValue, let place = (field?.value["default"] ?? attribute?.value["default"])?.location {
            DefaultCheck.report(defaultValue, against: type.type, of: name, at: place, into: &diagnostics)
        }
        return Property(
            name: name,
            attribute: attribute?.toldName ?? field?.text("attribute"),
            type: type?.type,
            typeText: type?.text,
            defaultValue: defaultValue,
            reflects: (field?.flag("reflects") ?? false) || (attribute?.flag("reflects") ?? false),
            isReadonly: (field?.flag("readonly") ?? false) || (attribute?.flag("readonly") ?? false),
            isRequired: (field?.flag("required") ?? false) || (attribute?.flag("required") ?? false),
            facts: facts(of: pair, nearest: nearest)
        )
    }

    private func facts(of pair: PropertyJoin.Pair, nearest: InheritedItem) -> ItemFacts {
        guard let field = pair.field?.facts(beside: Self.fieldKeys) else {
            // The field that an attribute of another name sets is told nowhere else.
            let namesItself = pair.name == pair.attribute?.text("fieldName")
            return nearest.facts(beside: namesItself ? Self.attributeKeys : Self.fieldKeys)
        }
        guard let attribute = pair.attribute?.facts(beside: Self.attributeKeys) else { return field }
        var facts = field
        facts.deprecated = field.deprecated ?? attribute.deprecated
        facts.summary = field.summary ?? attribute.summary
        facts.description = field.description ?? attribute.description
        facts.extensions = ItemExtensions.merged(field: field.extensions, attribute: attribute.extensions)
        return facts
    }

    private mutating func defaultValue(of pair: PropertyJoin.Pair, named name: String) -> String? {
        guard let own = pair.field?.value["default"], let text = ManifestText.code(own) else {
            return pair.attribute?.code("default")
        }
        guard let other = pair.attribute?.value["default"], let otherText = ManifestText.code(other) else {
            return text
        }
        let value = DefaultValue(text)
        let otherValue = DefaultValue(otherText)
        if value == .nothing, otherValue != .nothing { return otherText }
        if value != otherValue, otherValue != .nothing {
            diagnostics.warning(
                .manifestConflict,
                "the default of “\(name)” is \(text) for the field and \(otherText) for the attribute; the field's is used",
                at: own.location,
                notes: [.init("the attribute's default is here", at: other.location)]
            )
        }
        return text
    }

    // MARK: Slots

    private static let slotKeys: KnownKeys = [
        "_ui5privacy", "_ui5type", "deprecated", "description", "expandedType", "inheritedFrom", "name", "parsedType",
        "privacy", "required", "summary", "type",
    ]

    mutating func slot(_ item: InheritedItem) -> Slot {
        var type = type(of: item.value, in: item.declaration)
        if type == nil, let told = TypeSource(item.value["_ui5type"]) {
            type = self.type(from: told, in: item.declaration)
        }
        return Slot(
            name: Self.slotName(of: item),
            type: type?.type,
            typeText: type?.text,
            isRequired: item.flag("required"),
            facts: item.facts(beside: Self.slotKeys)
        )
    }

    static func slotName(of item: InheritedItem) -> String { SlotName.told(item.name) }

    // MARK: Events

    private static let eventKeys: KnownKeys = [
        "_ui5privacy", "deprecated", "description", "expandedType", "inheritedFrom", "kind", "name", "parsedType",
        "privacy", "summary", "type",
    ]

    mutating func event(_ item: InheritedItem, of tag: String) -> Event? {
        guard let spelling = item.name, !spelling.isEmpty else {
            diagnostics.warning(
                .manifestMissingName,
                "an event of <\(tag)> has no name and is left out",
                at: item.location
            )
            return nil
        }
        guard let name = EventName(spelling) else {
            diagnostics.warning(
                .manifestInvalidName,
                "“\(spelling)” is no name for an event of <\(tag)>; it is left out",
                at: item.location
            )
            return nil
        }
        if name.wasBroken {
            diagnostics.warning(
                .manifestInvalidName,
                "the event “\(spelling)” of <\(tag)> is read as “\(name.text)”",
                at: item.location
            )
        }
        let type = type(of: item.value, in: item.declaration)
        return Event(
            name: name.text,
            type: completing(type?.type, ofEvent: item)?.emittedEvent,
            typeText: type?.text,
            facts: item.facts(beside: Self.eventKeys)
        )
    }

    /// Adds the data that an event carries, where a manifest lists it beside the event and its type is only a name: UI5
    /// writes `_ui5parameters` next to `CustomEvent<ListItemClickEventDetail>`, and declares the name nowhere.
    private mutating func completing(_ type: WebType?, ofEvent item: InheritedItem) -> WebType? {
        let key = "_ui5parameters"
        guard case .reference(let event, let arguments)? = type?.shape, arguments.count == 1,
            case .reference(let name, let inner) = arguments[0].shape, inner.isEmpty, item.value[key]?.kind == .array
        else { return type }
        var members: [WebType.ObjectMember] = []
        for parameter in ListedElement.list(key, of: item.value, or: .manifestShape, into: &diagnostics) {
            guard let member = parameter["name"]?.string, !member.isEmpty else {
                diagnostics.warning(
                    .manifestMissingName,
                    "a parameter of “\(item.name ?? "")” has no name and is left out",
                    at: parameter.location
                )
                continue
            }
            let type = self.type(of: parameter, in: item.declaration)?.type ?? WebType(.keyword(.unknown))
            members.append(WebType.ObjectMember(kind: .property, name: member, type: type, isOptional: type.isOptional))
        }
        guard !members.isEmpty else { return type }
        let detail = WebType(.object(members), alias: name)
        return WebType(.reference(name: event, arguments: [detail]), isOptional: type?.isOptional ?? false)
    }

    // MARK: Methods

    private static let methodKeys: KnownKeys = [
        "deprecated", "description", "inheritedFrom", "kind", "name", "parameters", "privacy", "return", "static",
        "summary",
    ]

    mutating func method(_ item: InheritedItem) -> Method? {
        guard MemberVisibility.isPublic(item), let name = item.name, !name.isEmpty,
            !MemberVisibility.isLifecycleCallback(name)
        else { return nil }
        let result = item.value["return"]
        var returns = result.flatMap { type(of: $0, in: item.declaration) }
        if returns == nil, result?.isString == true, let told = TypeSource(result) {
            returns = type(from: told, in: item.declaration)
        }
        var parameters: [Method.Parameter] = []
        for parameter in ListedElement.list("parameters", of: item.value, or: .manifestShape, into: &diagnostics) {
            let type = type(of: parameter, in: item.declaration)
            parameters.append(
                Method.Parameter(
                    name: parameter["name"]?.string ?? "",
                    type: type?.type,
                    typeText: type?.text,
                    defaultValue: ManifestText.code(parameter["default"]),
                    isOptional: parameter["optional"]?.bool == true,
                    isRest: parameter["rest"]?.bool == true,
                    description: parameter["description"]?.string
                )
            )
        }
        return Method(
            name: name,
            parameters: parameters,
            returns: returns?.type,
            returnsText: returns?.text,
            returnsDescription: result?["description"]?.string,
            facts: item.facts(beside: Self.methodKeys)
        )
    }

    // MARK: Texts

    private static let intlKeys: KnownKeys = [
        "default", "deprecated", "description", "expandedType", "name", "parsedType", "summary", "type",
    ]

    /// Makes texts from a class's `intl` field, an extension of some manifests: a list of entries with a name, or an
    /// object with the names as keys.
    mutating func texts(of declaration: ManifestDeclaration) -> [IntlText] {
        guard let intl = declaration.value["intl"] else { return [] }
        var texts: [IntlText] = []
        switch intl.kind {
        case .array:
            for entry in ListedElement.list("intl", of: declaration.value, or: .manifestShape, into: &diagnostics) {
                guard let name = entry["name"]?.string, !name.isEmpty else {
                    diagnostics.warning(.manifestMissingName, "a text of “intl” has no name", at: entry.location)
                    continue
                }
                texts.append(text(name, entry, of: declaration))
            }
        case .object:
            for member in intl.members { texts.append(text(member.key.text, member.value, of: declaration)) }
        default: diagnostics.warning(.manifestShape, "“intl” is neither a list nor an object", at: intl.location)
        }
        return texts
    }

    private mutating func text(_ name: String, _ entry: JSONValue, of declaration: ManifestDeclaration) -> IntlText {
        guard entry.kind == .object else {
            return IntlText(
                name: name,
                defaultValue: ManifestText.code(entry),
                facts: ItemFacts(source: entry.location)
            )
        }
        let type = type(of: entry, in: declaration)
        let item = InheritedItem(value: entry, declaration: declaration, depth: 0, inherited: nil)
        return IntlText(
            name: name,
            type: type?.type,
            typeText: type?.text,
            defaultValue: ManifestText.code(entry["default"]),
            facts: item.facts(beside: Self.intlKeys)
        )
    }
}

/// The name of a slot; the empty string for the default slot, for any name that a tool gives it.
enum SlotName {
    /// Signs around `default` say that it is no name: `(default)`, `<default>`, `*(default)*`. So do signs alone: `-`.
    static func told(_ told: String?) -> String {
        guard let told else { return "" }
        let isSign = { (letter: Character) in letter.isWhitespace || signs.contains(letter) }
        let word = told.drop(while: isSign).reversed().drop(while: isSign).reversed()
        return word.isEmpty || String(word) == "default" ? "" : told
    }

    private static let signs: Set<Character> = [
        "(", ")", "<", ">", "[", "]", "{", "}", "*", "_", "-", "`", "'", "\"", "#",
    ]
}
