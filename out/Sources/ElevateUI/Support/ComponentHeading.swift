#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// A heading of the level that an enum's case is called after, `h1` to `h6`; a text of another level is none.
    func componentHeading(_ level: String?) -> some View {
        let levels: [String: AccessibilityHeadingLevel] = [
            "h1": .h1, "h2": .h2, "h3": .h3, "h4": .h4, "h5": .h5, "h6": .h6,
        ]
        let known = level.flatMap { levels[$0.lowercased()] ?? levels["h\($0)"] }
        return accessibilityAddTraits(level == nil || known != nil ? .isHeader : [])
            .accessibilityHeading(known ?? .unspecified)
    }
}
#endif
