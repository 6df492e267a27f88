import Core
import Documents
import SwiftModel
import Translate
import WebModel

extension UsageReader {
    mutating func readChildren(into reading: inout ComponentReading) {
        let component = reading.use.component
        var content: [(node: MarkupNode, slot: String)] = []
        var items: [SwiftIdentifier: [ComponentUse]] = [:]
        for (node, slot) in placed(reading.element.children) {
            if case .comment = node { continue }
            if case .element(let child) = node, let member = component.member(ofChildren: child.name),
                let item = library.component(child.name), item.translation.skipped == nil
            {
                items[member.name, default: []].append(read(child, item).0)
                let isKnown = slot.isEmpty || component.slot(slot) != nil
                if !isKnown, component.web.knowledge.tells(.slots) {
                    unknownSlot(slot, at: node.slotPlace ?? child.place, of: component)
                }
                reading.filled.insert(slot)
                continue
            }
            content.append((node, slot))
        }
        for (name, uses) in items { reading.use.arguments[name] = .items(uses) }
        fillSlots(with: content, of: &reading)
        chooseInitially(in: &reading)
    }

    /// Fills slots in the order in which the markup names them.
    private mutating func fillSlots(
        with content: [(node: MarkupNode, slot: String)],
        of reading: inout ComponentReading
    ) {
        var seen: Set<String> = []
        for (_, slot) in content where seen.insert(slot).inserted {
            let nodes = content.filter { $0.slot == slot }.map(\.node)
            if !nodes.allSatisfy(\.isBlank) { fill(slot, with: nodes, of: &reading) }
        }
    }

    /// Components that are nothing in Swift are replaced by their content.
    private mutating func placed(_ nodes: [MarkupNode]) -> [(node: MarkupNode, slot: String)] {
        nodes.flatMap { node -> [(MarkupNode, String)] in
            guard case .element(let child) = node else { return [(node, "")] }
            guard let component = library.component(child.name), let reason = component.translation.skipped else {
                return [(node, child.slot)]
            }
            return placed(content(ofLeftOut: child, component, reason)).map { ($0.node, child.slot) }
        }
    }

    /// Takes the default slot of a component that is nothing in Swift: browsers show it where nobody has defined the
    /// element. All else is told.
    mutating func content(
        ofLeftOut element: MarkupElement,
        _ component: UsageComponent,
        _ reason: String
    ) -> [MarkupNode] {
        _ = read(element, component)
        notes.leftOut(element.subject(), reason, at: element.place)
        guard component.slot("") != nil || !component.web.knowledge.tells(.slots) else { return [] }
        return element.children.filter { $0.slot.isEmpty }
    }

    /// Checks the slots of a component that is left out: only its content stays.
    mutating func readSlots(ofLeftOut reading: inout ComponentReading) {
        let component = reading.use.component
        let isContentKnown = component.slot("") != nil || !component.web.knowledge.tells(.slots)
        let nodes = reading.element.children.filter { !$0.isBlank && !(isContentKnown && $0.slot.isEmpty) }
        fillSlots(with: nodes.map { ($0, $0.slot) }, of: &reading)
    }

    private mutating func fill(_ name: String, with nodes: [MarkupNode], of reading: inout ComponentReading) {
        let component = reading.use.component
        let first = nodes.first { !$0.isBlank }
        let place = first?.slotPlace ?? first?.place ?? reading.element.place
        let subject = reading.element.subject(name.isEmpty ? "content" : "slot “\(name)”")
        guard let slot = component.slot(name) else {
            if component.web.knowledge.tells(.slots) { unknownSlot(name, at: place, of: component) }
            notes.missing(subject, "The component has no such slot.", at: place)
            _ = views(of: nodes, in: reading.element)
            return
        }
        reading.filled.insert(name)
        notes.deprecated("the slot “\(name)” of <\(component.tag)>", slot.deprecated, at: place)
        let item = ItemReference(.slot, slot.name)
        let views = views(of: nodes, in: reading.element)
        guard isInSwift(component.translation(of: item), subject, at: place), !views.isEmpty else { return }
        if !give(views, nodes, to: component.members(of: item), of: &reading) {
            notes.missing(subject, "Nothing in Swift shows it.", at: place)
        }
    }

    private mutating func unknownSlot(_ name: String, at place: SourceLocation, of component: UsageComponent) {
        let known = component.web.slots.map(\.name).filter { !$0.isEmpty }
        let message =
            name.isEmpty
            ? "<\(component.tag)> has no default slot: a browser does not show this"
            : "<\(component.tag)> has no slot “\(name)”"
        notes.wrong(
            .usageUnknownSlot,
            message,
            at: place,
            // Many libraries write down no slot of a component that takes nothing but a text.
            isWarning: component.web.slots.isEmpty && !library.namesSlots,
            suggestion: NearestName.of(name, among: known).map { "did you mean “\($0)”?" }
        )
    }

