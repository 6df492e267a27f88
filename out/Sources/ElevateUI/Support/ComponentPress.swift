#if os(iOS)
import SwiftUI

/// Whether a button is pressed that a surface is drawn around.
@available(iOS 15, *)
struct ComponentPress: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) {
        value = nextValue() || value
    }
}
#endif
