import Core
import WebModel

struct DeclaredComponents {
    let scopes: DeclaredScopes
    private(set) var types: DeclaredTypes
    /// Names that elements extend and no file declares.
    private var missing: [String: (place: SourceLocation, count: Int)] = [:]

    private var memberCount = 0

    init(_ scopes: DeclaredScopes, types: DeclaredTypes) {
        self.scopes = scopes
        self.types = types
    }

    mutating func component(tag: String, of id: Int, into diagnostics: inout DiagnosticBag) -> Component? {
        let lineage = DeclaredLineage(of: id, in: scopes)
        memberCount += lineage.ancestors.reduce(0) { $0 + scopes.entries[$1.id].declaration.members.count }
        let place = scopes.location(of: id)
        if lineage.isCut || memberCount > InputLimits.inheritedItems {
            let message =
                "\(scopes.name(of: id)) inherits more than is read: \(DeclaredLineage.ancestorLimit) ancestors, "
                + "or \(InputLimits.inheritedItems) members together with all elements"
            // Whole elements are missing beyond the limit of all members.
            let severity = memberCount > InputLimits.inheritedItems ? Severity.error : .warning
            diagnostics.add(Diagnostic(severity, .declarationsTooDeep, message, at: place))
            if memberCount > InputLimits.inheritedItems { return nil }
        }
        for base in lineage.missing { missing[base.name, default: (base.place, 0)].count += 1 }
        var component = Component(tag: tag, source: place)
        let stencil = StencilSurface(lineage, in: scopes)
        component.className = stencil?.name ?? scopes.entries[id].declaration.name
        describe(&component, lineage)
        for item in DeclaredSurface(lineage, scopes).items { add(item, to: &component, stencil) }
        addEvents(to: &component, lineage, stencil)
        return component
    }

    private func describe(_ component: inout Component, _ lineage: DeclaredLineage) {
        for ancestor in lineage.ancestors where !ancestor.isInherited {
            let entry = scopes.entries[ancestor.id]
            guard let comment = entry.declaration.comment else { continue }
            let place = scopes.files[entry.file].location(of: comment.lowerBound)
            DocumentedElement(doc: JSDoc(scopes.text(comment, of: entry)), place: place).complete(&component)
        }
    }

    // MARK: Properties and methods

    private mutating func add(_ item: DeclaredSurface.Item, to component: inout Component, _ stencil: StencilSurface?) {
        let entry = scopes.entries[item.ancestor.id]
        let file = scopes.files[entry.file]
        let doc = file.documentation(of: item.member)
        guard !doc.isHidden else { return }
        let place = file.location(of: item.member.offset)
        if !item.ancestor.isInherited { component.addExamples(of: doc, at: place) }
        var facts = ItemFacts(doc, at: place)
        facts.summary = doc.tag("summary")
        if item.ancestor.isInherited { facts.inheritedFrom = Origin(name: entry.declaration.name) }
        let written = item.member.type.map(file.text)
        guard let shape = DeclaredMemberType.members(of: item.member, in: file)?.first else {
            let text = written ?? file.text(item.member.text)
            let type = types.parsed(text, at: place)
            component.properties.append(
                Property(name: item.member.name, isAttributeAssumed: true, type: type, typeText: text, facts: facts)
            )
            return
        }
        var type = resolved(shape.type, item.ancestor)
        let isMethod = shape.kind == .method || stencil?.isMethod(shape) == true
        if isMethod, case .function(let function) = type.shape {
            component.methods.append(DeclaredMethod.method(shape.name, function, doc, facts))
            return
        }
        if shape.isOptional { type = type.optional }
        let told = doc.tag("attr", "attribute").flatMap(DeclaredComponents.word)
        let attribute = stencil?.attribute(of: shape.name, type) ?? told
        var defaultValue = doc.defaultValue
        if item.member.traits.contains(.initialised) { defaultValue = written }
        component.properties.append(
            Property(
                name: shape.name,
                attribute: attribute,
                isAttributeAssumed: told == nil,
                type: type,
                typeText: written.map(DeclaredComponents.line) ?? type.description,
                defaultValue: defaultValue.map { MemberDefault.resolved($0, type: type) },
                reflects: doc.tag("reflect", "reflects") != nil,
                isReadonly: shape.isReadonly && !item.hasSetter,
                isRequired: stencil?.isRequired(shape.name) ?? false,
                facts: facts
            )
        )
    }

    func resolved(_ type: WebType, _ ancestor: DeclaredLineage.Ancestor) -> WebType {
        let entry = scopes.entries[ancestor.id]
        let own = Set(entry.declaration.typeParameters.map(\.name))
        let type = types.resolved(type, in: entry.file, scope: entry.declaration.scope, parameters: own)
        return own.isEmpty ? type : type.substituting(ancestor.arguments)
    }

