#if os(iOS)
import SwiftUI

/// A value that is another one in the dark, and that does not follow the appearance by itself as a color does.
@available(iOS 15, *)
nonisolated public struct ComponentAdaptive<Value: Sendable>: Sendable {
    public let light: Value
    public let dark: Value

    public init(light: Value, dark: Value) {
        self.light = light
        self.dark = dark
    }

    /// Which of the two holds; a view asks `@Environment(\.colorScheme)`.
    public func value(in scheme: ColorScheme) -> Value {
        scheme == .dark ? dark : light
    }
}
#endif
