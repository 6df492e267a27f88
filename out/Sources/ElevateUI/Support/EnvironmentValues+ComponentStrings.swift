#if os(iOS)
import SwiftUI

@available(iOS 15, *)
private struct ComponentStringsKey: EnvironmentKey {
    static let defaultValue = ComponentStrings()
}

@available(iOS 15, *)
extension EnvironmentValues {
    /// The texts of the shared parts of the components in a view.
    public var componentStrings: ComponentStrings {
        get { self[ComponentStringsKey.self] }
        set { self[ComponentStringsKey.self] = newValue }
    }
}

@available(iOS 15, *)
extension View {
    /// Sets the texts of the shared parts of the components in the view.
    public func componentStrings(_ strings: ComponentStrings) -> some View {
        environment(\.componentStrings, strings)
    }
}
#endif
