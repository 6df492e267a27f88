#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension OpenURLAction {
    /// Opens the page of a link. An action that the app gives goes before it: it is called, and nothing is opened.
    @MainActor
    func follow(_ url: URL?, unless action: (() -> Void)? = nil) {
        if let action {
            action()
        } else if let url {
            self(url)
        }
    }
}
#endif
