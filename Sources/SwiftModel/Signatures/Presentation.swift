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

    /// The functions that go with a former init: with the Binding, and without it, where its kind has that.
    package func functions(of former: FormerInit) -> [FormerInit] {
        guard former.kind == .main || former.kind == .text, let old = former.name(of: presented),
            let unbound = former.without([old, presented.name])
        else { return [former] }
        return [former, unbound]
    }
}
