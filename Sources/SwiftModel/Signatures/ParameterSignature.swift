package import WebModel

package struct ParameterSignature: Sendable, Hashable {
    package enum Form: Sendable, Hashable {
        case value(SwiftType)
        case binding(SwiftType, isOptional: Bool)
        case action(parameters: [SwiftType], isOptional: Bool)
        case slot
        case rows
        /// Values of the app, for each of which `rows` makes a view.
        case data
        /// The children that are data.
        case items(SwiftType)
    }

    package let name: SwiftIdentifier
    package var form: Form
    package let isUnlabeled: Bool
    /// The default as it is written; nil where there is none.
    package var defaultText: String?
    package var isRequired: Bool
    /// nil where it comes from no item of the web component.
    package let origin: ItemReference?
    package var viewType: SwiftIdentifier?

    package init(
        name: SwiftIdentifier,
        form: Form,
        isUnlabeled: Bool,
        defaultText: String?,
        isRequired: Bool,
        origin: ItemReference?
    ) {
        self.name = name
        self.form = form
        self.isUnlabeled = isUnlabeled
        self.defaultText = defaultText
        self.isRequired = isRequired
        self.origin = origin
    }
}

extension ParameterSignature {
    init(_ member: Member) {
        let form: Form =
            switch member.form {
            case .value(let type): .value(type)
            case .binding(let type): .binding(type, isOptional: member.keepsOwn)
            case .action(let parameters, let isOptional): .action(parameters: parameters, isOptional: isOptional)
            case .slot: .slot
            case .rows: .rows
            case .items(let type, _): .items(type)
            }
        self.init(
            name: member.name,
            form: form,
            isUnlabeled: member.isUnlabeled,
            defaultText: member.defaultText,
            isRequired: member.isRequired,
            origin: member.origin
        )
        viewType = member.viewType
    }

    /// `texts` is the init with texts in the place of views; nil where views come in.
    init(_ member: Member, in texts: TextInit?) {
        guard let texts, let text = member.slotText else {
            self.init(member)
            return
        }
        let isFirst = member.name == texts.first.name
        let value = isFirst ? nil : text.defaultValue.map(\.description)
        self.init(
            name: member.name,
            form: .value(text.type),
            isUnlabeled: isFirst && texts.isFirstUnlabeled,
            defaultText: value,
            isRequired: value == nil,
            origin: member.origin
        )
    }
}
