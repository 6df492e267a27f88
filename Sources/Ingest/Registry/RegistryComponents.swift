import Core
import WebModel

struct RegistryComponents {
    /// Components of one file; the largest of a real registry exports some thirty.
    private static let limit = 200
    /// Properties that React gives every component, or that only style sheets and the tree of React need.
    private static let ofReact: Set<String> = ["className", "style", "children", "ref", "key"]
    /// Elements of HTML that never have content.
    private static let empty: Set<String> = [
        "area", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "textarea", "track", "wbr",
    ]

    let code: CodeModule
    let variants: KnownVariants
    private let exported: [ReactComponent]
    private let declared: [String: ReactComponent]
    private let isCut: Bool

    init(_ code: CodeModule, variants: KnownVariants) {
        self.code = code
        self.variants = variants
        let exports = code.exports.prefix(RegistryComponents.limit)
        isCut = exports.count < code.exports.count
        exported = exports.compactMap { ReactComponent($0.name, $0.local, in: code) }
        var declared: [String: ReactComponent] = [:]
        for name in code.values.keys { declared[name] = ReactComponent(name, name, in: code) }
        self.declared = declared
    }

    func all(report: inout RegistryReport, into diagnostics: inout DiagnosticBag) -> [Component] {
        if isCut {
            let message = "the file exports more than \(RegistryComponents.limit) names; the others are not read"
            diagnostics.warning(.registryTooLarge, message, at: .start(of: code.file.path))
        }
        let owners = owners()
        return exported.filter { owners[$0.name] == nil }.flatMap { whole -> [Component] in
            let parts = RepeatedParts(of: whole, exported.filter { owners[$0.name] == whole.name }) { part in
                part.taken.contains { $0.name == "value" }
                    || ReactProperties(part, in: code, beside: declared).items.contains { $0.member.name == "value" }
            }
            let named = { (part: ReactComponent) in Part(of: whole, part) }
            let places = ContentParts(of: whole, parts.rest)
            let own = component(whole, parts: places.slots.map(named), report: &report, into: &diagnostics)
            tell(places.others, into: &diagnostics)
            return [own]
                + parts.items.map {
                    component($0.part, parts: $0.inner.map(named), report: &report, into: &diagnostics)
                }
        }
    }

    private func tell(_ parts: [ReactComponent], into diagnostics: inout DiagnosticBag) {
        guard let first = parts.first else { return }
        let subject =
            parts.count == 1
            ? "“\(first.name)” is no slot: it stands"
            : "“\(first.name)” and \(parts.count - 1) more are no slots: they stand"
        let message = "\(subject) in the content, or the system draws \(parts.count == 1 ? "it" : "them")"
        diagnostics.note(.registryNotRead, message, at: code.location(of: first.value.offset))
    }

    private struct Part {
        let component: ReactComponent
        let name: String

        init(of whole: ReactComponent, _ part: ReactComponent) {
            component = part
            name = AttributeName.kebabCase(String(part.name.dropFirst(whole.name.count)))
        }
    }

    /// The shortest name that a part's name begins with owns it: `Card` of `CardHeader`. Names go on with a capital.
    private func owners() -> [String: String] {
        let names = Set(exported.map(\.name))
        var owners: [String: String] = [:]
        for name in names {
            for end in name.indices.dropFirst() where name[end].isUppercase && names.contains(String(name[..<end])) {
                owners[name] = String(name[..<end])
                break
            }
        }
        return owners
    }

    private func component(
        _ whole: ReactComponent,
        parts: [Part],
        report: inout RegistryReport,
        into diagnostics: inout DiagnosticBag
    ) -> Component {
        let place = code.location(of: whole.value.offset)
        var component = Component(tag: RegistryReader.tag(of: whole.name), source: place)
        component.className = whole.name
        if let doc = code.documentation(whole.value.comment) {
            component.description = doc.description
            component.deprecated = doc.deprecation
            component.addExamples(of: doc, at: place)
        }
        let properties = ReactProperties(whole, in: code, beside: declared)
        report.add(properties, at: place)
        if properties.isCut {
            let message = "the properties of “\(whole.name)” are more than are read; some are left out"
            diagnostics.warning(.registryTooLarge, message, at: place)
        }
        add(properties, of: whole, to: &component, into: &diagnostics)
        addTaken(whole, properties, to: &component, into: &diagnostics)
        addParts(parts, of: whole, to: &component, into: &diagnostics)
        addSlots(of: whole, properties, parts: parts, to: &component, into: &diagnostics)
        return component
    }

