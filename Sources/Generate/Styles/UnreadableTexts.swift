import Core
import SwiftModel
import Tokens

/// Texts that design tokens draw too close to the color behind them: the generated code draws them darker or lighter.
struct UnreadableTexts {
    private let found: [DrawnStylesReading.Unreadable]
    private let tag: String

    /// Bound for one component. No design system has so many states of so many tones.
    private static let mostNamed = 200

    init(_ styles: DrawnStylesReading, of component: ComponentScaffold) {
        tag = component.swift.tag
        found =
            component.swift.primitive?.hasTextOnFill == true
            ? styles.unreadable(isSelectable: component.tellsSelection) : []
    }

    func report(at place: SourceLocation?, into diagnostics: inout DiagnosticBag) {
        guard !found.isEmpty else { return }
        let names = found.prefix(Self.mostNamed).map { text in
            let words = [text.tone, text.state == .normal ? nil : text.state.rawValue].compactMap { $0 }
            return (words.isEmpty ? "" : words.joined(separator: ", ") + ": ") + text.contrast.text
        }
        let hidden = found.count - names.count
        diagnostics.note(
            .tokensUnreadable,
            "tokens of <\(tag)> draw a text below \(ColorContrast.text.text) on what is behind it, and it becomes darker or "
                + "lighter: " + names.joined(separator: "; ") + (hidden > 0 ? " and \(hidden) more" : ""),
            at: place
        )
    }
}

extension NativePrimitive {
    /// Whether its texts stand on its own background, and not on the screen.
    var hasTextOnFill: Bool {
        switch self {
        case .button, .iconButton, .toggleButton, .chip, .badge, .keyCap, .textField, .secureField, .searchField,
            .textEditor, .oneTimeCode, .pickerMenu, .pickerSearch, .card, .tooltip, .banner, .notification, .avatar:
            true
        default: false
        }
    }
}
