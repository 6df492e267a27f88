#if os(iOS)
import SwiftUI

@available(iOS 15, *)
private struct ComponentIconsKey: EnvironmentKey {
    /// Computed, because functions that are not `Sendable` can't be kept in a global.
    static var defaultValue: (String) -> Image {
        { name in Image(systemName: name) }
    }
}

@available(iOS 15, *)
extension EnvironmentValues {
    /// The image for the name of an icon: without an app's own answer, the SF Symbol of that name.
    public var componentIcon: (String) -> Image {
        get { self[ComponentIconsKey.self] }
        set { self[ComponentIconsKey.self] = newValue }
    }
}

@available(iOS 15, *)
extension View {
    /// Says which image an icon's name stands for, for all components inside of the view.
    public func componentIcons(_ image: @escaping (String) -> Image) -> some View {
        environment(\.componentIcon, image)
    }
}
#endif
