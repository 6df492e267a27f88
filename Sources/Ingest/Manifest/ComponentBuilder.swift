import Core
import WebModel

/// Makes components of classes. Types are resolved once for all of them, and mistakes in them reported at the end.
struct ComponentBuilder {
    private static let keys: KnownKeys = [
        "attributes", "category", "cssParts", "cssProperties", "cssStates", "customElement", "dependencies",
        "deprecated", "description", "events", "intl", "kind", "members", "mixins", "name", "since", "slots", "status",
        "summary", "superclass", "tagName",
    ]

    private static let stylingKeys: KnownKeys = [
        "_ui5privacy", "deprecated", "description", "inheritedFrom", "name", "privacy", "summary",
    ]
    private static let cssPropertyKeys = stylingKeys.adding(["default", "syntax"])

    private var types: ManifestTypes
    var diagnostics = DiagnosticBag()

    init(types: ManifestTypes) {
        self.types = types
    }

    func report(into diagnostics: inout DiagnosticBag) {
        diagnostics.add(contentsOf: self.diagnostics)
        types.reportProblems(into: &diagnostics)
    }

    mutating func component(tag: String, of lineage: Lineage) -> Component? {
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
        component.dependencies =
            own.value["dependencies"].map { list in
                list.elements.compactMap { $0.string ?? $0["tagName"]?.string ?? $0["name"]?.string }
            } ?? []
        component.intl = texts(of: own)
        component.extensions = ItemExtensions.of(own.value, reading: ComponentBuilder.keys)
        component.examples = ListedExamples.all(in: own.value)
        addMembers(of: lineage, to: &component)
        for item in unique(lineage.items("slots", into: &diagnostics), name: ComponentBuilder.slotName)
        where MemberVisibility.isPublicItem(item.value) {
            component.slots.append(slot(item))
        }
        component.events = events(of: lineage, tag)
        component.cssParts = styling("cssParts", of: lineage, tag).map { item, name in
            CSSPart(name: name, facts: item.facts(beside: Self.stylingKeys))
        }
        component.cssProperties = styling("cssProperties", of: lineage, tag).map { item, name in
            CSSProperty(
                name: name,
                defaultValue: item.code("default"),
                syntax: item.text("syntax"),
                facts: item.facts(beside: Self.cssPropertyKeys)
            )
        }
        component.cssStates = styling("cssStates", of: lineage, tag).map { item, name in
            CSSState(name: name, facts: item.facts(beside: Self.stylingKeys))
        }
        return component
    }

    mutating func type(of item: JSONValue, in declaration: ManifestDeclaration) -> ResolvedType? {
        types.type(ofField: item, attribute: nil, named: "", in: declaration.module, into: &diagnostics)
    }

    mutating func type(of pair: PropertyJoin.Pair, named name: String, in module: ModulePath) -> ResolvedType? {
        types.type(
            ofField: pair.field?.value,
            attribute: pair.attribute?.value,
            named: name,
            in: module,
            into: &diagnostics
        )
    }

    mutating func type(from source: TypeSource, in declaration: ManifestDeclaration) -> ResolvedType {
        types.type(from: source, in: declaration.module, into: &diagnostics)
    }

    private mutating func addMembers(of lineage: Lineage, to component: inout Component) {
        let members = lineage.items("members", into: &diagnostics).filter { !MemberVisibility.isStatic($0.value) }
        let kinds = members.map { MemberKind($0.value) }
        func listed(as kind: MemberKind) -> [InheritedItem] { zip(members, kinds).compactMap { $1 == kind ? $0 : nil } }
        let fields = unique(listed(as: .field))
        let attributes = uniqueAttributes(of: lineage)
        let join = PropertyJoin(fields: fields, attributes: attributes)
        for attribute in join.nameless {
            diagnostics.warning(
                .manifestDuplicate,
                "“\(attribute.name ?? "")” is another property of <\(component.tag)>, and the field that the attribute sets has one; "
                    + "it is left out",
                at: attribute.location
            )
        }
        for pair in join.pairs {
            if let property = property(pair, of: component.tag) { component.properties.append(property) }
        }
        for method in MethodOverloads.kept(of: listed(as: .method)) {
            if let method = self.method(method) { component.methods.append(method) }
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
    private mutating func uniqueAttributes(of lineage: Lineage) -> [InheritedItem] {
        let attributes = lineage.items("attributes", into: &diagnostics)
        var toldFields: [String: String] = [:]
        for attribute in attributes.filter({ $0.text("fieldName") != nil }).sorted(by: { $0.precedes($1) }) {
            guard let name = attribute.name, let field = attribute.text("fieldName") else { continue }
            toldFields[name] = toldFields[name] ?? field
        }
        return unique(attributes) { attribute in
            let name = attribute.toldName
            guard let field = attribute.text("fieldName") ?? name.flatMap({ toldFields[$0] }) else { return name }
            return "\(name ?? "") of \(field)"
        }
    }

    /// Members of kinds that no schema has are kept with the component.
    private func addUnknown(_ members: [InheritedItem], to component: inout Component) {
        for member in members {
            component.extensions.append(
                Extension(name: "members.\(member.name ?? "")", json: member.value.compactText, source: member.location)
            )
        }
        component.extensions.sort { ($0.name, $0.json) < ($1.name, $1.json) }
    }

    private mutating func events(of lineage: Lineage, _ tag: String) -> [Event] {
        var events: [Event] = []
        var names: Set<String> = []
        // A whole name before a broken one: of `vsc-click` and `vsc-click<{`, the first is the event.
        let items = lineage.items("events", into: &diagnostics)
        let isBroken = items.map { EventName($0.name ?? "")?.wasBroken == true }
        let whole = zip(items, isBroken).compactMap { $1 ? nil : $0 }
        let broken = zip(items, isBroken).compactMap { $1 ? $0 : nil }
        let sorted = broken.sorted { $0.precedes($1) }
        for item in unique(whole) + unique(sorted) where MemberVisibility.isPublicItem(item.value) {
            guard let event = event(item, of: tag) else { continue }
            if names.insert(event.name).inserted { events.append(event) }
        }
        return events
    }

    private mutating func styling(
        _ key: String,
        of lineage: Lineage,
        _ tag: String
    ) -> [(InheritedItem, named: String)] {
        let items = unique(lineage.items(key, into: &diagnostics))
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
    private mutating func unique(
        _ items: [InheritedItem],
        name: (InheritedItem) -> String? = { $0.name }
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
