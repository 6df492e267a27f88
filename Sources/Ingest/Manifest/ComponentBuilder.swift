import Core
import WebModel

struct ComponentBuilder {
    private static let keys: KnownKeys = [
        "attributes", "category", "cssParts", "cssProperties", "cssStates", "customElement", "dependencies",
        "deprecated", "description", "events", "intl", "kind", "members", "mixins", "name", "since", "slots", "status",
        "summary", "superclass", "tagName",
    ]

    let tag: String
    let lineage: Lineage

    func component(types: inout ManifestTypes, into diagnostics: inout DiagnosticBag) -> Component? {
        guard let own = lineage.declarations.first else { return nil }
        let item = InheritedItem(value: own.value, declaration: own, depth: 0, inherited: nil)
        var component = Component(tag: tag, source: own.value.location)
        component.className = own.name.isEmpty ? nil : own.name
        component.category = item.text("category")
        component.status = item.text("status")
        component.since = item.text("since") ?? item.text("_ui5since")
        component.deprecated = item.deprecation
        component.summary = item.text("summary")
        component.description = item.text("description")
        component.dependencies = dependencies(of: own, into: &diagnostics)
        component.intl = IntlBuilder.texts(of: own, types: &types, into: &diagnostics)
        component.extensions = ItemExtensions.of(own.value, reading: ComponentBuilder.keys)
        component.examples = ListedExamples.all(in: own.value)
        addMembers(to: &component, types: &types, into: &diagnostics)
        addSlots(to: &component, types: &types, into: &diagnostics)
        addEvents(to: &component, types: &types, into: &diagnostics)
        addStyling(to: &component, into: &diagnostics)
        return component
    }

    private func dependencies(of own: ManifestDeclaration, into diagnostics: inout DiagnosticBag) -> [String] {
        guard let list = own.value["dependencies"], list.kind == .array else { return [] }
        return list.elements.compactMap { $0.string ?? $0["tagName"]?.string ?? $0["name"]?.string }
    }

    private func addMembers(
        to component: inout Component,
        types: inout ManifestTypes,
        into diagnostics: inout DiagnosticBag
    ) {
        let members = lineage.items("members", into: &diagnostics).filter { !MemberVisibility.isStatic($0.value) }
        let kinds = members.map { MemberKind($0.value) }
        func listed(as kind: MemberKind) -> [InheritedItem] {
            zip(members, kinds).compactMap { $1 == kind ? $0 : nil }
        }
        let fields = unique(listed(as: .field), into: &diagnostics)
        let attributes = uniqueAttributes(into: &diagnostics)
        let builder = PropertyBuilder(component: tag)
        let join = PropertyJoin(fields: fields, attributes: attributes)
        for attribute in join.nameless {
            diagnostics.warning(
                .manifestDuplicate,
                "“\(attribute.name ?? "")” is another property of <\(tag)>, and the field that the attribute sets has one; "
                    + "it is left out",
                at: attribute.location
            )
        }
        for pair in join.pairs {
            if let property = builder.property(pair, types: &types, into: &diagnostics) {
                component.properties.append(property)
            }
        }
        for method in MethodOverloads.kept(of: listed(as: .method)) {
            if let method = MethodBuilder.method(method, types: &types, into: &diagnostics) {
                component.methods.append(method)
            }
        }
        addUnknown(listed(as: .unknown), to: &component)
        for (member, kind) in zip(members, kinds)
        where member.toldName == nil && kind != .unknown && MemberVisibility.isPublic(member) {
            diagnostics.warning(
                .manifestMissingName,
                "a member of \(member.declaration.name) has no name and is left out",
                at: member.location
            )
        }
    }

    /// Attributes are listed with each field that they set; an entry without one means the field of another entry.
    private func uniqueAttributes(into diagnostics: inout DiagnosticBag) -> [InheritedItem] {
        let attributes = lineage.items("attributes", into: &diagnostics)
        var toldFields: [String: String] = [:]
        for attribute in attributes.filter({ $0.text("fieldName") != nil }).sorted(by: { $0.precedes($1) }) {
            guard let name = attribute.name, let field = attribute.text("fieldName") else { continue }
            toldFields[name] = toldFields[name] ?? field
        }
        return unique(
            attributes,
            name: { attribute in
                let name = attribute.toldName
                guard let field = attribute.text("fieldName") ?? name.flatMap({ toldFields[$0] }) else { return name }
                return "\(name ?? "") of \(field)"
            },
            into: &diagnostics
        )
    }

    /// Members of kinds that no schema has are kept with the component.
    private func addUnknown(_ members: [InheritedItem], to component: inout Component) {
        for member in members {
            component.extensions.append(
                Extension(
                    name: "members.\(member.name ?? "")",
                    json: member.value.compactText,
                    source: member.location
                )
            )
        }
        component.extensions.sort { ($0.name, $0.json) < ($1.name, $1.json) }
    }

