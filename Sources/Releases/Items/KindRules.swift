import WebModel

/// Rules that tell that an item came, went or got another name, by its kind.
struct KindRules {
    let added: ChangeRule
    let removed: ChangeRule
    let renamed: ChangeRule

    init(_ kind: ItemKind) {
        switch kind {
        case .property: self.init(.propertyAdded, .propertyRemoved, .propertyRenamed)
        case .slot: self.init(.slotAdded, .slotRemoved, .slotRenamed)
        case .event: self.init(.eventAdded, .eventRemoved, .eventRenamed)
        case .method: self.init(.methodAdded, .methodRemoved, .methodRenamed)
        case .cssPart: self.init(.partAdded, .partRemoved, .partRenamed)
        case .cssProperty: self.init(.cssPropertyAdded, .cssPropertyRemoved, .cssPropertyRenamed)
        case .cssState: self.init(.stateAdded, .stateRemoved, .stateRenamed)
        case .text: self.init(.textAdded, .textRemoved, .textRenamed)
        }
    }

    private init(_ added: ChangeRule, _ removed: ChangeRule, _ renamed: ChangeRule) {
        self.added = added
        self.removed = removed
        self.renamed = renamed
    }
}