    static func word(_ text: String) -> String? {
        let word = text.prefix { !$0.isWhitespace }
        return word.isEmpty ? nil : String(word)
    }

    static func line(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else { return text }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    // MARK: Events

    private func addEvents(to component: inout Component, _ lineage: DeclaredLineage, _ stencil: StencilSurface?) {
        var events = DeclaredEvents(self, lineage).all
        for event in stencil?.events(self) ?? [] {
            if let position = events.firstIndex(where: { StencilSurface.handler(of: $0.name) == event.handler }) {
                events[position].facts = event.event.facts
            } else {
                events.append(event.event)
            }
        }
        // JSDoc tells events without types, so that a declared event replaces one of the same name.
        for event in events {
            if event.facts.inheritedFrom == nil, let text = event.facts.description {
                component.examples += FencedExamples.all(in: text, at: event.source)
            }
            if let position = component.events.firstIndex(where: { $0.name == event.name }) {
                var completed = event
                completed.facts.description = event.facts.description ?? component.events[position].facts.description
                component.events[position] = completed
            } else {
                component.events.append(event)
            }
        }
    }

    // MARK: What is missing

    func report(into diagnostics: inout DiagnosticBag) {
        for (name, (place, count)) in missing where !DeclaredComponents.platform.contains(name) {
            let users = count == 1 ? "an element extends" : "\(count) elements extend"
            diagnostics.note(
                .declarationsUnresolved,
                "\(users) \(name), which no file declares; what is inherited from there is not known",
                at: place
            )
        }
        types.reportProblems(into: &diagnostics)
    }

    /// Bases that have nothing of the library.
    private static let platform: Set<String> = [
        "HTMLElement", "HTMLStencilElement", "LitElement", "ReactiveElement", "FASTElement", "Element",
    ]
}

enum DeclaredMethod {
    static func method(_ name: String, _ function: WebType.Function, _ doc: JSDoc, _ facts: ItemFacts) -> Method {
        var descriptions: [String: String] = [:]
        for tag in doc.tags("param") {
            let (name, text) = parameter(tag.text)
            if !text.isEmpty { descriptions[name] = text }
        }
        let parameters = function.parameters.filter { $0.name != "this" }.map { parameter in
            Method.Parameter(parameter, description: descriptions[parameter.name])
        }
        let returned = doc.tag("returns", "return")
        return Method(
            name: name,
            parameters: parameters,
            returns: function.returns,
            returnsText: function.returns.description,
            returnsDescription: returned?.isEmpty == false ? returned : nil,
            facts: facts
        )
    }

    /// `{Type} name - text`
    private static func parameter(_ text: String) -> (name: String, text: String) {
        var rest = JSDoc.typed(text).rest
        let name = rest.prefix { !$0.isWhitespace }
        rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
        if rest.hasPrefix("- ") { rest = rest.dropFirst(2) }
        return (String(name), String(rest))
    }
}

/// The members of an element that are part of its API, each once: the nearest declaration counts.
struct DeclaredSurface {
    struct Item {
        let ancestor: DeclaredLineage.Ancestor
        let member: DeclaredMember
        var hasSetter: Bool
    }

    private(set) var items: [Item] = []
    private var positions: [String: Int] = [:]

    init(_ lineage: DeclaredLineage, _ scopes: DeclaredScopes) {
        for ancestor in lineage.ancestors {
            for member in scopes.entries[ancestor.id].declaration.members { add(member, ancestor) }
        }
    }

    private mutating func add(_ member: DeclaredMember, _ ancestor: DeclaredLineage.Ancestor) {
        guard !member.traits.contains(.nameless), !member.name.isEmpty, !member.name.hasPrefix("[") else { return }
        if let position = positions[member.name] {
            // A hidden member of the class hides inherited members of its name as well.
            guard position >= 0, items[position].ancestor.id == ancestor.id else { return }
            let isSetter = items[position].member.traits.contains(.setter)
            if member.traits.contains(.setter) || isSetter { items[position].hasSetter = true }
            if isSetter, member.traits.contains(.getter) {
                items[position] = Item(ancestor: ancestor, member: member, hasSetter: true)
            }
            return
        }
        guard !member.traits.contains(.hidden), !member.traits.contains(.isStatic),
            MemberVisibility.isPublicName(member.name), !MemberVisibility.isLifecycleCallback(member.name),
            !DeclaredSurface.inherited.contains(member.name)
        else {
            if !member.traits.contains(.isStatic) { positions[member.name] = -1 }
            return
        }
        positions[member.name] = items.count
        items.append(Item(ancestor: ancestor, member: member, hasSetter: member.traits.contains(.setter)))
    }

    /// Members that all elements have, and compilers declare anew with the element's own events.
    private static let inherited: Set<String> = ["addEventListener", "removeEventListener", "dispatchEvent"]
}
