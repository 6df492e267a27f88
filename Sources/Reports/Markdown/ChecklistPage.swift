import Documents

/// The testing checklist of each component. It is begun by the program and finished by people.
struct ChecklistPage {
    private let library: DocumentedLibrary
    private let links: MarkdownLinks

    init(_ library: DocumentedLibrary, links: MarkdownLinks) {
        self.library = library
        self.links = links
    }

    var data: TemplateValue {
        [
            "title": .string(MarkdownCell.plain(library.title).text),
            "components": .list(library.components.map(section)),
        ]
    }

    private func section(_ component: DocumentedComponent) -> TemplateValue {
        let checklist = Checklist(component, in: library)
        return [
            "link": .string(links.component(component)),
            "entries": .list(checklist.entries.map(entry)),
        ]
    }

    private func entry(_ entry: Checklist.Entry) -> TemplateValue {
        [
            "mark": .string(entry.answer == .yes ? "x" : " "),
            "text": .string(entry.text),
            "reason": .string(
                entry.reason.map { ": " + (entry.answer == .no ? "**no**, " : "") + MarkdownCell.markdown($0).text }
                    ?? ""
            ),
        ]
    }
}
