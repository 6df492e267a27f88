/// Text together with the names that it mentions: the code that makes data states them, and a rendering tells the names
/// that it wrote.
///
/// Names mean nothing to the engine. A class, so that a value of a template stays as small as a text.
package final class TemplateCode: Sendable {
    package let text: String
    package let mentions: [String]

    package init(_ text: String, mentioning names: [String]) {
        self.text = text
        mentions = names
    }
}

extension TemplateCode: Hashable {
    package static func == (left: TemplateCode, right: TemplateCode) -> Bool {
        left.text == right.text && left.mentions == right.mentions
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(mentions)
    }
}
