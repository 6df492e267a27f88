#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension OpenURLAction {
    /// What a tap does: the action that the app gives, or opening the page; nil without either.
    @MainActor
    func following(_ url: URL?, unless action: (() -> Void)? = nil) -> (() -> Void)? {
        action ?? url.map { url in { self(url) } }
    }

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
