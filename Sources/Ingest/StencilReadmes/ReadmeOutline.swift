import Core
import Documents

struct ReadmeOutline {
    struct Generated {
        let kind: DocsSectionKind
        /// The section itself, and the sections below it.
        var sections: [DocsSection]
    }

    private(set) var generated: [Generated] = []
    private(set) var introduction: [DocsSection] = []
    private(set) var prose: [DocsSection] = []
    /// Sections that are called like the compiler's and are not written by it.
    private(set) var doubtful: [(kind: DocsSectionKind, section: DocsSection)] = []

    /// `isMarked` says that the compiler's mark stands above all of it.
    init(_ document: MarkdownDocument, isMarked: Bool) {
        let sections = DocsSection.cut(Self.withoutFooter(document), of: document.path)
        let kinds = Self.kinds(of: sections, isMarked: isMarked)
        let written = Set(kinds.compactMap(\.self))
        var isIntroduction = true
        for (index, section) in sections.enumerated() {
            if let kind = kinds[index] {
                isIntroduction = false
                generated.append(Generated(kind: kind, sections: [section]))
                continue
            }
            if section.level == 2, let named = section.readmeKind, !named.isProse, !written.contains(named),
                named != .attributes
            {
                doubtful.append((named, section))
            }
            if let kind = generated.last?.kind, section.level > 2 || kind.isProse {
                generated[generated.count - 1].sections.append(section)
            } else if isIntroduction, section.level < 2 {
                introduction.append(section)
            } else {
                isIntroduction = false
                prose.append(section)
            }
        }
    }

    /// People may write a section of the same name in the prose that is copied above: the last of a name counts.
    private static func kinds(of sections: [DocsSection], isMarked: Bool) -> [DocsSectionKind?] {
        var kinds: [DocsSectionKind?] = Array(repeating: nil, count: sections.count)
        var positions: [DocsSectionKind: Int] = [:]
        for (index, section) in sections.enumerated() {
            guard section.level == 2, let kind = section.readmeKind else { continue }
            let next = index + 1 < sections.count ? sections[index + 1] : nil
            if kind.isProse {
                guard isMarked, positions.keys.allSatisfy(\.isProse), positions[kind] == nil else { continue }
            } else {
                let isList = isMarked && ReadmeHeadings.isWritten(section, as: kind, before: next)
                guard isList || section.isWritten(as: kind, before: next) else { continue }
            }
            if let earlier = positions[kind] { kinds[earlier] = nil }
            positions[kind] = index
            kinds[index] = kind
        }
        return kinds
    }

    /// A long rule ends the text about the component; the text behind it is the same on each page.
    private static func withoutFooter(_ document: MarkdownDocument) -> [MarkdownBlock] {
        let blocks = document.blocks
        let rule = blocks.lastIndex { block in
            guard case .thematicBreak = block.kind else { return false }
            return document.source(lines: block.lines).trimmed == String(repeating: "-", count: 46)
        }
        if let rule, !blocks[rule...].contains(where: \.isHeading) { return Array(blocks[..<rule]) }
        guard let last = blocks.last, case .paragraph(let content) = last.kind,
            content.plainText.hasPrefix("Built with StencilJS")
        else { return blocks }
        return Array(blocks.dropLast())
    }
}

extension MarkdownBlock {
    fileprivate var isHeading: Bool { if case .heading = kind { true } else { false } }
}

extension DocsSectionKind {
    /// Sections with the words of people, with any headings and tables.
    var isProse: Bool { self == .introduction || self == .usage }

    func isTable(_ table: MarkdownTable) -> Bool {
        let headers = table.header.cells.map { DocsText($0).plain.lowercased() }
        guard let first = DocsDialect.stencil.names(of: self).first, headers.first == first else { return false }
        return headers.contains("description") || headers.contains("type")
    }
}

extension DocsSection {
    fileprivate var readmeKind: DocsSectionKind? {
        heading.flatMap { $0.codes.isEmpty ? DocsDialect.stencil.kind(ofHeading: $0.plain) : nil }
    }

    fileprivate func isWritten(as kind: DocsSectionKind, before next: DocsSection?) -> Bool {
        let hasTable = blocks.contains { block in
            if case .table(let table) = block.kind { kind.isTable(table) } else { false }
        }
        if hasTable { return true }
        guard let next, next.level == 3, let heading = next.heading else { return false }
        switch kind {
        case .methods: return MethodSignature.named(heading.code)?.parameters != nil
        case .dependencies: return ["used by", "depends on", "graph"].contains(heading.plain.lowercased())
        default: return false
        }
    }
}
