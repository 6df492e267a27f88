/// A row of `Properties`, `Slots`, `Events`, `Methods` or `Styling`: a reference, because the index, each match and
/// each item hand it on.
package final class MatrixRule: Sendable {
    package let source: RuleSource
    /// `*` without a heading.
    package let components: NamePattern
    /// Any of these may match.
    package let patterns: [ItemPattern]
    package let swiftUI: SwiftUIColumn
    package let uiKit: UIKitColumn
    /// Markdown, as it stands in the column `Why`.
    package let reason: String?
    package let text: String

    init(
        source: RuleSource,
        components: NamePattern,
        patterns: [ItemPattern],
        swiftUI: SwiftUIColumn,
        uiKit: UIKitColumn,
        reason: String?,
        text: String
    ) {
        self.source = source
        self.components = components
        self.patterns = patterns
        self.swiftUI = swiftUI
        self.uiKit = uiKit
        self.reason = reason
        self.text = text
    }
}

extension MatrixRule: Hashable {
    package static func == (left: MatrixRule, right: MatrixRule) -> Bool {
        left === right
            || left.source == right.source && left.components == right.components && left.patterns == right.patterns
                && left.swiftUI == right.swiftUI && left.uiKit == right.uiKit && left.reason == right.reason
                && left.text == right.text
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
