import Core
import WebModel

struct PropertyReader {
    let kind: DocsSectionKind

    func draft(_ item: DocsItem, into page: inout DocsPage, _ diagnostics: inout DiagnosticBag) -> PropertyDraft? {
        guard let name = ItemName(item.name, of: .properties) else {
            diagnostics.warning(.docsRow, "“\(item.name.plain)” is no name of a property", at: item.place)
            return nil
        }
        let type = item[.type].flatMap { DocsType($0) }
        let remarks = name.remarks + (type?.remarks ?? [])
        let facts = ItemFacts(item, remarks: remarks)
        var property = Property(
            name: name.name,
            typeText: type?.text,
            reflects: item[.reflects].map(Self.isYes) ?? false,
            isReadonly: isReadonly(item, remarks),
            isRequired: item[.required].map(Self.isYes) ?? remarks.contains { $0.lowercased() == "required" },
            facts: facts
        )
        switch told(of: item, property) {
        case .attribute(let name): property.attribute = name
        case .noAttribute: break
        case .nothing:
            property.isAttributeAssumed = true
            if item.form == .row, !property.isReadonly {
                property.attribute = AttributeName.kebabCase(property.name)
            }
        }
        if let text = item[.attribute], property.attribute != nil, text.pieces.count > 1 {
            property.extensions.append(Extension(.init(label: "attribute", content: text)))
        }
        if let text = item[.defaultValue] {
            let value = DocumentedDefault(text)
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
        let plain = text.plain.lowercased()
        // A check mark may carry a variation selector, which is no part of the scalar.
        if let mark = plain.unicodeScalars.first, "✅✓✔".unicodeScalars.contains(mark) || plain == "x" { return true }
        return ["yes", "true"].contains(plain.prefix { $0.isWordLetter })
    }

    private func isReadonly(_ item: DocsItem, _ remarks: [String]) -> Bool {
        if kind == .readonlyProperties || kind == .computedProperties { return true }
        if let field = item[.readonly] { return Self.isYes(field) }
        if remarks.contains(where: { ["readonly", "read-only", "read only"].contains($0.lowercased()) }) {
            return true
        }
        guard let description = item[.description]?.plain else { return false }
        let words = description.first == "(" ? description.dropFirst() : description[...]
        // Most descriptions begin otherwise, which their first letter tells.
        guard words.first == "r" || words.first == "R" else { return false }
        let start = words.lowercased()
        return start.hasPrefix("read-only") || start.hasPrefix("readonly")
    }

    /// Answer of an item about its attribute. Where it tells nothing, the bullet form means that there is none and
    /// the table form the usual one, but for properties that can only be read.
    private enum Told {
        case attribute(String)
        case noAttribute
        case nothing
    }

    private func told(of item: DocsItem, _ property: Property) -> Told {
        if let field = item.fields[.attribute] {
            return AttributeName.told(by: field, property: property.name).map(Told.attribute) ?? .noAttribute
        }
        guard let description = item[.description] else { return .nothing }
        return AttributeName.mentioned(in: description, property: property.name).map(Told.attribute) ?? .nothing
    }

    private func readValues(_ item: DocsItem, into draft: inout PropertyDraft, _ diagnostics: inout DiagnosticBag) {
        draft.listedField = item.fields[.values].map { .init(label: "values", content: $0) }
        if !item.valueBullets.isEmpty {
            draft.listed = ValueList(bullets: item.valueBullets)
            if draft.listed == nil {
                diagnostics.warning(.docsRow, "can't read values out of these bullets", at: item.valueBullets[0].place)
            }
            if draft.listed == nil || ValueList.areExplained(item.valueBullets) {
                let bullets = item.valueBullets.map { Extension(.init(label: "values", content: $0)) }
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
            let tokens = ValueToken.tokens(ofDescription: description)
            draft.options = ValueList(optionsIn: tokens, at: description.place)
            draft.mentioned = ValueList(mentionedIn: tokens, at: description.place)
        }
    }
}