    private func addSlots(
        to component: inout Component,
        types: inout ManifestTypes,
        into diagnostics: inout DiagnosticBag
    ) {
        for item in unique(lineage.items("slots", into: &diagnostics), name: SlotBuilder.name, into: &diagnostics)
        where MemberVisibility.isPublicItem(item.value) {
            component.slots.append(SlotBuilder.slot(item, types: &types, into: &diagnostics))
        }
    }

    private func addEvents(
        to component: inout Component,
        types: inout ManifestTypes,
        into diagnostics: inout DiagnosticBag
    ) {
        var names: Set<String> = []
        // A whole name before a broken one: of `vsc-click` and `vsc-click<{`, the first is the event.
        let items = lineage.items("events", into: &diagnostics)
        let isBroken = items.map { EventName($0.name ?? "")?.wasBroken == true }
        let whole = zip(items, isBroken).compactMap { $1 ? nil : $0 }
        let broken = zip(items, isBroken).compactMap { $1 ? $0 : nil }
        let sorted = broken.sorted { $0.precedes($1) }
        for item in unique(whole, into: &diagnostics) + unique(sorted, into: &diagnostics)
        where MemberVisibility.isPublicItem(item.value) {
            guard let event = EventBuilder.event(item, of: tag, types: &types, into: &diagnostics) else { continue }
            if names.insert(event.name).inserted { component.events.append(event) }
        }
    }

    private func addStyling(to component: inout Component, into diagnostics: inout DiagnosticBag) {
        component.cssParts = styling("cssParts", into: &diagnostics).map(StylingBuilder.part)
        component.cssProperties = styling("cssProperties", into: &diagnostics).map(StylingBuilder.property)
        component.cssStates = styling("cssStates", into: &diagnostics).map(StylingBuilder.state)
    }

    private func styling(_ key: String, into diagnostics: inout DiagnosticBag) -> [(InheritedItem, named: String)] {
        let items = unique(lineage.items(key, into: &diagnostics), into: &diagnostics)
        return items.compactMap { item in
            guard MemberVisibility.isPublicItem(item.value) else { return nil }
            guard let name = item.name, !name.isEmpty else {
                diagnostics.warning(
                    .manifestMissingName,
                    "an entry of “\(key)” of <\(tag)> has no name and is left out",
                    at: item.location
                )
                return nil
            }
            return (item, name)
        }
    }

    /// Each name stays once, where it stands first, as the nearest declaration has it.
    private func unique(
        _ items: [InheritedItem],
        name: (InheritedItem) -> String? = { $0.name },
        into diagnostics: inout DiagnosticBag
    ) -> [InheritedItem] {
        var kept: [InheritedItem] = []
        var positions: [String: Int] = [:]
        var others: [(item: InheritedItem, position: Int)] = []
        for item in items {
            guard let name = name(item), let position = positions[name] else {
                if let name = name(item) { positions[name] = kept.count }
                kept.append(item)
                continue
            }
            let replaces = item.precedes(kept[position])
            others.append((replaces ? kept[position] : item, position))
            if replaces { kept[position] = item }
        }
        for (other, position) in others {
            let used = kept[position]
            guard other.depth == used.depth, other.isInherited == used.isInherited,
                other.value.compactText != used.value.compactText
            else { continue }
            diagnostics.warning(
                .manifestDuplicate,
                "“\(other.name ?? "")” is declared twice in \(other.declaration.name); what tells more is used",
                at: other.location,
                notes: [.init("this declaration is used", at: used.location)]
            )
        }
        return kept
    }
}

enum MemberKind {
    case field
    case method
    case unknown

    /// A member without a kind is a field: a method would have told its parameters.
    init(_ member: JSONValue) {
        guard let kind = member["kind"] else {
            self = member["parameters"] == nil ? .field : .method
            return
        }
        if kind.isString("field") || kind.isString("property") || kind.isString("accessor") {
            self = .field
        } else if kind.isString("method") {
            self = .method
        } else {
            self = .unknown
        }
    }
}

/// Chooses among methods of one name: overloads of one class stay, an ancestor's method is overridden.
enum MethodOverloads {
    static func kept(of methods: [InheritedItem]) -> [InheritedItem] {
        var nearest: [String: Int] = [:]
        var positions: [String: Int] = [:]
        var kept: [InheritedItem] = []
        for method in methods {
            guard let name = method.name, nearest[name, default: method.depth] == method.depth else { continue }
            nearest[name] = method.depth
            let parameters = method.value["parameters"]?.compactText ?? "[]"
            if let position = positions["\(name)\(parameters)"] {
                if method.precedes(kept[position]) { kept[position] = method }
            } else {
                positions["\(name)\(parameters)"] = kept.count
                kept.append(method)
            }
        }
        return kept
    }
}
