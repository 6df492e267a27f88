import SwiftUI

/// What several components share.
public enum ButtonTokens {
    public enum Tone: String, CaseIterable, Sendable {
        case primary, success, danger
    }

    public enum Size: String, CaseIterable, Sendable {
        case small = "s"
        case medium = "m"
        case large = "l"
    }

    public static func fill(_ tone: Tone, isPressed: Bool, isSelected: Bool) -> Color {
        switch tone {
        case .primary: isPressed ? .blue.opacity(0.8) : .blue
        case .success: isSelected ? .green : Color(red: 0.1, green: 0.6, blue: 0.2)
        case .danger: Color(UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .red })
        }
    }

    public static func padding(_ size: Size) -> EdgeInsets {
        switch size {
        case .small: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        case .medium: EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        case .large: EdgeInsets(top: 12, leading: 24, bottom: 12, trailing: 24)
        }
    }
}

/// Text that Foundation writes from a format: texts and lists stand in it as objects.
enum ElevateFormat {
    static func list(_ names: [String]) -> String {
        String(format: "%@, %d of them: %@", names.first ?? "", names.count, names)
    }
}
