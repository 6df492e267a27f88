#if os(iOS)
import SwiftUI

/// The image at an address, filling its frame: progress while it loads, and a placeholder where there is none.
///
/// The component around the image provides its accessibility label.
@available(iOS 15, *)
public struct ComponentImage: View {
    private let url: URL?

    public init(_ url: URL?) {
        self.url = url
    }

    public var body: some View {
        AsyncImage(url: url) { phase in
            switch phase {
            case .success(let image): image.resizable().scaledToFill()
            case .empty where url != nil: ProgressView()
            default: ComponentIcon("photo").foregroundStyle(.secondary)
            }
        }
    }
}
#endif
