import SwiftModel

extension CommaStyle {
    /// Merges the styles of a list's versions; nil where both sides changed it, each in its own way.
    static func merged(_ styles: MergeSides<CommaStyle?>) -> CommaStyle? {
        guard let styles = styles.unwrapped(), let opening = styles.map(\.opening).merged,
            let closing = styles.map(\.closing).merged,
            let hasTrailingComma = styles.map(\.hasTrailingComma).merged
        else { return nil }
        // Lists without a second element have no opinion.
        let usual = styles.all.lazy.compactMap(\.separator).first
        let alone = opening.contains(UInt8(ascii: "\n")) ? opening : [UInt8(ascii: " ")]
        guard let separator = styles.map({ $0.separator ?? usual }).merged else { return nil }
        return CommaStyle(
            opening: opening,
            separator: separator ?? alone,
            closing: closing,
            hasTrailingComma: hasTrailingComma
        )
    }

    var isSetInLines: Bool {
        (separator ?? opening).contains(UInt8(ascii: "\n")) && closing.contains(UInt8(ascii: "\n"))
    }
}
