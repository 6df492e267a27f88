import Documents

struct DocsOutline {
    /// The title with the blocks above the first section, then the description or overview.
    private(set) var introduction: [DocsSection] = []
    private(set) var api: [DocsAPISection] = []
    private(set) var prose: [DocsSection] = []

    init(_ document: MarkdownDocument) {
        var apiLevel: Int?
        var proseLevel: Int?
        var hasTitle = false
        for section in DocsSection.cut(document) {
            guard let heading = section.heading else {
                introduction.append(section)
                continue
            }
            if !hasTitle, section.level == 1 {
                hasTitle = true
                introduction.append(section)
                continue
            }
            if let level = apiLevel, section.level > level {
                // Sections nest: `### Read-Only Properties` below `## Properties`. Items have no capital.
                if heading.codes.isEmpty, heading.plain.first?.isUppercase == true,
                    let kind = DocsSectionKind(heading: heading.plain), kind != .introduction
                {
                    api.append(DocsAPISection(kind: kind, section: section))
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
            let kind = DocsSectionKind(heading: heading.plain)
            if kind == .introduction {
                introduction.append(section)
            } else if let kind {
                api.append(DocsAPISection(kind: kind, section: section))
                apiLevel = section.level
            } else {
                prose.append(section)
                // Sections below a heading that says no more than “API” count as if it were not there.
                if !["api", "api reference"].contains(heading.plain.lowercased()) { proseLevel = section.level }
            }
        }
    }
}
