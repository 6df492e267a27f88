#if os(iOS)
import SwiftUI

/// Moves the heads of a table to where its rows begin: while rows are chosen, the system has a mark before each.
@available(iOS 15, *)
struct ComponentHeadInset: ViewModifier {
    @Environment(\.editMode) private var editMode

    func body(content: Content) -> some View {
        content.padding(.leading, editMode?.wrappedValue.isEditing == true ? Self.markWidth : 0)
    }

    /// The space of a mark in a list of the system.
    private static let markWidth: CGFloat = 40
}
#endif
