#if os(iOS)
import SwiftUI

@available(iOS 15, *)
private struct ComponentIsPressedKey: EnvironmentKey {
    static let defaultValue = false
}

@available(iOS 15, *)
extension EnvironmentValues {
    /// Whether the button around a mark is pressed.
    var componentIsPressed: Bool {
        get { self[ComponentIsPressedKey.self] }
        set { self[ComponentIsPressedKey.self] = newValue }
    }
}
#endif
