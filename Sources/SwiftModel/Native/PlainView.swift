/// View for an element of plain HTML around components; one that needs a decision of its own is reported instead.
package enum PlainView: String, Sendable, Hashable, CaseIterable {
    case text = "Text"
    case largeTitle = "Text.largeTitle"
    case title = "Text.title"
    case title2 = "Text.title2"
    case title3 = "Text.title3"
    case headline = "Text.headline"
    case subheadline = "Text.subheadline"
    case footnote = "Text.footnote"
    case caption = "Text.caption"
    case bold = "Text.bold"
    case italic = "Text.italic"
    case underline = "Text.underline"
    case strikethrough = "Text.strikethrough"
    case monospaced = "Text.monospaced"
    case option = "Text.tag"
    /// Children of the element, as if it were not there.
    case group = "Group"
    case vertical = "VStack"
    case horizontal = "HStack"
    case bulleted = "VStack.bulleted"
    case numbered = "VStack.numbered"
    case section = "Section"
    case link = "Link"
    case button = "Button"
    case image = "AsyncImage"
    case divider = "Divider"
    case lineBreak = "\\n"
}

extension PlainView {
    package var isInline: Bool {
        switch self {
        case .bold, .italic, .underline, .strikethrough, .monospaced, .group, .lineBreak: true
        default: false
        }
    }

    /// The font of a text; nil for the one that a text has anyway.
    package var font: String? {
        switch self {
        case .largeTitle, .title, .title2, .title3, .headline, .subheadline, .footnote, .caption:
            String(rawValue.dropFirst("Text.".count))
        default: nil
        }
    }
}