    // MARK: Properties

    private func presets(of whole: ReactComponent) -> [String: CodeLiteral] {
        var presets: [String: CodeLiteral] = [:]
        for taken in whole.taken {
            guard let range = taken.preset else { continue }
            var reader = CodeLiteralReader(code)
            presets[taken.name] = reader.literal(range)
        }
        return presets
    }

    private func add(
        _ properties: ReactProperties,
        of whole: ReactComponent,
        to component: inout Component,
        into diagnostics: inout DiagnosticBag
    ) {
        let presets = presets(of: whole)
        for (name, filter) in properties.variants {
            guard let set = variants.set(named: name, in: code) else {
                let message = "“\(name)” is declared in no file, or in several others; its variants are not known"
                diagnostics.warning(.registryNotRead, message, at: component.source)
                continue
            }
            for property in set.properties(preset: presets, into: &diagnostics)
            where filter.keeps(property.name) && !component.properties.contains(where: { $0.name == property.name }) {
                component.properties.append(property)
            }
            component.classLists += set.classLists(keeping: filter.keeps)
            if let base = set.base, !base.isEmpty {
                component.extensions.append(
                    Extension(name: "classes", json: CodeLiteral.string(base).json, source: set.place)
                )
            }
            if let compounds = set.compounds {
                component.extensions.append(
                    Extension(name: "compoundVariants", json: compounds.json, source: set.place)
                )
            }
        }
        for item in properties.items where !RegistryComponents.ofReact.contains(item.member.name) {
            add(item, preset: presets[item.member.name], to: &component, into: &diagnostics)
        }
        let root = RootClasses(of: whole, variants: Set(properties.variants.map(\.name)), in: code)
        root.report(of: whole.name, at: component.source, into: &diagnostics)
        component.classLists += root.lists
    }

    /// Parts that stand for the whole: the part that a person presses, which is seen first, and parts that it opens.
    private static let standing = ["trigger", "content", "body"]

    /// Gives the whole items of parts that stand for it: `Sheet` has the variants and the classes of `SheetContent`.
    private func addParts(
        _ parts: [Part],
        of whole: ReactComponent,
        to component: inout Component,
        into diagnostics: inout DiagnosticBag
    ) {
        for name in RegistryComponents.standing {
            guard let part = parts.first(where: { $0.name == name })?.component else { continue }
            var own = Component(tag: component.tag, source: code.location(of: part.value.offset))
            add(ReactProperties(part, in: code, beside: declared), of: part, to: &own, into: &diagnostics)
            let known = Set(component.properties.map(\.name))
            component.properties += own.properties.filter { !known.contains($0.name) }
            component.events += own.events.filter { event in !component.events.contains { $0.name == event.name } }
            let others = own.properties.map(\.name).filter(known.contains)
            if let other = others.first {
                let more = others.count > 1 ? " and \(others.count - 1) more" : ""
                let message = "“\(part.name)” has \(code: other)\(more) and so has “\(whole.name)”, whose own counts"
                diagnostics.note(.registryNotRead, message, at: own.source)
            }
            // Classes of two of them would be one look of neither.
            guard component.classLists.isEmpty else { continue }
            component.classLists = own.classLists.filter { list in
                list.conditions.allSatisfy { !known.contains($0.property) }
            }
            component.extensions += own.extensions
        }
    }

