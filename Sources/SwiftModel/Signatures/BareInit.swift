/// The init without any view, where the main one has to have the default slot.
///
/// It has no other slot either: with one, a trailing closure could mean that as well.
package struct BareInit: Sendable {
    package let members: [Member]

    /// nil where the main init lets a caller leave the slot out, or where some view has to be there.
    package init?(_ parameters: ComponentParameters) {
        let views = parameters.members.filter { $0.viewType != nil }
        guard views.contains(where: \.takesTrailingClosure),
            views.allSatisfy({ $0.takesTrailingClosure || !$0.isRequired })
        else { return nil }
        members = parameters.members.filter { $0.viewType == nil }
    }
}
