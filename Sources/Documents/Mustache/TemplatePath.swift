/// A dotted name in a template, split and hashed when the template is read. Without parts it is `.`, the current item.
struct TemplatePath: Sendable, Hashable {
    let keys: [TemplateKey]
    /// Offset of the name in the template.
    let offset: Int

    var text: String {
        keys.isEmpty ? "." : keys.map(\.name).joined(separator: ".")
    }
}
