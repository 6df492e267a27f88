#if os(iOS)
import SwiftUI

/// Shows the text of a field in the place of the field, where it can be selected and copied.
@available(iOS 15, *)
struct ComponentReadOnlyText: ViewModifier {
    let isReadOnly: Bool
    let text: String
    let prompt: String
    /// Whether the text may be longer than its place.
    let scrolls: Bool
    /// The outline of the field, where nothing else draws it.
    let box: ComponentShape?
    let colors: ComponentColors?

    @ViewBuilder func body(content: Content) -> some View {
        if !isReadOnly {
            content
        } else if scrolls {
            ScrollView { label }
        } else if let box, let colors {
            label
                .padding(Self.inset)
                .overlay { ComponentOutline(box, colors.border) }
        } else {
            label
        }
    }

    private var label: some View {
        Text(verbatim: text.isEmpty ? prompt : text)
            .foregroundStyle(text.isEmpty ? .secondary : .primary)
            .textSelection(.enabled)
            .identified()
            .frame(maxWidth: .infinity, alignment: .leading)
    }

    /// As far from the outline as the text of the system's own field.
    private static var inset: EdgeInsets { EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7) }
}

@available(iOS 15, *)
extension View {
    /// Shows a text in the place of the field while the condition holds.
    ///
    /// - Parameters:
    ///   - isReadOnly: Whether the text can only be read.
    ///   - prompt: What is shown while the text is empty.
    ///   - scrolls: Whether the text may be longer than its place.
    ///   - box: The outline of the field, where nothing else draws it.
    ///   - colors: The colors of the outline.
    ///   - text: The text of the field.
    /// - Returns: The field, or its text.
    func readOnlyText(
        _ isReadOnly: Bool,
        prompt: String = "",
        scrolls: Bool = false,
        box: ComponentShape? = nil,
        colors: ComponentColors? = nil,
        text: String
    ) -> some View {
        modifier(
            ComponentReadOnlyText(
                isReadOnly: isReadOnly,
                text: text,
                prompt: prompt,
                scrolls: scrolls,
                box: box,
                colors: colors
            )
        )
    }
}
#endif
