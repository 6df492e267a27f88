import Core
import Documents
import WebModel

/// A section as compilers before the first release write it: a heading for each item, below it the type of a property
/// or an attribute, and below that the description of the item. There is no table, and no default.
struct ReadmeHeadings {
    struct Item {
        let name: String
        let type: (text: String, place: SourceLocation)?
        let facts: ItemFacts
    }

    private static let level = 4
    private static let kinds: Set<DocsSectionKind> = [.properties, .attributes, .events, .methods]

    private(set) var items: [Item] = []
    /// Sections that are no items of their own: headings of people inside of a description.
    private(set) var leftover: [DocsSection] = []

    init?(_ generated: ReadmeOutline.Generated, of document: MarkdownDocument) {
        let below = generated.sections.dropFirst()
        guard let section = generated.sections.first,
            Self.isWritten(section, as: generated.kind, before: below.first)
        else { return nil }
        for section in below {
            guard let name = Self.name(of: section, in: generated.kind) else {
                leftover.append(section)
                continue
            }
            let type = [.properties, .attributes].contains(generated.kind) ? Self.typeBlock(of: section) : nil
            var facts = ItemFacts(source: section.heading?.contentPlace ?? section.place)
            facts.description = document.source(of: section.blocks.dropFirst(type == nil ? 0 : 1)).prose
            let told = type.map { (document.source(lines: $0.lines).trimmed, $0.start) }
            items.append(Item(name: name, type: told, facts: facts))
        }
    }

    /// Nothing stands between the heading of the section and the heading of its first item.
    static func isWritten(_ section: DocsSection, as kind: DocsSectionKind, before next: DocsSection?) -> Bool {
        guard kinds.contains(kind), section.blocks.isEmpty, let next else { return false }
        return name(of: next, in: kind) != nil
    }

    /// A name without blanks; methods have brackets behind it.
    private static func name(of section: DocsSection, in kind: DocsSectionKind) -> String? {
        guard section.level == level, let heading = section.heading else { return nil }
        if kind == .methods {
            let signature = MethodSignature.named(heading.code)
            return signature?.parameters == nil ? nil : signature?.name
        }
        let name = heading.plain
        let isName = name.allSatisfy { $0.isLetterOrNumber || "-_$:.".contains($0) }
        return isName && !name.isEmpty ? name : nil
    }

    /// The line of a type that the compiler does not know is empty: a block further below is never a type.
    private static func typeBlock(of item: DocsSection) -> MarkdownBlock? {
        guard let first = item.blocks.first, case .paragraph = first.kind,
            first.lines == item.place.line + 2...item.place.line + 2
        else { return nil }
        return first
    }
}
