/// Inits that bind one value, of a choice that binds a set and has a flag for several. On the web one attribute,
/// `multiple`, makes two kinds of it; in Swift the Binding says which one is meant.
package struct SingleInit: Sendable {
    /// Parameters without the flag, and with one value in the place of the set.
    package let parameters: ComponentParameters
    /// Member that says that there may be several; nil where none does.
    package let flag: Member?
    package let selection: Member
    package let set: SwiftType

    package init?(_ parameters: ComponentParameters) {
        guard parameters.component.primitive?.isChoice == true,
            let selection = parameters.members.selection,
            case .binding(let set) = selection.form, set.isSet, let value = set.element
        else { return nil }
        flag = parameters.members.first {
            $0.role == "allowsMultipleSelection" && $0.valueType == .bool && !$0.isRequired
        }
        guard flag != nil || parameters.component.choosesOneOrSeveral else { return nil }
        self.selection = selection
        self.set = set
        self.parameters = parameters.without(Set([flag?.name].compactMap(\.self))).mapping(parameters.component) {
            member in
            member.mappingTypes { $0 == set ? .optional(value) : $0 }
        }
    }
}
