#if os(iOS)
import SwiftUI

/// The keys that web components write as `cmd+k`, or `cmd+k, ctrl+k` where systems differ.
@available(iOS 15, *)
struct ComponentHotkey {
    let shortcut: KeyboardShortcut

    /// nil where nothing names a key. Of several shortcuts, the one with the command key is for this system.
    init?(_ text: String) {
        let shortcuts = text.lowercased().split(separator: ",").compactMap(Self.shortcut)
        guard let found = shortcuts.first(where: { $0.modifiers.contains(.command) }) ?? shortcuts.first else {
            return nil
        }
        shortcut = found
    }

    private static func shortcut(_ text: Substring) -> KeyboardShortcut? {
        var modifiers: EventModifiers = []
        var key: KeyEquivalent?
        for part in text.split(whereSeparator: { $0 == "+" || $0 == "-" || $0.isWhitespace }) {
            switch part {
            case "cmd", "command", "meta", "mod", "$mod", "super", "⌘": modifiers.insert(.command)
            case "ctrl", "control", "⌃": modifiers.insert(.control)
            case "alt", "option", "opt", "⌥": modifiers.insert(.option)
            case "shift", "⇧": modifiers.insert(.shift)
            case "enter", "return", "⏎": key = .return
            case "space": key = .space
            case "tab": key = .tab
            case "esc", "escape": key = .escape
            default:
                guard part.count == 1, let character = part.first else { return nil }
                key = KeyEquivalent(character)
            }
        }
        return key.map { KeyboardShortcut($0, modifiers: modifiers) }
    }
}
#endif
