package import Generate
package import SwiftModel

package enum PictureOutcome: Sendable {
    case picture(ComponentPicture)
    /// Why there is no picture, as a sentence.
    case nothing(String)

    /// `styles` are nil where no token says a color of it.
    package init(
        _ styles: DrawnStyles?,
        on primitive: NativePrimitive?,
        isItem: Bool,
        hasTokens: Bool,
        prefix: String = ""
    ) {
        let drawing = PictureDrawing(primitive, isItem: isItem)
        if case .nothing(let reason) = drawing {
            self = .nothing(reason)
        } else if let styles, let picture = ComponentPicture(styles, as: drawing, prefix: prefix) {
            self = .picture(picture)
        } else {
            self = .nothing(
                hasTokens
                    ? "No design token says a color of it, so that it looks as the system draws it."
                    : "There are no design tokens, so that it looks as the system draws it."
            )
        }
    }
}
