import Documents

struct SiteNotes {
    let sections: [(anchor: String, title: String, lines: [String])]

    init(_ component: DocumentedComponent, in library: DocumentedLibrary) {
        let notes = ComponentNotes(component, in: library)
        sections = [
            ("accessibility", "Accessibility", notes.accessibility),
            ("decide", "What to decide on iOS", notes.decisions),
            ("availability", "Availability", notes.availability), ("reasoning", "Reasoning", notes.reasoning),
            ("implementation", "Implementation notes", notes.implementation),
        ].filter { !$0.2.isEmpty }
    }

    var data: TemplateValue {
        guard !sections.isEmpty else { return .null }
        return [
            "sections": .list(
                sections.map { section in
                    [
                        "anchor": .string(section.anchor), "title": .string(section.title),
                        "lines": .list(section.lines.map(HTMLProse.line)),
                    ]
                }
            )
        ]
    }

    var contents: SiteContents.Entry? {
        guard !sections.isEmpty else { return nil }
        return SiteContents.Entry("ios", "On iOS", sections.map { SiteContents.Entry($0.anchor, $0.title) })
    }
}