    private func add(
        _ item: ReactProperties.Item,
        preset: CodeLiteral?,
        to component: inout Component,
        into diagnostics: inout DiagnosticBag
    ) {
        let name = item.member.name
        let facts = ItemFacts(item.comment, at: item.place)
        if case .function(let function) = item.member.type.shape, let event = RegistryComponents.event(name) {
            guard !component.events.contains(where: { $0.name == event }) else { return }
            let type = WebType.event(carrying: function.parameters.first?.type ?? WebType(.keyword(.void)))
            component.events.append(Event(name: event, type: type, typeText: type.description, facts: facts))
            return
        }
        // A variant that the type declares anew is narrower there.
        component.properties.removeAll { $0.name == name }
        let initial = preset?.spelling ?? item.comment?.defaultValue
        var type = item.member.type
        if item.member.isOptional, initial == nil { type = type.optional }
        if let initial { DefaultCheck.report(initial, against: type, of: name, at: item.place, into: &diagnostics) }
        component.properties.append(
            Property(
                name: name,
                attribute: RegistryComponents.attribute(name, type),
                isAttributeAssumed: true,
                type: type,
                typeText: item.member.type.description,
                defaultValue: initial,
                isReadonly: item.member.isReadonly,
                isRequired: !item.member.isOptional,
                facts: facts
            )
        )
    }

    /// Adds properties without a type, which the code takes out of the properties of an element or another package.
    private func addTaken(
        _ whole: ReactComponent,
        _ properties: ReactProperties,
        to component: inout Component,
        into diagnostics: inout DiagnosticBag
    ) {
        let known = Set(component.properties.map(\.name)).union(properties.items.map(\.member.name))
        let presets = presets(of: whole)
        for taken in whole.taken
        where !known.contains(taken.name) && !RegistryComponents.ofReact.contains(taken.name) {
            let place = code.location(of: taken.offset)
            if let event = RegistryComponents.event(taken.name) {
                if !component.events.contains(where: { $0.name == event }) {
                    component.events.append(Event(name: event, facts: ItemFacts(source: place)))
                }
                continue
            }
            component.properties.append(
                Property(
                    name: taken.name,
                    attribute: AttributeName.kebabCase(taken.name),
                    isAttributeAssumed: true,
                    defaultValue: presets[taken.name]?.spelling,
                    facts: ItemFacts(source: place)
                )
            )
        }
    }

    /// `open-change` for `onOpenChange`.
    private static func event(_ name: String) -> String? {
        guard name.hasPrefix("on"), name.dropFirst(2).first?.isUppercase == true else { return nil }
        return AttributeName.kebabCase(String(name.dropFirst(2)))
    }

    /// Text, numbers and truth can be written as an attribute.
    private static func attribute(_ name: String, _ type: WebType) -> String? {
        let isWritable =
            switch type.shape {
            case .enumeration, .literal, .keyword(.string), .keyword(.number), .keyword(.boolean): true
            case .union(let members): members.allSatisfy { attribute(name, $0) != nil }
            default: false
            }
        return isWritable ? AttributeName.kebabCase(name) : nil
    }

    // MARK: Slots

    /// The children between the tags of a component are its content, and so is the part that is called so.
    private func addSlots(
        of whole: ReactComponent,
        _ properties: ReactProperties,
        parts: [Part],
        to component: inout Component,
        into diagnostics: inout DiagnosticBag
    ) {
        var withProperties: [String] = []
        for part in parts {
            let value = part.component.value
            var facts = ItemFacts(source: code.location(of: value.offset))
            facts.description = code.documentation(value.comment)?.description
            component.slots.append(
                Slot(name: part.name == "content" || part.name == "body" ? "" : part.name, facts: facts)
            )
            let own = ReactProperties(part.component, in: code, beside: declared)
            let isTold = !own.items.isEmpty || !own.variants.isEmpty
            if isTold, !RegistryComponents.standing.contains(part.name) { withProperties.append(part.component.name) }
        }
        let takesContent =
            whole.taken.contains { $0.name == "children" } || properties.items.contains { $0.member.name == "children" }
            || (properties.extendsElement && whole.passesRest || whole.renamed != nil)
                && !RegistryComponents.empty.contains(properties.element ?? "")
        if takesContent, !component.slots.contains(where: { $0.name.isEmpty }) {
            component.slots.insert(Slot(name: "", facts: ItemFacts(source: component.source)), at: 0)
        }
        var seen: Set<String> = []
        component.slots.removeAll { !seen.insert($0.name).inserted }
        if let first = withProperties.first {
            let more = withProperties.count > 1 ? " and \(withProperties.count - 1) more parts have" : " has"
            let message =
                "“\(first)”\(more) properties of their own; a part is a slot, which has none, so they are left out"
            diagnostics.note(
                .registryNotRead,
                message.replacing("has properties of their own", with: "has properties of its own"),
                at: component.source
            )
        }
    }
}
