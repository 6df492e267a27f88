#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// A heading of the level that an enum's case is called after, `h1` to `h6`; of no certain one otherwise.
    func componentHeading(_ level: String?) -> some View {
        let levels: [String: AccessibilityHeadingLevel] = [
            "h1": .h1, "h2": .h2, "h3": .h3, "h4": .h4, "h5": .h5, "h6": .h6,
        ]
        return accessibilityAddTraits(.isHeader)
            .accessibilityHeading(level.flatMap { levels[$0] } ?? .unspecified)
    }
}
#endif
