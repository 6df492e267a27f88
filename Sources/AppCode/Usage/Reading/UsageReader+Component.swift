import Core
import Documents
import SwiftModel
import Translate
import WebModel

extension UsageReader {
    /// nil where the component is data, and only views are.
    mutating func use(of element: MarkupElement, _ component: UsageComponent, in parent: MarkupElement?) -> UsageView? {
        let (use, modifiers) = read(element, component)
        if component.parameters.isItem {
            // An item by itself is a value; among views there is no place for one.
            if parent == nil { return .data(use) }
            notes.missing(element.subject(), "It is data, and stands where Swift has views.", at: element.place)
            return nil
        }
        guard component.presentation == nil else {
            // Modifiers would apply to the view that presents it. A hidden overlay isn't presented.
            for modifier in modifiers where modifier.mechanism != .hidden {
                let name = modifier.mechanism.rawValue
                notes.missing(element.subject(), "\(code: name) has to stand in what is presented.", at: element.place)
            }
            return .component(use)
        }
        return modifiers.isEmpty ? .component(use) : .modified(.component(use), modifiers)
    }

    mutating func read(_ element: MarkupElement, _ component: UsageComponent) -> (ComponentUse, [UsageModifier]) {
        notes.uses(component.tag)
        notes.deprecated("<\(component.tag)>", component.web.deprecated, at: element.place)
        if !element.isClosed {
            notes.wrong(
                .usageUnclosed,
                element.hasIgnoredSlash
                    ? "<\(element.name)/> is not closed: browsers ignore the slash" : "<\(element.name)> is not closed",
                at: element.place,
                suggestion: "write <\(element.name)></\(element.name)>"
            )
        }
        var reading = ComponentReading(use: ComponentUse(component: component), element: element)
        reading.use.stateName = (element["name"] ?? element["id"])?.value.flatMap { $0.isEmpty ? nil : $0 }
        var seen: Set<String> = []
        for attribute in element.attributes {
            guard seen.insert(attribute.name.lowercased()).inserted else {
                notes.wrong(
                    .usageDuplicateAttribute,
                    "<\(element.name)> has “\(attribute.name)” twice; browsers read the first",
                    at: attribute.place
                )
                continue
            }
            read(attribute, into: &reading)
        }
        if component.translation.skipped == nil {
            readChildren(into: &reading)
            checkNeeds(reading)
        } else {
            readSlots(ofLeftOut: &reading)
        }
        return (reading.use, reading.modifiers.sorted { $0.mechanism.rawValue < $1.mechanism.rawValue })
    }

    // MARK: Attributes

    private mutating func read(_ attribute: MarkupAttribute, into reading: inout ComponentReading) {
        switch AttributeBinding(attribute.name) {
        case .plain:
            if let property = reading.use.component.property(attribute: attribute.name) {
                set(property, attribute, into: &reading)
            } else if let event = AttributeBinding.listened(attribute.name) {
                listen(event, attribute, into: &reading)
            } else if AttributeBinding.isOfFramework(attribute.name) {
                leaveToFramework(attribute, in: reading)
            } else {
                readCommon(attribute, into: &reading)
            }
        case .property(let name), .attribute(let name): bind(name, attribute, isTwoWay: false, into: &reading)
        case .twoWay(let name, _): bind(name, attribute, isTwoWay: true, into: &reading)
        case .event(let name): listen(name, attribute, into: &reading)
        case .directive, .spread: leaveToFramework(attribute, in: reading)
        }
    }

    private mutating func leaveToFramework(_ attribute: MarkupAttribute, in reading: ComponentReading) {
        let subject = reading.element.subject(attribute.name)
        notes.missing(subject, "It belongs to a framework of the web.", at: attribute.place)
    }

    /// Reads an attribute that every element can have, or none.
    private mutating func readCommon(_ attribute: MarkupAttribute, into reading: inout ComponentReading) {
        let name = attribute.name.lowercased()
        switch library.html.attribute(name)?.result {
        case .skip(let reason):
            if name != "id", name != "slot" {
                notes.leftOut(reading.element.subject(name), reason, at: attribute.place)
            }
        case .modifier:
            if let modifier = modifier(attribute) { reading.modifiers.append(modifier) }
        case .view, nil: unknown(attribute, attribute.name, into: &reading)
        }
    }

