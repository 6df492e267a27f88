/// The init that takes texts where the main one takes views: `ElevateButton("Save") { … }`.
package struct TextInit: Sendable {
    /// The one that is a text in any case.
    package let first: Member
    package let members: [Member]
    package let isFirstUnlabeled: Bool

    /// nil where no view can be a text. The first text has a name where it is not the one that does without.
    package init?(_ parameters: ComponentParameters, namingFirst hasName: (Member) -> Bool = { _ in false }) {
        let texts = parameters.members.filter(\.hasText)
        guard
            let first = texts.first(where: { $0.role == "label" })
                ?? texts.first(where: { $0.slotText?.display.isText == true }) ?? texts.first
        else { return nil }
        // Texts belong to the content.
        let others = parameters.members.filter { !$0.hasText }
        let labels = others.filter { ParameterRank($0) == .label }
        let rest = others.filter { ParameterRank($0) != .label }
        self.first = first
        members = labels + [first] + texts.filter { $0.name != first.name } + rest
        isFirstUnlabeled =
            !hasName(first) && first.slotText?.display.isText == true
            && !parameters.members.contains(where: \.isUnlabeled)
    }

    package func mayBeAbsent(_ member: Member, _ text: Member.SlotText) -> Bool {
        text.type.isOptional || (text.defaultValue == .string("") && member.name != first.name)
    }
}
