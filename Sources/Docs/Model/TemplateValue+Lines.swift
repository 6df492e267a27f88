import Mustache

extension TemplateValue {
    static func lines(_ lines: [String]) -> TemplateValue {
        .list(lines.map { .string($0) })
    }
}