    private mutating func unknown(_ attribute: MarkupAttribute, _ name: String, into reading: inout ComponentReading) {
        let component = reading.use.component
        guard component.web.knowledge.tells(.properties) else {
            notes.missing(reading.element.subject(name), "No source tells the attributes.", at: attribute.place)
            return
        }
        let tag = component.tag
        if let property = component.property(bound: name), property.attribute == nil {
            notes.wrong(
                .usageUnknownAttribute,
                "“\(property.name)” of <\(tag)> has no attribute: only a script can set it",
                at: attribute.place
            )
        } else {
            let known = component.web.properties.compactMap(\.attribute)
            let slot = component.slot(name).map { _ in "there is a slot of this name: slot=\"\(name)\"" }
            notes.wrong(
                .usageUnknownAttribute,
                "<\(tag)> has no attribute “\(name)”",
                at: attribute.place,
                suggestion: NearestName.of(name, among: known).map { "did you mean “\($0)”?" } ?? slot
            )
        }
        notes.missing(reading.element.subject(name), "The component does not have it.", at: attribute.place)
    }

    private mutating func set(_ property: Property, _ attribute: MarkupAttribute, into reading: inout ComponentReading)
    {
        let component = reading.use.component
        let item = ItemReference(.property, property.name)
        let subject = reading.element.subject(attribute.name)
        notes.deprecated("“\(attribute.name)” of <\(component.tag)>", property.deprecated, at: attribute.place)
        if let problem = AttributeCheck(property)?.problem(attribute.value) {
            notes.wrong(
                problem.id,
                problem.message,
                at: attribute.value == nil ? attribute.place : attribute.valuePlace,
                isWarning: attribute.value == "false",
                suggestion: problem.suggestion
            )
        }
        guard let translation = component.translation(of: item), isInSwift(translation, subject, at: attribute.place)
        else { return }
        let isAddress = component.members(of: item).contains {
            $0.role == OpenedPage.role || $0.valueType?.unwrapped == .named("URL")
        }
        guard !isAddress || OpenableAddress.isHarmless(attribute.value ?? "") else {
            return notes.missing(subject, "It is no address of the web.", at: attribute.place)
        }
        if !give(attribute, of: property, translation, to: &reading) {
            notes.missing(subject, "Its value can't be written in Swift.", at: attribute.place)
        }
    }

    /// Notes the reason of an item that is not in Swift. An item without a translation is in no way left out.
    mutating func isInSwift(_ translation: ItemTranslation?, _ subject: String, at place: SourceLocation) -> Bool {
        switch translation?.outcome {
        case .skipped(let reason): notes.leftOut(subject, reason, at: place)
        case .unmapped(let reason): notes.missing(subject, reason, at: place)
        case .translated, .adapted, nil: return true
        }
        return false
    }

    /// False where nothing in Swift takes it.
    private func give(
        _ attribute: MarkupAttribute,
        of property: Property,
        _ translation: ItemTranslation,
        to reading: inout ComponentReading
    ) -> Bool {
        let component = reading.use.component
        if isAbility(property, of: component) {
            reading.use.allowsSeveral = attribute.value != "false"
            return true
        }
        for member in component.members(of: translation.item) where reading.use.arguments[member.name] == nil {
            if let argument = argument(attribute, of: property, for: member, translation.unit, in: component) {
                reading.use.arguments[member.name] = argument
                return true
            }
        }
        for case .mechanism(let mechanism) in translation.swiftUI {
            if let modifier = UsageModifier.of(mechanism, attribute) { reading.modifiers.append(modifier) }
            return true
        }
        return false
    }

    /// Whether a property says nothing but that there may be several values.
    private func isAbility(_ property: Property, of component: UsageComponent) -> Bool {
        guard let single = SingleInit(component.parameters) else { return false }
        let item = ItemReference(.property, property.name)
        return single.flag?.origin == item
            || (component.translation(of: item)?.consumer == single.selection.origin
                && property.type?.shape == .keyword(.boolean))
    }

    private func argument(
        _ attribute: MarkupAttribute,
        of property: Property,
        for member: Member,
        _ unit: WebUnit?,
        in component: UsageComponent
    ) -> ComponentUse.Argument? {
        let text = attribute.value ?? ""
        switch member.form {
        case .value(let type), .binding(let type): return code(text, of: type, unit, in: component).map { .value($0) }
        case .slot(_, let slotText?) where ExampleLiteral.isMade(of: slotText.type): return .text(text)
        case .action: return .action("\(attribute.name)=\(VisibleText.trimmed(text))")
        case .slot, .rows, .items: return nil
        }
    }

