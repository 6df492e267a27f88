#if os(iOS)
import UIKit

@available(iOS 15, *)
extension UIView {
    /// Opens the page of a link as the system does: in the browser, or in the app that its address belongs to.
    func follow(_ url: URL?) {
        guard let url else { return }
        window?.windowScene?.open(url, options: nil)
    }
}
#endif
