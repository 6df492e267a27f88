#if os(iOS)
import SwiftUI

/// The first letters of a name; another view where there are none.
@available(iOS 15, *)
struct ComponentInitials<Fallback: View>: View {
    private let initials: String?
    private let fallback: Fallback

    init(_ initials: String?, @ViewBuilder fallback: () -> Fallback) {
        self.initials = initials
        self.fallback = fallback()
    }

    var body: some View {
        if let initials, !initials.isEmpty {
            Text(initials)
                .lineLimit(1)
                .minimumScaleFactor(0.5)
        } else {
            fallback
        }
    }
}
#endif
