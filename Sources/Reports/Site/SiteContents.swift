import Documents

/// “On this page”: links to sections and their entries.
struct SiteContents {
    struct Entry {
        let anchor: String
        let title: String
        let entries: [Entry]

        init(_ anchor: String, _ title: String, _ entries: [Entry] = []) {
            self.anchor = anchor
            self.title = title
            self.entries = entries
        }

        fileprivate var data: TemplateValue {
            [
                "anchor": .string(anchor), "title": .string(title), "entries": .list(entries.map(\.data)),
                "hasEntries": .boolean(!entries.isEmpty),
            ]
        }
    }

    let entries: [Entry]

    /// A page with a single section needs no list of them.
    var data: TemplateValue { entries.count < 2 ? .null : ["list": .list(entries.map(\.data))] }
}
