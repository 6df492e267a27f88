#if os(iOS)
import SwiftUI

@available(iOS 15, *)
private struct ComponentIconsKey: EnvironmentKey {
    /// Computed, because functions that are not `Sendable` can't be kept in a global.
    static var defaultValue: (String) -> Image {
        { name in ComponentIconSource.image(named: name) }
    }
}

/// Where the icons of the library come from. Without any, every name is that of an SF Symbol; an extension
/// of `ComponentIconSource` with the same function takes the place of this one.
@available(iOS 15, *)
protocol ComponentIconNames {}

@available(iOS 15, *)
extension ComponentIconNames {
    static func image(named name: String) -> Image {
        Image(systemName: name)
    }
}

@available(iOS 15, *)
enum ComponentIconSource: ComponentIconNames {}

@available(iOS 15, *)
extension EnvironmentValues {
    /// The image for the name of an icon: without an app's own answer, the icon of the library, or else the SF Symbol of that name.
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
