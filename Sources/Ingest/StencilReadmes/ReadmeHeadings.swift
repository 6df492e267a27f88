import Core
import Documents
import WebModel

/// A section as compilers before the first release write it: a heading for each item, below it the type of a property
/// or an attribute, and below that the description of the item. There is no table, and no default.
struct ReadmeHeadings {
    private static let level = 4
    private static let kinds: Set<ReadmeSection> = [.properties, .attributes, .events, .methods]

    private let kind: ReadmeSection
    private let items: [DocsSection]
    private let document: MarkdownDocument
    /// Sections that are no items of their own: headings of people inside of a description.
    private(set) var leftover: [DocsSection] = []

    init?(_ generated: ReadmeOutline.Generated, of document: MarkdownDocument) {
        guard let section = generated.sections.first,
            Self.isWritten(section, as: generated.kind, before: generated.sections.dropFirst().first)
        else { return nil }
        kind = generated.kind
        self.document = document
        let isItem: (DocsSection) -> Bool = { $0.level == Self.level && Self.name(of: $0, in: generated.kind) != nil }
        items = generated.sections.dropFirst().filter(isItem)
        leftover = generated.sections.dropFirst().filter { !isItem($0) }
    }

    /// Nothing stands between the heading of the section and the heading of its first item.
    static func isWritten(_ section: DocsSection, as kind: ReadmeSection, before next: DocsSection?) -> Bool {
        guard kinds.contains(kind), section.blocks.isEmpty, let next else { return false }
        return next.level == level && name(of: next, in: kind) != nil
    }

    /// A name without blanks; methods have brackets behind it.
    private static func name(of section: DocsSection, in kind: ReadmeSection) -> String? {
        guard let heading = section.heading else { return nil }
        if kind == .methods {
            let signature = ReadmeMethod.signature(in: heading)
            return signature?.parameters == nil ? nil : signature?.name
        }
        let name = heading.plain
        let isName = name.allSatisfy { $0.isLetterOrNumber || "-_$:.".contains($0) }
        return isName && !name.isEmpty ? name : nil
    }

    // MARK: Items

    func properties(types: inout ReadmeTypes) -> [Property] {
        items.compactMap { item in
            guard let name = Self.name(of: item, in: kind) else { return nil }
            let type = typeBlock(of: item).map { document.source(lines: $0.lines).trimmed }
            return Property(
                name: name,
                attribute: kind == .attributes ? name : nil,
                type: type.map { types.type($0, at: typeBlock(of: item)?.start ?? item.place) },
                typeText: type,
                facts: facts(of: item)
            )
        }
    }

    func events() -> [Event] {
        items.compactMap { item in
            Self.name(of: item, in: kind).map { Event(name: $0, facts: facts(of: item)) }
        }
    }

    /// Finds the methods. Only their names are told: brackets stand behind each, with or without parameters.
    func methods() -> [Method] {
        items.compactMap { item in
            Self.name(of: item, in: kind).map { Method(name: $0, facts: facts(of: item)) }
        }
    }

    /// The line of a type that the compiler does not know is empty: a block further below is never a type.
    private func typeBlock(of item: DocsSection) -> MarkdownBlock? {
        guard kind == .properties || kind == .attributes, let first = item.blocks.first,
            case .paragraph = first.kind, first.lines == item.place.line + 2...item.place.line + 2
        else { return nil }
        return first
    }

    private func facts(of item: DocsSection) -> ItemFacts {
        let blocks = item.blocks.dropFirst(typeBlock(of: item) == nil ? 0 : 1)
        var facts = ItemFacts(source: item.heading?.contentPlace ?? item.place)
        guard let first = blocks.first, let last = blocks.last else { return facts }
        let text = document.source(lines: first.lines.lowerBound...last.lines.upperBound)
        facts.description = text.contains(where: \.isLetterOrNumber) ? text : nil
        return facts
    }
}
