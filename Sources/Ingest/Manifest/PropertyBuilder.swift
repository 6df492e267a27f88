import Core
import WebModel

struct PropertyBuilder {
    private static let fieldKeys: KnownKeys = [
        "attribute", "default", "deprecated", "description", "expandedType", "inheritedFrom", "kind", "name",
        "parsedType", "privacy", "readonly", "reflects", "required", "static", "summary", "type",
    ]
    private static let attributeKeys = fieldKeys.adding("fieldName")

    let component: String

    func property(
        _ pair: PropertyJoin.Pair,
        types: inout ManifestTypes,
        into diagnostics: inout DiagnosticBag
    ) -> Property? {
        let field = pair.field
        let attribute = pair.attribute
        guard let nearest = field ?? attribute else { return nil }
        guard let name = pair.name, !name.isEmpty else {
            diagnostics.warning(
                .manifestMissingName,
                "an attribute of <\(component)> has neither a name nor a field",
                at: nearest.location
            )
            return nil
        }
        let type = types.type(
            ofField: field?.value,
            attribute: attribute?.value,
            named: name,
            in: nearest.declaration.module,
            into: &diagnostics
        )
        var defaultValue = defaultValue(of: pair, named: name, into: &diagnostics)
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
        guard let field = pair.field?.facts(beside: PropertyBuilder.fieldKeys) else {
            // The field that an attribute of another name sets is told nowhere else.
            let namesItself = pair.name == pair.attribute?.text("fieldName")
            return nearest.facts(beside: namesItself ? PropertyBuilder.attributeKeys : PropertyBuilder.fieldKeys)
        }
        guard let attribute = pair.attribute?.facts(beside: PropertyBuilder.attributeKeys) else { return field }
        var facts = field
        facts.deprecated = field.deprecated ?? attribute.deprecated
        facts.summary = field.summary ?? attribute.summary
        facts.description = field.description ?? attribute.description
        facts.extensions = ItemExtensions.merged(field: field.extensions, attribute: attribute.extensions)
        return facts
    }

    private func defaultValue(
        of pair: PropertyJoin.Pair,
        named name: String,
        into diagnostics: inout DiagnosticBag
    ) -> String? {
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
}
