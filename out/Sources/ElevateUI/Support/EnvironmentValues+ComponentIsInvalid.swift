#if os(iOS)
import SwiftUI

@available(iOS 15, *)
private struct ComponentIsInvalidKey: EnvironmentKey {
    static let defaultValue = false
}

@available(iOS 15, *)
extension EnvironmentValues {
    /// Whether a form field around a view says that its value is not allowed. The controls of this module show it; a view of
    /// the app can read it to show it, too.
    public internal(set) var componentIsInvalid: Bool {
        get { self[ComponentIsInvalidKey.self] }
        set { self[ComponentIsInvalidKey.self] = newValue }
    }
}
#endif
