#if os(iOS)
import SwiftUI

@available(iOS 15, *)
nonisolated extension [GridItem] {
    /// A number of columns of equal width; as many as fit where the number is unknown.
    static func columns(_ count: Int?, atLeast width: CGFloat, spacing: CGFloat) -> [GridItem] {
        guard let count else {
            return [GridItem(.adaptive(minimum: width), spacing: spacing, alignment: .topLeading)]
        }
        return Array(
            repeating: GridItem(.flexible(), spacing: spacing, alignment: .topLeading),
            count: Swift.max(count, 1)
        )
    }
}
#endif
