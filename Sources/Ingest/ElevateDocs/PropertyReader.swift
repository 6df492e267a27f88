import SourceText
import WebModel

/// Reads an item of a property section.
struct PropertyReader {
    let kind: DocsSectionKind

    /// nil, with a diagnostic, where the item has no name of a property.
    func draft(_ item: DocsItem, into page: inout DocsPage, _ diagnostics: inout DiagnosticBag) -> PropertyDraft? {
        guard let name = ItemName(item.name, of: .properties) else {
            diagnostics.warning(.docsRow, "“\(item.name.plain)” is no name of a property", at: item.place)
            return nil
        }
        let type = item[.type].flatMap { DocsType($0) }
        let remarks = name.remarks + (type?.remarks ?? [])
        let details = ItemDetails(item, remarks: remarks)
        var property = Property(
            name: name.name,
            typeText: type?.text,
            reflects: item[.reflects].map(Self.isYes) ?? false,
            isReadonly: isReadonly(item, remarks),
            isRequired: item[.required].map(Self.isYes) ?? remarks.contains { $0.lowercased() == "required" },
            deprecated: details.deprecated,
            inheritedFrom: details.inheritedFrom,
            description: details.description,
            extensions: details.extensions,
            source: item.place
        )
        property.attribute = attribute(item, property)
        if let text = item[.defaultValue] {
            let value = DefaultValue(text)
            property.defaultValue = value.text
            if value.isRequired { property.isRequired = true }
            if value.hasRemark { property.extensions.append(Extension(.init(label: "default", content: text))) }
        }
        var draft = PropertyDraft(property: property, typePlace: type?.place ?? item.place)
        if let type {
            draft.type = DocsTypeParser.parse(type, into: &diagnostics)
            page.define(type, of: draft.type, &diagnostics)
        }
        readValues(item, into: &draft, &diagnostics)
        return draft
    }

    static func isYes(_ text: DocsText) -> Bool {
        ["yes", "true", "✅", "✓", "x"].contains(text.plain.lowercased())
    }

    private func isReadonly(_ item: DocsItem, _ remarks: [String]) -> Bool {
        if kind == .readonlyProperties || kind == .computedProperties { return true }
        if let field = item[.readonly] { return Self.isYes(field) }
        if remarks.contains(where: { ["readonly", "read-only", "read only"].contains($0.lowercased()) }) {
            return true
        }
        let start = item[.description]?.plain.lowercased() ?? ""
        return ["read-only", "readonly", "(read-only", "(readonly"].contains { start.hasPrefix($0) }
    }

    /// The bullet form tells the attribute or there is none. A table tells none, and it is the usual one, but for what
    /// can only be read.
    private func attribute(_ item: DocsItem, _ property: Property) -> String? {
        if let field = item.fields[.attribute] { return AttributeName.told(by: field, property: property.name) }
        if let description = item[.description],
            let mentioned = AttributeName.mentioned(in: description, property: property.name)
        {
            return mentioned
        }
        return item.form == .row && !property.isReadonly ? AttributeName.kebabCase(property.name) : nil
    }

    private func readValues(_ item: DocsItem, into draft: inout PropertyDraft, _ diagnostics: inout DiagnosticBag) {
        draft.listedField = item.fields[.values].map { .init(label: "values", content: $0) }
        if !item.valueBullets.isEmpty {
            draft.listed = ValueList(bullets: item.valueBullets)
            let bullets = item.valueBullets.map { Extension(.init(label: "values", content: $0)) }
            if draft.listed == nil {
                diagnostics.warning(.docsRow, "can't read values out of these bullets", at: item.valueBullets[0].place)
                draft.property.extensions += bullets
            }
        }
        if draft.listed == nil, let text = item[.values] {
            draft.listed = ValueList(text)
            if draft.listed == nil {
                diagnostics.warning(
                    .docsRow,
                    "can't read values out of “\(text.plain)”; kept as they are",
                    at: text.place
                )
                draft.property.extensions.append(Extension(.init(label: "values", content: text)))
                draft.listedField = nil
            }
        }
        if let description = item[.description] {
            draft.options = ValueList(optionsIn: description)
            draft.mentioned = ValueList(mentionedIn: description)
        }
    }
}
