/// The function by which an overlay is presented from any view: `.elevateDialog(isPresented: $isShown) { … }`.
package struct Presentation: Sendable {
    /// What says that the overlay is shown.
    package let presented: Member

    /// nil where nothing says that.
    package init?(_ parameters: ComponentParameters) {
        let presented = parameters.members.first { $0.role == "isPresented" && $0.form.isBinding(to: .bool) }
        guard let presented else { return nil }
        self.presented = presented
    }
}
