#if os(iOS)
import SwiftUI

/// Makes an editor as high as some lines of text, at every text size, and shows what is to be entered while it is empty.
@available(iOS 15, *)
struct ComponentTextArea: ViewModifier {
    let text: String
    let placeholder: String
    let lines: Int
    let isGrowing: Bool

    func body(content: Content) -> some View {
        Text(verbatim: measured)
            .frame(maxWidth: .infinity, alignment: .topLeading)
            .hidden()
            .accessibilityHidden(true)
            .overlay { content }
            .overlay(alignment: .topLeading) {
                if text.isEmpty {
                    Text(verbatim: placeholder)
                        .foregroundStyle(.secondary)
                        .allowsHitTesting(false)
                        .accessibilityHidden(true)
                }
            }
    }

    /// A text of the height that the editor is to have.
    private var measured: String {
        let empty = String(repeating: "\n", count: max(lines - 1, 0))
        guard isGrowing else { return empty }
        let missing = lines - text.split(separator: "\n", omittingEmptySubsequences: false).count
        return text + String(repeating: "\n", count: max(missing, 0))
    }
}

@available(iOS 15, *)
extension View {
    /// Gives an editor the height of some lines, or of its text where it grows, and a placeholder.
    func textArea(
        _ text: String,
        placeholder: String = "",
        lines: Int? = nil,
        isGrowing: Bool = false
    ) -> some View {
        modifier(
            ComponentTextArea(
                text: text,
                placeholder: placeholder,
                lines: max(lines ?? 0, 2),
                isGrowing: isGrowing
            )
        )
    }
}
#endif
