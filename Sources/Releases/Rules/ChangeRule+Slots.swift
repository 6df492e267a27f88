extension ChangeRule {
    static let slotAdded = ChangeRule(
        "slot.added",
        "slot added",
        .addition,
        inSwift: .behavior,
        causing: .existence,
        "There is a further place for content. In Swift the component has a further type parameter, which is inferred, and a closure without a label behind a call may be taken for the new one."
    )
    static let slotRemoved = ChangeRule(
        "slot.removed",
        "slot removed",
        .breaking,
        inSwift: .sourceBreaking,
        causing: .existence,
        "What pages put there is not shown any more."
    )
    static let slotRenamed = ChangeRule(
        "slot.renamed",
        "slot renamed",
        .breaking,
        inSwift: .sourceBreaking,
        causing: .existence,
        "The same place has another name. The evidence says why the two are taken for one."
    )
    static let defaultSlotNamed = ChangeRule(
        "slot.default-to-named",
        "default slot got a name",
        .breaking,
        inSwift: .sourceBreaking,
        causing: .existence,
        "What stands between the tags has to name a slot now."
    )
    static let namedSlotDefault = ChangeRule(
        "slot.named-to-default",
        "named slot made the default",
        .breaking,
        inSwift: .sourceBreaking,
        causing: .existence,
        "What named a slot has to stand between the tags without it now."
    )
    static let slotNowRequired = ChangeRule(
        "slot.now-required",
        "slot now required",
        .breaking,
        causing: .requirement,
        "The component does not work without content there any more."
    )
    static let slotNoLongerRequired = ChangeRule(
        "slot.no-longer-required",
        "slot no longer required",
        .addition,
        causing: .requirement,
        "The component works without content there too."
    )
    static let slotTypesWidened = ChangeRule(
        "slot.types-widened",
        "allowed content widened",
        .addition,
        causing: .type,
        "More kinds of content are allowed there."
    )
    static let slotTypesNarrowed = ChangeRule(
        "slot.types-narrowed",
        "allowed content narrowed",
        .breaking,
        causing: .type,
        "Some kinds of content are not allowed there any more."
    )
    static let slotTypesChanged = ChangeRule(
        "slot.types-changed",
        "allowed content changed",
        .breaking,
        causing: .type,
        "Other kinds of content are allowed there."
    )
    static let slotTypesLost = ChangeRule(
        "slot.types-lost",
        "allowed content no longer told",
        .warning,
        causing: .type,
        "The source no longer says what may stand there."
    )
    static let slotTypesTold = ChangeRule(
        "slot.types-told",
        "allowed content now told",
        .note,
        causing: .type,
        "The source says what may stand there, which may have been so before."
    )

    static let slots = [
        slotAdded, slotRemoved, slotRenamed, defaultSlotNamed, namedSlotDefault, slotNowRequired, slotNoLongerRequired,
        slotTypesWidened, slotTypesNarrowed, slotTypesChanged, slotTypesLost, slotTypesTold,
    ]
}
