import Core

/// Item of an API section before it is understood, the same for a table row, a bullet and a heading.
struct DocsItem {
    enum Form {
        case row, bullet, heading
    }

    struct UnknownField {
        let label: String
        let content: DocsText
    }

    let form: Form
    let name: DocsText
    var fields: [DocsField: DocsText] = [:]
    var unknownFields: [UnknownField] = []
    /// Bullets below the values field or, for a type, below its heading.
    var valueBullets: [DocsText] = []

    var place: SourceLocation { name.contentPlace }

    init(_ form: Form, name: DocsText) {
        self.form = form
        self.name = name
    }

    subscript(field: DocsField) -> DocsText? {
        guard let text = fields[field], !EmptyMark.stands(in: text) else { return nil }
        return text
    }

    mutating func splitDescription(into diagnostics: inout DiagnosticBag) {
        guard let description = fields[.description] else { return }
        var (rest, labeled) = DocsLabel.split(description)
        for (field, label) in labeled {
            if fields[field]?.isBlank ?? true {
                fields[field] = label.content
                continue
            }
            diagnostics.warning(
                .docsConflict,
                "“\(label.label)” is told twice; the first counts",
                at: label.content.place
            )
            unknownFields.append(UnknownField(label: label.label, content: label.content))
        }
        if fields[.inheritedFrom] == nil, let (before, origin) = TrailingRemark.inheritedFrom.split(rest) {
            rest = before
            fields[.inheritedFrom] = origin
        }
        fields[.description] = rest
    }
}
