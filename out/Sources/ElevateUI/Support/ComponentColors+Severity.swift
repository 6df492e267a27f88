#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension ComponentColors {
    /// The same colors, marked by how serious a message is, for which a web component has a word.
    func marked(by severity: String) -> ComponentColors {
        switch severity.lowercased() {
        case "error", "danger": marked(borderInvalid)
        case "warning": marked(Self.warning.tint)
        case "info", "information": marked(Self.info.tint)
        case "success": marked(Self.success.tint)
        default: self
        }
    }

    private func marked(_ color: Color) -> ComponentColors {
        var colors = self
        colors.border = color
        colors.borderFocused = color
        colors.tint = color
        return colors
    }
}
#endif
