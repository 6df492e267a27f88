#if os(iOS)
import SwiftUI
import UIKit

/// Components find the icons of the library by their names.
@available(iOS 15, *)
extension ComponentIconSource {
    static func image(named name: String) -> Image {
        // `library:name` is in the folder of that library, or the only one of that name.
        let words = name.split(separator: ":").map(String.init)
        let icon =
            ElevateIconName(rawValue: words.joined(separator: "/"))
            ?? words.last.flatMap { ElevateIconName(rawValue: $0) }
        return icon?.image ?? Image(systemName: name)
    }
}

@available(iOS 15, *)
extension ComponentIcon {
    /// An icon of the library.
    public init(_ icon: ElevateIconName) {
        self.init(icon.rawValue)
    }
}

@available(iOS 15, *)
extension ElevateIcon {
    /// - Parameters:
    ///   - label: A description for assistive technology; without it the icon is decoration.
    ///   - icon: The name in the library, as `library:name` or only `name`.
    ///   - size: The edge length. Without it, the icon is as tall as the text around it.
    ///   - rotation: Turns the icon clockwise, in degrees.
    public init(
        _ label: String = "",
        icon: ElevateIconName,
        size: IconTokens.Size? = nil,
        rotation: IconTokens.Rotate = .degrees0
    ) {
        self.init(
            label,
            icon: icon.rawValue,
            size: size,
            rotation: rotation
        )
    }
}

@available(iOS 15, *)
extension ElevateUIKitIcon {
    /// `icon` as an icon of the library; nil where it is another one, or none.
    public var libraryIcon: ElevateIconName? {
        get { icon.flatMap { ElevateIconName(rawValue: $0) } }
        set { icon = newValue?.rawValue }
    }
}
#endif
