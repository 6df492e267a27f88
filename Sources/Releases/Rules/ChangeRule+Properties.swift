extension ChangeRule {
    static let propertyAdded = ChangeRule(
        "property.added",
        "property added",
        .addition,
        inSwift: .additive,
        causing: .existence,
        "Pages that don't set it see no difference."
    )
    static let propertyRemoved = ChangeRule(
        "property.removed",
        "property removed",
        .breaking,
        inSwift: .sourceBreaking,
        causing: .existence,
        "Pages that set it have no effect any more, and nobody tells them."
    )
    static let propertyRenamed = ChangeRule(
        "property.renamed",
        "property renamed",
        .breaking,
        inSwift: .sourceBreaking,
        causing: .existence,
        "The same property has another name. The evidence says why the two are taken for one."
    )
    static let attributeAdded = ChangeRule(
        "property.attribute-added",
        "attribute added",
        .addition,
        "The property can be set in HTML as well."
    )
    static let attributeRemoved = ChangeRule(
        "property.attribute-removed",
        "attribute removed",
        .breaking,
        "The property can only be set from scripts. Pages that set the attribute have no effect any more."
    )
    static let attributeRenamed = ChangeRule(
        "property.attribute-renamed",
        "attribute renamed",
        .breaking,
        "HTML has to spell the attribute otherwise. Swift sets properties and sees no difference."
    )
    static let defaultChanged = ChangeRule(
        "property.default-changed",
        "default changed",
        .warning,
        inSwift: .behavior,
        causing: .defaultValue,
        "Code that leaves the property out gets another value."
    )
    static let defaultAdded = ChangeRule(
        "property.default-added",
        "default added",
        .warning,
        inSwift: .behavior,
        causing: .defaultValue,
        "Code that leaves the property out gets a value where there was none."
    )
    static let defaultRemoved = ChangeRule(
        "property.default-removed",
        "default removed",
        .warning,
        inSwift: .behavior,
        causing: .defaultValue,
        "Code that leaves the property out gets no value where there was one."
    )
    static let nowRequired = ChangeRule(
        "property.now-required",
        "property now required",
        .breaking,
        causing: .requirement,
        "The component does not work without it any more. Nothing follows in Swift while the property keeps its default."
    )
    static let noLongerRequired = ChangeRule(
        "property.no-longer-required",
        "property no longer required",
        .addition,
        causing: .requirement,
        "The component works without it too."
    )
    static let nowReadonly = ChangeRule(
        "property.now-readonly",
        "property now read-only",
        .breaking,
        causing: .any,
        "Code that sets it is wrong now."
    )
    static let noLongerReadonly = ChangeRule(
        "property.no-longer-readonly",
        "property no longer read-only",
        .addition,
        causing: .any,
        "It can be set too."
    )
    static let nowReflects = ChangeRule(
        "property.now-reflects",
        "property now reflects",
        .note,
        "What scripts set is seen in the attribute, and style sheets can match it."
    )
    static let noLongerReflects = ChangeRule(
        "property.no-longer-reflects",
        "property no longer reflects",
        .warning,
        "Style sheets that match the attribute no longer see what scripts set."
    )

    static let properties = [
        propertyAdded, propertyRemoved, propertyRenamed, attributeAdded, attributeRemoved, attributeRenamed,
        defaultChanged, defaultAdded, defaultRemoved, nowRequired, noLongerRequired, nowReadonly, noLongerReadonly,
        nowReflects, noLongerReflects,
    ]
}
