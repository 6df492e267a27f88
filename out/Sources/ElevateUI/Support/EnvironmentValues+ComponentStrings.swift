#if os(iOS)
import SwiftUI

@available(iOS 15, *)
private struct ComponentStringsKey: EnvironmentKey {
    static let defaultValue = ComponentStrings()
}

@available(iOS 15, *)
extension EnvironmentValues {
    /// What the shared parts of the components inside of a view say.
    public var componentStrings: ComponentStrings {
        get { self[ComponentStringsKey.self] }
        set { self[ComponentStringsKey.self] = newValue }
    }
}

@available(iOS 15, *)
extension View {
    /// Sets what the shared parts of the components inside of the view say.
    public func componentStrings(_ strings: ComponentStrings) -> some View {
        environment(\.componentStrings, strings)
    }
}
#endif
