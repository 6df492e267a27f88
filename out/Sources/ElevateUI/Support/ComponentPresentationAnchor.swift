#if os(iOS)
import SwiftUI

/// An empty view that an overlay is attached to, where there is nothing but the overlay, as in UIKit.
@available(iOS 15, *)
struct ComponentPresentationAnchor: View {
    var body: some View {
        Color.clear
            .frame(width: 0, height: 0)
            .accessibilityHidden(true)
    }
}
#endif
