#if os(iOS)
import SwiftUI

/// Shows nothing and takes no room: what an overlay is attached to where the overlay is all that there is, as in UIKit.
@available(iOS 15, *)
struct ComponentPresentationAnchor: View {
    var body: some View {
        Color.clear
            .frame(width: 0, height: 0)
            .accessibilityHidden(true)
    }
}
#endif
