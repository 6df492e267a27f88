#if os(iOS)
import SwiftUI

@available(iOS 15, *)
private struct ComponentIsHostedKey: EnvironmentKey {
    static let defaultValue = false
}

@available(iOS 15, *)
extension EnvironmentValues {
    /// Whether a view of UIKit hosts the component, so that what lies over it would end at the edges of that view.
    var componentIsHosted: Bool {
        get { self[ComponentIsHostedKey.self] }
        set { self[ComponentIsHostedKey.self] = newValue }
    }
}
#endif
