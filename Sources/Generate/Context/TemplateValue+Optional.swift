import Documents

extension TemplateValue {
    /// A text that a section can be opened over, which then calls it `text`; or something known and absent.
    static func optional(_ text: String?) -> TemplateValue {
        text.map { ["text": .string($0)] } ?? .null
    }

    static func lines(_ lines: [String]) -> TemplateValue {
        .list(lines.map { .string($0) })
    }
}
