import Core
import WebModel

/// Reads the items that are a name and a description: slots, CSS parts, CSS custom properties and CSS states.
enum SurfaceReader {
    static func slot(_ item: DocsItem, into diagnostics: inout DiagnosticBag) -> Slot? {
        guard let (name, facts) = read(item, of: .slots, &diagnostics) else { return nil }
        var slot = Slot(
            name: name.name,
            isRequired: item[.required].map(PropertyReader.isYes) ?? name.remarks.contains("required"),
            facts: facts
        )
        if let type = item[.type].flatMap({ DocsType($0) }) {
            slot.typeText = type.text
            slot.type = DocsTypeParser.parse(type, into: &diagnostics)
        }
        return slot
    }

    static func cssPart(_ item: DocsItem, into diagnostics: inout DiagnosticBag) -> CSSPart? {
        guard let (name, facts) = read(item, of: .cssParts, &diagnostics) else { return nil }
        return CSSPart(
            name: name.name,
            facts: facts
        )
    }

    static func cssProperty(_ item: DocsItem, into diagnostics: inout DiagnosticBag) -> CSSProperty? {
        var item = item
        if item.fields[.defaultValue] == nil, let description = item[.description],
            let (before, value) = TrailingRemark.defaultValue.split(description)
        {
            item.fields[.description] = before
            item.fields[.defaultValue] = value
        }
        guard let (name, facts) = read(item, of: .cssProperties, &diagnostics) else { return nil }
        return CSSProperty(
            name: name.name,
            defaultValue: item[.defaultValue].flatMap { DocumentedDefault($0).text },
            syntax: item[.type]?.plain,
            facts: facts
        )
    }

    static func cssState(_ item: DocsItem, into diagnostics: inout DiagnosticBag) -> CSSState? {
        guard let (name, facts) = read(item, of: .cssStates, &diagnostics) else { return nil }
        return CSSState(
            name: name.name,
            facts: facts
        )
    }

    private static func read(
        _ item: DocsItem,
        of kind: DocsSectionKind,
        _ diagnostics: inout DiagnosticBag
    ) -> (ItemName, ItemFacts)? {
        guard let name = ItemName(item.name, of: kind) else {
            diagnostics.warning(.docsRow, "“\(item.name.plain)” is no name of a \(kind.itemName)", at: item.place)
            return nil
        }
        return (name, ItemFacts(item, remarks: name.remarks))
    }
}
