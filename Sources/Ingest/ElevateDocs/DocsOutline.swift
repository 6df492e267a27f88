import Documents

/// Sections of a page, by their meaning.
struct DocsOutline {
    struct API {
        let kind: DocsSectionKind
        let section: DocsSection
        var subsections: [DocsSection] = []
    }

    /// The title with the blocks above the first section, then the description or overview.
    private(set) var introduction: [DocsSection] = []
    private(set) var api: [API] = []
    private(set) var prose: [DocsSection] = []

    init(_ document: MarkdownDocument) {
        var apiLevel: Int?
        var proseLevel: Int?
        var hasTitle = false
        for section in DocsSection.cut(document) {
            guard let heading = section.heading, hasTitle || section.level > 1 else {
                if section.heading != nil { hasTitle = true }
                introduction.append(section)
                continue
            }
            let kind = DocsDialect.elevate.kind(ofHeading: heading.plain)
            if let level = apiLevel, section.level > level {
                // Sections nest: `### Read-Only Properties` below `## Properties`. Items have no capital.
                let isNamed = heading.codes.isEmpty && heading.plain.first?.isUppercase == true
                if isNamed, let kind, kind != .introduction {
                    api.append(API(kind: kind, section: section))
                } else {
                    api[api.count - 1].subsections.append(section)
                }
                continue
            }
            apiLevel = nil
            if let level = proseLevel, section.level > level {
                prose.append(section)
                continue
            }
            proseLevel = nil
            if kind == .introduction {
                introduction.append(section)
            } else if let kind {
                api.append(API(kind: kind, section: section))
                apiLevel = section.level
            } else {
                prose.append(section)
                // Sections below a heading that says no more than “API” count as if it were not there.
                if !["api", "api reference"].contains(heading.plain.lowercased()) { proseLevel = section.level }
            }
        }
    }
}
