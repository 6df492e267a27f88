/// How a value that stands for a view is shown.
package enum TextDisplay: Sendable, Hashable {
    case text
    /// The name of an icon.
    case icon
    /// The address of an image.
    case image

    /// nil for what has no obvious looks.
    package init?(_ role: String?, _ type: SwiftType) {
        switch type.unwrapped {
        case .string:
            let word = (role ?? "").lowercased()
            self = word.hasSuffix("icon") || word == "systemimage" || word == "iconname" ? .icon : .text
        case .named("URL", []): self = .image
        default: return nil
        }
    }

    /// The view's type.
    package var view: String {
        switch self {
        case .text: "Text"
        case .icon: "ComponentIcon"
        case .image: "ComponentImage"
        }
    }

    /// The view of an expression that is not optional.
    package func view(of expression: String) -> String {
        "\(view)(\(expression))"
    }

    /// Whether it is text that is read, and no picture.
    package var isText: Bool { self == .text }

    /// Whether it is made of a string: text, or the name of an icon.
    package var isString: Bool { self != .image }
}
