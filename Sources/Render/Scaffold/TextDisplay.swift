import SwiftModel

/// How a value that stands for a view is shown.
enum TextDisplay {
    case text
    /// The name of an icon.
    case icon
    /// The address of an image.
    case image

    /// nil for what has no obvious looks.
    init?(_ role: String?, _ type: SwiftType) {
        switch type.unwrapped {
        case .string:
            let word = (role ?? "").lowercased()
            self = word.hasSuffix("icon") || word == "systemimage" || word == "iconname" ? .icon : .text
        case .named("URL", []): self = .image
        default: return nil
        }
    }

    /// The view's type.
    var view: String {
        switch self {
        case .text: "Text"
        case .icon: "ComponentIcon"
        case .image: "ComponentImage"
        }
    }

    /// The view of an expression that is not optional.
    func view(of expression: String) -> String {
        "\(view)(\(expression))"
    }

    func view(of expression: SwiftCode) -> SwiftCode {
        "\(plain: view)(\(expression))"
    }
}