    /// False where none of the members takes it.
    private mutating func give(
        _ views: [UsageView],
        _ nodes: [MarkupNode],
        to members: [Member],
        of reading: inout ComponentReading
    ) -> Bool {
        for member in members {
            switch member.form {
            case .slot(_, let text):
                // Content of the slot goes before the attribute, as in a browser.
                let plain = views.count == 1 ? views[0].plainText : nil
                if let plain, let text, text.display == .text {
                    reading.use.arguments[member.name] = .text(plain)
                } else {
                    reading.use.arguments[member.name] = .content(views)
                }
                return true
            case .value(let type) where TextDisplay(member.role, type) == .icon:
                // An icon with a name becomes the value that the name stands for; no other view has a place in data.
                if views.count == 1, case .component(let use) = views[0], let name = use.iconName {
                    reading.use.arguments[member.name] = .value(name)
                    return true
                }
                return false
            case .value(let type) where type.unwrapped == .string, .binding(let type) where type.unwrapped == .string:
                let words = VisibleText.trimmed(nodes.map { self.words(of: $0) }.joined())
                if !views.allSatisfy({ $0.plainText != nil }) {
                    notes.missing(
                        reading.element.subject("content"),
                        "In Swift there is only text.",
                        at: nodes.first { !$0.isBlank }?.place ?? reading.element.place
                    )
                }
                reading.use.arguments[member.name] = .value(SwiftStringLiteral(words).description)
                return true
            case .value, .binding, .action, .rows, .items: continue
            }
        }
        return false
    }

    /// Collects words, except in components.
    private func words(of node: MarkupNode) -> String {
        switch node {
        case .text(let text): text.text
        case .comment: ""
        case .element(let element):
            HTMLNames.isCustom(element.name) || library.component(element.name) != nil
                ? " " : element.children.map { words(of: $0) }.joined()
        }
    }

    // MARK: Choices

    /// `<option selected>` sets the first choice.
    private func chooseInitially(in reading: inout ComponentReading) {
        let component = reading.use.component
        guard let selection = component.parameters.members.selection, reading.use.arguments[selection.name] == nil,
            case .binding(let type) = selection.form
        else { return }
        let chosen = reading.element.children.flatMap(\.elements).filter { child in
            ["selected", "checked", "active"].contains { child[$0].map { $0.value != "false" } ?? false }
        }
        let values = chosen.compactMap { $0["value"]?.value ?? $0["id"]?.value }
        guard !values.isEmpty, ExampleValueType.plain(type, component).isText else { return }
        let literals = values.map { SwiftStringLiteral($0).description }
        let isSet = type.isSet && (reading.use.allowsSeveral || SingleInit(component.parameters) == nil)
        reading.use.arguments[selection.name] = .value(isSet ? "[\(literals.joined(separator: ", "))]" : literals[0])
    }

    // MARK: What is needed

    /// The component does nothing without a label or children.
    mutating func checkNeeds(_ reading: ComponentReading) {
        let component = reading.use.component
        for property in component.web.properties where property.isRequired {
            guard let attribute = property.attribute, !isGiven(attribute, in: reading.element) else { continue }
            notes.wrong(
                .usageMissing,
                "<\(component.tag)> needs “\(attribute)”",
                at: reading.element.place,
                suggestion: "set \(attribute)=\"…\""
            )
        }
        for slot in component.web.slots where slot.isRequired && !reading.filled.contains(slot.name) {
            let name = slot.name.isEmpty ? "content" : "something in the slot “\(slot.name)”"
            notes.wrong(.usageMissing, "<\(component.tag)> needs \(name)", at: reading.element.place)
        }
        var told: Set<String> = []
        for need in component.translation.needs {
            let members = component.parameters.members.filter { need.members.contains($0.name) }
            guard !members.isEmpty, members.allSatisfy({ reading.use.arguments[$0.name] == nil }) else { continue }
            if need.role == "label" {
                guard reading.modifiers.allSatisfy({ $0.mechanism != .accessibilityLabel }) else { continue }
                notes.wrong(
                    .usageMissing,
                    "<\(component.tag)> has no label: nobody hears what it is for",
                    at: reading.element.place,
                    isWarning: true
                )
            } else if case .items(_, let tag?)? = members.first?.form, told.insert(tag).inserted {
                notes.wrong(
                    .usageMissing,
                    "<\(component.tag)> has no <\(tag)>, and shows nothing without",
                    at: reading.element.place,
                    isWarning: true
                )
            }
        }
    }

    private func isGiven(_ attribute: String, in element: MarkupElement) -> Bool {
        element.attributes.contains { $0.subject.lowercased() == attribute.lowercased() }
    }
}

extension MarkupNode {
    fileprivate var slot: String {
        if case .element(let element) = self { element.slot } else { "" }
    }

    fileprivate var slotPlace: SourceLocation? {
        if case .element(let element) = self { element["slot"]?.valuePlace } else { nil }
    }
}

extension SwiftType {
    fileprivate var isText: Bool { unwrapped == .string || (isSet && element == .string) }
}