    /// nil where the text is no value of the type.
    func code(_ text: String, of type: SwiftType, _ unit: WebUnit? = nil, in component: UsageComponent) -> String? {
        let type = ExampleValueType.plain(type, component)
        if type == .optional(.named("URL")) { return ExampleLiteral.text(text, as: type) }
        if type == .named("URL") { return LinkAddress.literal(text) }
        if type.unwrapped == .bool { return text == "false" ? "false" : "true" }
        let value = library.attributeValue(in: component.tag).expression(text, as: type, unit: unit)
        return value.map { ExampleLiteral.text($0, as: type) }
    }

    private mutating func bind(
        _ name: String,
        _ attribute: MarkupAttribute,
        isTwoWay: Bool,
        into reading: inout ComponentReading
    ) {
        let component = reading.use.component
        guard let property = component.property(bound: name) else {
            if library.html.attribute(name.lowercased()) == nil { unknown(attribute, name, into: &reading) }
            return
        }
        notes.deprecated("“\(name)”", property.deprecated, at: attribute.place)
        let members = component.members(of: ItemReference(.property, property.name))
        // A Binding goes both ways; its state is named after the expression, if that is a name.
        if isTwoWay, members.contains(where: \.form.isBinding) {
            reading.use.stateName = attribute.value ?? reading.use.stateName
            return
        }
        notes.missing(
            reading.element.subject(attribute.name),
            "Its value is an expression of the page.",
            at: attribute.place
        )
    }

    // MARK: Events

    private mutating func listen(_ name: String, _ attribute: MarkupAttribute, into reading: inout ComponentReading) {
        let component = reading.use.component
        let subject = reading.element.subject(attribute.name)
        let event = component.event(name)
        notes.deprecated("the event “\(name)” of <\(component.tag)>", event?.deprecated, at: attribute.place)
        if event == nil, !BrowserEvent.isOne(name) {
            if component.web.knowledge.tells(.events) {
                let known = component.web.events.map(\.name) + BrowserEvent.names.sorted()
                notes.wrong(
                    .usageUnknownEvent,
                    "<\(component.tag)> sends no event “\(name)”",
                    at: attribute.place,
                    suggestion: NearestName.of(name, among: known).map { "did you mean “\($0)”?" }
                )
            }
            notes.missing(subject, "The component does not send it.", at: attribute.place)
            return
        }
        let item = ItemReference(.event, event?.name ?? name.lowercased())
        if case .skipped(let reason)? = component.translation(of: item)?.outcome {
            notes.leftOut(subject, reason, at: attribute.place)
            return
        }
        let action = component.members(of: item).first(where: \.form.isAction) ?? native(item, in: component)
        guard let action else {
            notes.missing(subject, "Nothing in Swift tells of it.", at: attribute.place)
            return
        }
        reading.use.arguments[action.name] = .action(Self.handler(attribute))
    }

    /// Events of the browser that no source lists.
    private func native(_ item: ItemReference, in component: UsageComponent) -> Member? {
        let roles = ["click": ["action"], "change": ["onChange"], "input": ["onChange"]][item.name] ?? []
        return component.parameters.members.first { member in
            member.form.isAction && member.role.map(roles.contains) == true
        }
    }
}

extension UsageModifier {
    /// nil where the modifier says nothing with this value, or needs something that no markup has: `@FocusState`.
    static func of(_ mechanism: SwiftUIMechanism, _ attribute: MarkupAttribute) -> UsageModifier? {
        switch mechanism {
        case .disabled, .accessibilityHidden, .autocorrectionDisabled:
            UsageModifier(mechanism: mechanism, argument: .flag(attribute.value != "false"))
        case .hidden, .labelsHidden: UsageModifier(mechanism: mechanism, argument: .none)
        case .accessibilityLabel, .accessibilityHint, .accessibilityValue, .accessibilityIdentifier, .help, .badge, .id:
            text(mechanism, attribute)
        default: nil
        }
    }

    static func text(_ mechanism: SwiftUIMechanism, _ attribute: MarkupAttribute) -> UsageModifier? {
        guard let value = attribute.value, !value.isEmpty else { return nil }
        return UsageModifier(mechanism: mechanism, argument: .text(value))
    }
}

struct ComponentReading {
    var use: ComponentUse
    let element: MarkupElement
    var modifiers: [UsageModifier] = []
    var filled: Set<String> = []
}

enum ExampleValueType {
    /// Values to choose among are text in an example.
    static func plain(_ type: SwiftType, _ component: UsageComponent) -> SwiftType {
        let parameters = component.swift.genericParameters.filter { $0.standIn != nil }
        guard !parameters.isEmpty else { return type }
        return type.replacing { part in parameters.contains { $0.type == part } ? .string : nil }
    }
}
