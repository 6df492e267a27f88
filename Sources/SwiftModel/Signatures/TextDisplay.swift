package enum TextDisplay: Sendable, Hashable {
    case text
    /// The name of an icon.
    case icon
    case image
    /// A number or a date, as the user's locale writes it.
    case formatted
    /// The web's word for a value of an enum.
    case word
    /// The same where it is the name of an icon.
    case iconWord

    /// nil for a value that cannot be shown by itself.
    package init?(_ role: String?, _ type: SwiftType) {
        switch type.unwrapped {
        case .string:
            let word = (role ?? "").lowercased()
            self = word.hasSuffix("icon") || word == "systemimage" || word == "iconname" ? .icon : .text
        // The page that a tap opens is not a picture.
        case .named("URL", []) where role != OpenedPage.role: self = .image
        default: return nil
        }
    }

    /// Display of a value that stands for a view of its name: nothing else could be meant by it.
    package init?(standingForView role: String?, _ type: SwiftType) {
        if let display = TextDisplay(role, type) {
            self = display
            return
        }
        switch type.unwrapped {
        case .named("Date", []): self = .formatted
        case .generated: self = TextDisplay(role, .string) == .icon ? .iconWord : .word
        case let type where type.isNumber: self = .formatted
        default: return nil
        }
    }

    package var view: String {
        switch self {
        case .text, .formatted, .word: "Text"
        case .icon, .iconWord: "ComponentIcon"
        case .image: "ComponentImage"
        }
    }

    /// The view of an expression that is not optional.
    package func view(of expression: String) -> String { "\(view)(\(expression)\(conversion))" }

    package var conversion: String {
        switch self {
        case .text, .icon, .image: ""
        case .formatted: ".formatted()"
        case .word, .iconWord: ".rawValue"
        }
    }

    package var isText: Bool { view == "Text" }

    package var isString: Bool { self == .text || self == .icon }
}
