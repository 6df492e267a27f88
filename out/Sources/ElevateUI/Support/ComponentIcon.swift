#if os(iOS)
import SwiftUI

/// The icon of a name, which an app maps to its own images by `componentIcons(_:)`.
///
/// Icons go with a text and are hidden from VoiceOver; a button that has nothing else needs an accessibility label.
@available(iOS 15, *)
public struct ComponentIcon: View {
    @Environment(\.componentIcon) private var image
    @ScaledMetric private var scale: CGFloat = 1
    private let name: String
    private let size: CGFloat?

    public init(_ name: String) {
        self.init(name, size: nil)
    }

    /// An icon of a size at the standard text size; without one, an icon is as large as the text around it.
    init(_ name: String, size: CGFloat?) {
        self.name = name
        self.size = size
    }

    public var body: some View {
        sized.componentPart("icon").accessibilityHidden(true)
    }

    @ViewBuilder private var sized: some View {
        if let size {
            image(name)
                .resizable()
                .scaledToFit()
                .frame(width: size * scale, height: size * scale)
        } else {
            image(name)
        }
    }
}
#endif
