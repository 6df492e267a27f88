#if os(iOS)
import SwiftUI

@available(iOS 15, *)
nonisolated extension [GridItem] {
    /// A number of columns of equal width; as many as fit where the number is unknown.
    static func columns(
        count: Int? = nil,
        atLeast width: CGFloat? = nil,
        spacing: CGFloat,
        metrics: ComponentMetrics
    ) -> [GridItem] {
        guard let count else {
            let minimum = width ?? metrics.touchTarget * 3
            return [GridItem(.adaptive(minimum: minimum), spacing: spacing, alignment: .topLeading)]
        }
        return Array(
            repeating: GridItem(.flexible(), spacing: spacing, alignment: .topLeading),
            count: Swift.max(count, 1)
        )
    }
}
#endif
