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
extension ElevateBreadcrumbItem {
    /// - Parameters:
    ///   - label: The name of the level.
    ///   - url: Where the level leads. The last level leads nowhere.
    ///   - systemImage: An icon in front of the name.
    ///   - isCurrent: Marks the level that the user is on.
    ///   - id: By what it is told from its siblings; otherwise its value or its label.
    ///   - action: The user pressed the level. Prevent the event to stay.
    public init(
        _ label: String,
        url: URL? = nil,
        systemImage: ElevateIconName,
        isCurrent: Bool = false,
        id: AnyHashable? = nil,
        action: (() -> Void)? = nil
    ) {
        self.init(
            label,
            url: url,
            systemImage: systemImage.rawValue,
            isCurrent: isCurrent,
            id: id,
            action: action
        )
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
extension ElevateIconButton where Icon == ComponentIcon {
    /// - Parameters:
    ///   - label: What the button does, for those who can't see the icon.
    ///   - icon: The name of the icon in the icon library.
    ///   - url: Where the button leads.
    ///   - tone: The tone of the icon. The values are those of the button.
    ///   - size: The size of the button. Options: "s", "m", "l"
    ///   - shape: How the corners are drawn. Options: "box", "pill"
    ///   - isDisabled: Takes the button out of use.
    ///   - isSelected: Marks the button as switched on.
    ///   - action: `@click` of the web component.
    public init(
        _ label: String,
        icon: ElevateIconName,
        url: URL? = nil,
        tone: IconButtonTokens.Tone = .neutral,
        size: IconButtonTokens.Size = .medium,
        shape: IconButtonTokens.Shape = .box,
        isDisabled: Bool = false,
        isSelected: Bool = false,
        action: (() -> Void)? = nil
    ) {
        self.init(
            label,
            icon: icon.rawValue,
            url: url,
            tone: tone,
            size: size,
            shape: shape,
            isDisabled: isDisabled,
            isSelected: isSelected,
            action: action
        )
    }
}

@available(iOS 15, *)
extension ElevateMenuItem {
    /// - Parameters:
    ///   - label: The label.
    ///   - value: Anything that helps to know the entry again.
    ///   - systemImage: An icon in front of the label.
    ///   - detail: A hint after the label, e.g. a shortcut.
    ///   - submenu: The menu that opens beside the entry.
    ///   - type: Whether the entry can be ticked.
    ///   - isChecked: Whether the entry is ticked.
    ///   - isDisabled: Takes the entry out of use.
    ///   - isLoading: Shows that the entry is at work.
    ///   - id: By what it is told from its siblings; otherwise its value or its label.
    ///   - action: The user chose the entry.
    public init(
        _ label: String,
        value: AnyHashable? = nil,
        systemImage: ElevateIconName,
        detail: String? = nil,
        submenu: [ElevateMenuItem] = [],
        type: MenuItemTokens.Kind = .normal,
        isChecked: Bool = false,
        isDisabled: Bool = false,
        isLoading: Bool = false,
        id: AnyHashable? = nil,
        action: (() -> Void)? = nil
    ) {
        self.init(
            label,
            value: value,
            systemImage: systemImage.rawValue,
            detail: detail,
            submenu: submenu,
            type: type,
            isChecked: isChecked,
            isDisabled: isDisabled,
            isLoading: isLoading,
            id: id,
            action: action
        )
    }
}

@available(iOS 15, *)
extension ElevateSelectOption {
    /// - Parameters:
    ///   - label: The label.
    ///   - value: What the select takes as its value.
    ///   - systemImage: An icon in front of the label.
    ///   - description: A second line below the label.
    ///   - isDisabled: Takes the option out of use.
    ///   - id: By what it is told from its siblings; otherwise its value or its label.
    public init(
        _ label: String,
        value: Value,
        systemImage: ElevateIconName,
        description: String? = nil,
        isDisabled: Bool = false,
        id: AnyHashable? = nil
    ) {
        self.init(
            label,
            value: value,
            systemImage: systemImage.rawValue,
            description: description,
            isDisabled: isDisabled,
            id: id
        )
    }
}

@available(iOS 15, *)
extension ElevateTab {
    /// - Parameters:
    ///   - label: The label.
    ///   - value: The name of the panel.
    ///   - systemImage: An icon in front of the label.
    ///   - isDisabled: Takes the tab out of use.
    ///   - id: By what it is told from its siblings; otherwise its value or its label.
    ///   - onClose: The user pressed the close button.
    public init(
        _ label: String,
        value: String,
        systemImage: ElevateIconName,
        isDisabled: Bool = false,
        id: AnyHashable? = nil,
        onClose: (() -> Void)? = nil
    ) {
        self.init(
            label,
            value: value,
            systemImage: systemImage.rawValue,
            isDisabled: isDisabled,
            id: id,
            onClose: onClose
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

@available(iOS 15, *)
extension ElevateUIKitIconButton {
    /// `icon` as an icon of the library; nil where it is another one, or none.
    public var libraryIcon: ElevateIconName? {
        get { ElevateIconName(rawValue: icon) }
        set { icon = newValue?.rawValue ?? "" }
    }
}
#endif
