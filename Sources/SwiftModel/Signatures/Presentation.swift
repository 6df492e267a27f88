/// The function by which an overlay is presented from any view: `.elevateDialog(isPresented: $isShown) { … }`.
package struct Presentation: Sendable {
    package let presented: Member

    /// nil where nothing says that, and where the overlay has a place of its own.
    package init?(_ parameters: ComponentParameters) {
        let presented = parameters.members.first { $0.role == "isPresented" && $0.form.isBinding(to: .bool) }
        // Popovers that have the view that they point at show themselves beside it.
        let pointsAtOwn =
            parameters.component.primitive == .popover
            && parameters.members.contains { $0.role == "target" && $0.viewType != nil }
        guard let presented, !pointsAtOwn else { return nil }
        self.presented = presented
    }
}

/// Functions by which any view gets an explaining component, `.elevateTooltip("Saves the draft")`: each takes the
/// parameters of an init, but for the explained view.
package struct Attachment: Sendable {
    /// View that the component stands beside.
    package let target: Member
    package let presented: Member?

    /// nil for a component that explains nothing, and where it would have nothing to say.
    package init?(_ parameters: ComponentParameters) {
        guard parameters.component.primitive == .tooltip, parameters.members.count > 1,
            let target = parameters.members.first(where: { $0.role == "target" && $0.viewType != nil })
        else { return nil }
        // A text can't be the view that the function is called on.
        if case .slot(_, .some) = target.form { return nil }
        self.target = target
        presented = parameters.members.first { $0.role == "isPresented" && $0.form.isBinding(to: .bool) }
    }
}
