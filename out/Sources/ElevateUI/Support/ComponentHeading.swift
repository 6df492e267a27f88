#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// A heading of a level, `h1` to `h6`, or a number as any locale writes it; a text of another level is none.
    func componentHeading(_ level: String?) -> some View {
        let levels: [AccessibilityHeadingLevel] = [.h1, .h2, .h3, .h4, .h5, .h6]
        let rest = (level ?? "").drop { "hH".contains($0) }
        let number = rest.count == 1 ? rest.first?.wholeNumberValue : nil
        let known = number.flatMap { levels.indices.contains($0 - 1) ? levels[$0 - 1] : nil }
        return accessibilityAddTraits(level == nil || known != nil ? .isHeader : [])
            .accessibilityHeading(known ?? .unspecified)
    }
}
#endif
