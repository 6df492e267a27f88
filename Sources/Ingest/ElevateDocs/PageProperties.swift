import Core
import WebModel

extension DocsPage {
    mutating func property(_ item: DocsItem, _ name: ItemName, isReadonly: Bool) -> PropertyDraft {
        let type = item[.type].flatMap { DocsType($0) }
        let remarks = name.remarks + (type?.remarks ?? [])
        var property = Property(
            name: name.name,
            typeText: type?.text,
            reflects: item[.reflects]?.isYes ?? false,
            isReadonly: isReadonly || item.isReadonly(remarks),
            isRequired: item[.required]?.isYes ?? remarks.contains { $0.lowercased() == "required" },
            facts: ItemFacts(item, remarks: remarks)
        )
        item.tellAttribute(of: &property)
        if let text = item[.defaultValue] {
            let value = DocumentedDefault(text)
            property.defaultValue = value.text
            if value.isRequired { property.isRequired = true }
            if value.hasRemark { property.extensions.append(Extension("default", text)) }
        }
        var draft = PropertyDraft(property: property, typePlace: type?.place ?? item.place)
        if let type {
            draft.type = parsed(type)
            define(type, of: draft.type)
        }
        readValues(of: item, into: &draft)
        return draft
    }

    private mutating func readValues(of item: DocsItem, into draft: inout PropertyDraft) {
        draft.listedField = item.fields[.values].map { Extension("values", $0) }
        if let first = item.valueBullets.first {
            draft.listed = ValueList(bullets: item.valueBullets)
            if draft.listed == nil { warn("can't read values out of these bullets", at: first.place) }
            if draft.listed == nil || ValueList.areExplained(item.valueBullets) {
                draft.property.extensions += item.valueBullets.map { Extension("values", $0) }
            }
        }
        if draft.listed == nil, let text = item[.values] {
            draft.listed = ValueList(text)
            if draft.listed == nil {
                warn("can't read values out of “\(text.plain)”; kept as they are", at: text.place)
                draft.property.extensions.append(Extension("values", text))
                draft.listedField = nil
            }
        }
        if let description = item[.description], description.mayHaveValues {
            let tokens = ValueToken.tokens(of: description.pieces)
            draft.options = ValueList(optionsIn: tokens, at: description.place)
            draft.mentioned = ValueList(mentionedIn: tokens, at: description.place)
        }
    }
}

extension DocsText {
    /// Whether it has code or quotes, as few descriptions have: words of all took 8 % of the time of docs.
    fileprivate var mayHaveValues: Bool {
        pieces.contains { piece in
            guard case .text(let words) = piece else { return true }
            return words.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") || $0 >= 0x80 }
        }
    }
}

extension DocsItem {
    fileprivate func isReadonly(_ remarks: [String]) -> Bool {
        if let field = self[.readonly] { return field.isYes }
        if remarks.contains(where: { ["readonly", "read-only", "read only"].contains($0.lowercased()) }) {
            return true
        }
        let words = self[.description]?.plain.lowercased() ?? ""
        let start = words.hasPrefix("(") ? words.dropFirst() : words[...]
        return start.hasPrefix("read-only") || start.hasPrefix("readonly")
    }

    /// Tells the attribute. Where the item tells nothing of it, the bullet form means that there is none and the table form the
    /// usual one, but for properties that can only be read.
    fileprivate func tellAttribute(of property: inout Property) {
        if let field = fields[.attribute] {
            property.attribute = AttributeName.told(by: field, property: property.name)
        } else if let told = self[.description].flatMap({ AttributeName.mentioned(in: $0, property: property.name) }) {
            property.attribute = told
        } else {
            property.isAttributeAssumed = true
            if isRow, !property.isReadonly { property.attribute = AttributeName.kebabCase(property.name) }
        }
        if let text = self[.attribute], property.attribute != nil, text.pieces.count > 1 {
            property.extensions.append(Extension("attribute", text))
        }
    }
}

extension DocsText {
    var isYes: Bool {
        let plain = plain.lowercased()
        // A check mark may carry a variation selector, which is no part of the scalar.
        if let mark = plain.unicodeScalars.first, "✅✓✔".unicodeScalars.contains(mark) || plain == "x" { return true }
        return ["yes", "true"].contains(plain.prefix { $0.isWordLetter })
    }
}
