package import Documents

extension TemplateValue {
    package static func lines(_ lines: [String]) -> TemplateValue {
        .list(lines.map { .string($0) })
    }
}
